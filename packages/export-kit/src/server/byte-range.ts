/**
 * The one range of bytes that a Range header asks for. Packages for this answer 416 to a suffix that is longer than
 * the file, where the standard asks for the whole file.
 *
 * @param header such as `bytes=0-99`
 * @param size of the file, in bytes
 * @returns both ends included; undefined if the whole file is the answer: no header, another unit, several ranges, or
 *   not a range
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14.1.2
 */
export function byteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? "") ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end ? { start, end } : "unsatisfiable";
}
