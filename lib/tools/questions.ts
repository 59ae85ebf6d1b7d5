/** What is asked of a visitor about a file that may be read in two ways. */

/** What a file leaves open. */
export interface Question {
  /** "dates", "decimal", "number", "pair", "outcome", or "word " and the word. */
  id: string;
  text: string;
  /** Value and label of each answer. */
  choices: readonly (readonly [value: string, label: string])[];
}

/** Answers by the ids of questions. */
export type Answers = Readonly<Record<string, string>>;

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

/**
 * A question with its choices.
 *
 * @param example a text of the file that may be two things
 * @param among orders of dates that are possible, or the number of rows with a word
 */
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
