import { byteRange } from "../server/byte-range.mjs";
import type { R2Object, R2Storage } from "./r2-storage";

/** An answer without the headers of the host table. */
interface ObjectAnswer {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  body: ReadableStream | null;
}

/**
 * Answers GET or HEAD with an object: all of it, a range, or only that it has not changed.
 *
 * @returns undefined if there is no such object
 */
export async function answerObject(
  storage: R2Storage,
  key: string,
  { method, headers }: Pick<Request, "method" | "headers">,
): Promise<ObjectAnswer | undefined> {
  const range = method === "GET" ? headers.get("Range") : null;
  const found = method === "HEAD" || range ? await storage.head(key) : await storage.get(key);
  if (!found) return undefined;
  const known = headers.get("If-None-Match");
  if (known && namesTag(known, found.httpEtag)) {
    await found.body?.cancel();
    return { status: 304, headers: headersOf(found), body: null };
  }
  if (!range) return whole(found);
  const ifRange = headers.get("If-Range") ?? found.httpEtag;
  // A part of a compressed object is of no use to clients for which the edge decompresses it.
  const isPossible = ifRange === found.httpEtag && encodingOf(found) === undefined;
  return answerRange(storage, key, found, isPossible ? range : undefined);
}

async function answerRange(
  storage: R2Storage,
  key: string,
  found: R2Object,
  range: string | undefined,
): Promise<ObjectAnswer | undefined> {
  const { size, httpEtag } = found;
  const asked = byteRange(range, size);
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

function whole(object: R2Object): ObjectAnswer {
  return {
    status: 200,
    headers: { ...headersOf(object), "Content-Length": String(object.size) },
    body: object.body ?? null,
  };
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
