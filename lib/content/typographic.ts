/** Turns the straight quotation marks and apostrophes of a text into typographic ones. */
export function curlQuotes(text: string): string {
  return (
    text
      // At the beginning of a text that goes on from a link or from bold words.
      .replace(/^"(?=[\s.,;:!?)]|$)/, "”")
      .replace(/(^|[\s([–—])"/g, "$1“")
      .replace(/"/g, "”")
      .replace(/(^|[\s([“–—])'(?=\S)/g, "$1‘")
      .replace(/'/g, "’")
  );
}
