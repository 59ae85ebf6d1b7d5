import { request as requestHttp, type IncomingHttpHeaders } from "node:http";
import { request as requestHttps } from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  body: Buffer;
}

/** A host to ask. */
export interface Target {
  /** Scheme, host and port. */
  origin: string;
  /** Origin over plain http that redirects to `origin`; undefined if there is none. */
  plainOrigin?: string | undefined;
  /** Certificate of the authority, in PEM, where the system does not know it. */
  authority?: string;
}

/** A host that says nothing for this long does not answer. */
const TIMEOUT_MS = 30_000;

/** Requests a path exactly as written: `fetch` would resolve `..` and follow redirects. */
export function rawRequest(
  { origin, authority }: Target,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === "https:" ? requestHttps : requestHttp;
  const options = { hostname, port, path, method, headers, agent: false, ca: authority, timeout: TIMEOUT_MS };
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const raw = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: received } = response;
        try {
          resolve({ status, headers: received, body: decode(raw, received["content-encoding"]) });
        } catch (error) {
          reject(error as Error);
        }
      });
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error("no answer")));
    outgoing.on("error", reject).end();
  });
}

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0 || encoding === undefined) return body;
  if (encoding === "br") return brotliDecompressSync(body);
  if (encoding === "gzip") return gunzipSync(body);
  throw new Error(`unknown content encoding ${encoding}`);
}
