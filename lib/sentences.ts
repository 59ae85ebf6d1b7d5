/** The first sentence of a text, which pages set larger, and the others: "" if there are none. */
export function splitSentence(text: string): [first: string, rest: string] {
  const end = text.search(/[.?!] /) + 1;
  return end === 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 1)];
}
