import type { Interception, S3Request, S3ServerOptions } from "./s3-server";

/**
 * What storages answer where they differ, by their documents and the issues of their clients, as of November 2026.
 * Removing several objects in one request is refused by all: Google has no such request ("POST ?delete is not implemented
 * for objects"), MinIO before 2025 and others want Content-MD5 where the client sends a CRC, and so are checksums, which
 * Backblaze called an unsupported header.
 */
interface Storage {
  /** `If-None-Match: *` for an upload; a status is how it is refused. */
  conditions: "obeyed" | "ignored" | 400 | 501;
  /** Whether a second write to a key within a second is refused with 429: here the first attempt at each second one. */
  oneWriteASecond?: boolean;
  /** With which error too many requests are refused. */
  busy: { status: number; code: string };
}

const SLOW_DOWN = { status: 503, code: "SlowDown" };

export const STORAGES: Readonly<Record<string, Storage>> = {
  "Cloudflare R2": {
    conditions: "obeyed",
    oneWriteASecond: true,
    busy: { status: 429, code: "TooManyRequests" },
  },
  "Amazon S3 and MinIO": { conditions: "obeyed", busy: SLOW_DOWN },
  // Since Tentacle it obeys. Wasabi and Google ignore the condition too.
  "Ceph and Wasabi": { conditions: "ignored", busy: SLOW_DOWN },
  "Google Cloud Storage": { conditions: "ignored", oneWriteASecond: true, busy: SLOW_DOWN },
  "Backblaze B2": { conditions: 501, busy: { status: 503, code: "ServiceUnavailable" } },
  "a storage that calls conditions invalid": { conditions: 400, busy: SLOW_DOWN },
};

/** @returns numbers from 0 to 1, the same for the same seed */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Plays a storage on a network that resets, loses and refuses a tenth of the requests. @param random from 0 to 1 */
export function playStorage(
  { conditions, oneWriteASecond = false, busy }: Storage,
  random: () => number,
): Pick<S3ServerOptions, "intercept" | "conditionalWrites"> {
  const written = new Set<string>();
  const intercept = (
    method: string,
    key: string,
    { headers, search }: S3Request,
  ): Interception | undefined => {
    const names = Object.keys(headers);
    if (/[?&]delete\b/.test(search)) return { status: 501, code: "NotImplemented" };
    if (names.some((name) => /^x-amz-(?:checksum|sdk-checksum|trailer)/.test(name)))
      return { status: 400, code: "InvalidArgument" };
    if (typeof conditions === "number" && headers["if-none-match"] && method === "PUT")
      return { status: conditions, code: conditions === 501 ? "NotImplemented" : "InvalidRequest" };
    const chance = random();
    if (chance < 0.1)
      return chance < 0.03 ? "reset" : chance < 0.05 ? "lost" : chance < 0.053 ? "hang" : busy;
    if (oneWriteASecond && method === "PUT") {
      if (written.delete(key)) return { status: 429, code: "TooManyRequests" };
      written.add(key);
    }
    return undefined;
  };
  return { intercept, conditionalWrites: conditions === "obeyed" };
}
