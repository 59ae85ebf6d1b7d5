/** GET and HEAD requests for a part of a file, or only for a file that has changed. @see https://www.rfc-editor.org/rfc/rfc9110#section-13 */

/** The answer to such a request, without the headers of the host table. */
interface Selection {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  /** The bytes of the body, both ends included; undefined for an answer without one. */
  bytes?: { start: number; end: number };
}

/**
 * Selects what a request is answered with: all of a file, a range of it, or only that it has not changed.
 *
 * @param header returns a header of the request
 * @param file its entity tag in quotes, and its size in bytes
 */
export function selectBytes(
  method: string,
  header: (name: string) => string | null | undefined,
  { etag, size }: { etag: string; size: number },
): Selection {
  const headers = { ETag: etag, "Accept-Ranges": "bytes" };
  if (namesTag(header("If-None-Match") ?? "", etag)) return { status: 304, headers };
  const isSameFile = (header("If-Range") ?? etag) === etag;
  const range = method === "GET" && isSameFile ? byteRange(header("Range") ?? "", size) : undefined;
  if (range === "unsatisfiable")
    return { status: 416, headers: { "Content-Range": `bytes */${size}`, "Content-Length": "0" } };
  const bytes = range ?? { start: 0, end: size - 1 };
  const { start, end } = bytes;
  return {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      "Content-Length": String(end - start + 1),
      ...(range && { "Content-Range": `bytes ${start}-${end}/${size}` }),
    },
    bytes,
  };
}

/** Whether an If-None-Match names a tag; a proxy that compresses makes tags weak. */
function namesTag(header: string, tag: string): boolean {
  const opaque = (each: string) => each.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((each) => opaque(each) === opaque(tag));
}

/**
 * The one range of bytes that a Range header asks for. Packages for this answer 416 to a suffix that is longer than
 * the file, where the standard asks for the whole file.
 *
 * @param header such as `bytes=0-99`
 * @returns undefined if the whole file is the answer: no header, another unit, several ranges, or not a range
 */
export function byteRange(
  header: string,
  size: number,
): { start: number; end: number } | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header) ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end ? { start, end } : "unsatisfiable";
}
