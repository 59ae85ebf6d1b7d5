import { byteRange } from "../server/byte-range";

/** What the Worker uses of an R2 bucket. @see https://developers.cloudflare.com/r2/api/workers/workers-api-reference/ */
export interface R2Storage {
  get(key: string, options?: { range?: { offset: number; length: number } }): Promise<R2Object | null>;
  head(key: string): Promise<R2Object | null>;
}

export interface R2Object {
  /** Bytes of the whole object, also in the answer to a range. */
  size: number;
  /** A strong entity tag in quotes, made of the content. */
  httpEtag: string;
  httpMetadata?: { contentEncoding?: string };
  /** Missing in the answer to `head`. */
  body?: ReadableStream;
}

/** An answer without the headers of the host table. */
interface R2Response {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  body: ReadableStream | null;
}

/**
 * Answers GET or HEAD with an object: all of it, a range, or only that it has not changed.
 *
 * @returns undefined if there is no such object
 */
export async function respondFromR2(
  storage: R2Storage,
  key: string,
  { method, headers }: Pick<Request, "method" | "headers">,
): Promise<R2Response | undefined> {
  const range = method === "GET" ? headers.get("Range") : null;
  const found = method === "HEAD" || range ? await storage.head(key) : await storage.get(key);
  if (!found) return undefined;
  const known = headers.get("If-None-Match");
  if (known && namesTag(known, found.httpEtag)) {
    await found.body?.cancel();
    return { status: 304, headers: headersOf(found), body: null };
  }
  if (!range) return whole(found);
  const { size, httpEtag } = found;
  // A part of a compressed object is of no use to clients for which the edge decompresses it.
  const isPossible = (headers.get("If-Range") ?? httpEtag) === httpEtag && encodingOf(found) === undefined;
  const asked = isPossible ? byteRange(range, size) : undefined;
  if (asked === "unsatisfiable")
    return { status: 416, headers: { "Content-Range": `bytes */${size}` }, body: null };
  if (asked) {
    const { start, end } = asked;
    const length = end - start + 1;
    const part = await storage.get(key, { range: { offset: start, length } });
    // Otherwise a deploy has replaced it between the two requests.
    if (part?.httpEtag === httpEtag) {
      const more = { "Content-Range": `bytes ${start}-${end}/${size}`, "Content-Length": String(length) };
      return { status: 206, headers: { ...headersOf(part), ...more }, body: part.body ?? null };
    }
    await part?.body?.cancel();
  }
  const all = await storage.get(key);
  return all ? whole(all) : undefined;
}

function whole(object: R2Object): R2Response {
  const headers = { ...headersOf(object), "Content-Length": String(object.size) };
  return { status: 200, headers, body: object.body ?? null };
}

function headersOf(object: R2Object): Record<string, string> {
  const encoding = encodingOf(object);
  return {
    ETag: object.httpEtag,
    "Accept-Ranges": "bytes",
    ...(encoding ? { "Content-Encoding": encoding } : {}),
  };
}

const encodingOf = ({ httpMetadata }: R2Object) => httpMetadata?.contentEncoding || undefined;

/** Whether an If-None-Match names a tag; a proxy that compresses makes tags weak. RFC 9110, section 13.1.2. */
function namesTag(header: string, tag: string): boolean {
  const opaque = (each: string) => each.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((each) => opaque(each) === opaque(tag));
}
