import { selectBytes } from "../hosts/conditional-request";

/** The methods of an R2 bucket that the Worker uses. @see https://developers.cloudflare.com/r2/api/workers/workers-api-reference/ */
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
  { method, headers: asked }: Pick<Request, "method" | "headers">,
): Promise<R2Response | undefined> {
  const whole = () => respondFromR2(storage, key, { method, headers: new Headers() });
  const isRange = method === "GET" && asked.has("Range");
  const found = method === "HEAD" || isRange ? await storage.head(key) : await storage.get(key);
  if (!found) return undefined;
  const { size, httpEtag: etag, httpMetadata } = found;
  const encoding = httpMetadata?.contentEncoding;
  // A part of a compressed object is of no use to clients for which the edge decompresses it.
  const header = (name: string) => (name === "Range" && encoding ? null : asked.get(name));
  const { status, bytes, headers } = selectBytes(method, header, { etag, size });
  if (encoding && status !== 416) headers["Content-Encoding"] = encoding;
  if (!bytes) {
    await found.body?.cancel();
    return { status, headers, body: null };
  }
  if (status !== 206) return isRange ? whole() : { status, headers, body: found.body ?? null };
  const range = { offset: bytes.start, length: bytes.end - bytes.start + 1 };
  const part = await storage.get(key, { range });
  if (part?.httpEtag === etag) return { status, headers, body: part.body ?? null };
  // A deploy has replaced the object between the two requests.
  await part?.body?.cancel();
  return whole();
}
