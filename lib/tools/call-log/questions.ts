/** What is asked of a visitor about a log, and what is said of it. */
import type { Question } from "./log";

const MOST_QUOTED = 60;

/** A text of the file in messages. */
export const quote = (text: string) =>
  `“${text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text}”`;

/** The answers to each question, by what they set. */
const CHOICES = {
  dates: { day: "The day comes first", month: "The month comes first", year: "The year comes first" },
  decimal: { ".": "A point is the decimal sign", ",": "A comma is the decimal sign" },
  number: { s: "Seconds", min: "Minutes", h: "Hours" },
  pair: { "min:s": "Minutes and seconds", "h:min": "Hours and minutes" },
  outcome: { answered: "Answered calls only", missed: "Missed calls only" },
  word: { answered: "Answered", missed: "Missed", out: "Not an incoming call" },
};

/** @param among orders that are possible, or the number of rows with a word */
export function questionOf(
  id: keyof typeof CHOICES,
  example: string,
  among: readonly string[] = [],
): Question {
  const texts: Record<typeof id, string> = {
    dates: `Which comes first in a date such as ${quote(example)}?`,
    decimal: `Which is the decimal sign in a number such as ${quote(example)}?`,
    number: `One call is ${quote(example)} long. Seconds, minutes or hours?`,
    pair: `How long is a call of ${quote(example)}?`,
    outcome: "The log does not say which calls were answered. What does it list?",
    word: `What does ${quote(example)} mean for a call (${among[0] === "1" ? "one row" : `${among[0]} rows`})?`,
  };
  const choices = Object.entries(CHOICES[id]);
  return {
    id: id === "word" ? `word ${example}` : id,
    text: texts[id],
    choices: id === "dates" ? choices.filter(([order]) => among.includes(order)) : choices,
  };
}

const LEFT_OUT = {
  above: "above the headings left out",
  totals: "of totals left out",
  repeated: "of repeated headings left out",
  out: "of calls that you made left out",
  internal: "of calls between your own phones left out",
  other: "of faxes, chats and texts left out",
  below: "without a date counted with the day above",
  parts: "joined to the call they belong to",
  lengthless: "without a length",
};

/** Numbers of rows that a log has and the result has not, or has otherwise. */
type LeftOut = Record<keyof typeof LEFT_OUT, number>;

export const nothingLeftOut = (): LeftOut =>
  Object.fromEntries(Object.keys(LEFT_OUT).map((reason) => [reason, 0])) as LeftOut;

const rows = (count: number) => (count === 1 ? "One row" : `${count.toLocaleString("en-GB")} rows`);

/** A sentence for each thing that was left out. */
export function describeLeftOut(left: LeftOut): string[] {
  return Object.entries(LEFT_OUT).flatMap(([reason, text]) => {
    const count = left[reason as keyof LeftOut];
    return count > 0 ? `${rows(count)} ${text}.` : [];
  });
}
