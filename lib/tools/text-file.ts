import { decode } from "@/lib/reading/decode";

/**
 * The text of a file that a visitor opens, or a sentence that says why there is none.
 *
 * @param mostBytes of a file that is read
 * @param tooLarge said of a larger one
 */
export async function openTextFile(
  file: File,
  mostBytes: number,
  tooLarge: string,
): Promise<{ text: string } | { problem: string }> {
  if (file.size > mostBytes) return { problem: tooLarge };
  try {
    const decoded = decode(new Uint8Array(await file.arrayBuffer()));
    if ("text" in decoded) return decoded;
    return { problem: `This is ${decoded.instead}. Save or export it as CSV, and open that.` };
  } catch {
    return { problem: "This file could not be read." };
  }
}
