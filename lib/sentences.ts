/** Keeps hours beside their "am" and "pm", and "9 am to 6 pm" and "6:00 PM GMT" on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<=\d) (?=[ap]m\b)|(?<=[ap]m) (?=to \d|GMT)|(?<=[ap]m to) (?=\d)/gi, "\u00A0");
}

/** The first sentence of a text, which pages set larger, and the others: "" if there are none. */
export function splitSentence(text: string): [first: string, rest: string] {
  const end = text.search(/[.?!] /) + 1;
  return end === 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 1)];
}
