/** The inputs of the tool besides the log: docs/behaviour.md#your-call-log. */
import { numberField } from "../fields";
import { NUMBERS } from "../line-fields";
import { findNumberProblem, parseNumber } from "../typed-numbers";
import type { Field, Texts } from "../query";

export const LOG_FIELDS = {
  people: {
    ...NUMBERS.people,
    hint: "If you leave this blank, we take the largest number who ever talked at once.",
    check: (text: string) =>
      text.trim() === "" ? undefined : findNumberProblem(text, NUMBERS.people.limits),
  } satisfies Field,
  rate: numberField("rate", "Pounds a minute", { least: 0, most: 100 }),
  after: numberField(
    "after",
    "Minutes added after a call",
    { least: 0, most: 60 },
    "Some providers also bill the time they take to write the note.",
  ),
} as const;

export const LOG_DEFAULTS: Texts = { people: "", rate: "1.10", after: "1" };

/** The numbers of valid texts. */
export function readLogNumbers(texts: Texts): { people: number | undefined; rate: number; after: number } {
  const { rate, after } = LOG_FIELDS;
  return {
    people: texts.people!.trim() === "" ? undefined : parseNumber(texts.people!, NUMBERS.people.limits),
    rate: parseNumber(texts.rate!, rate.limits)!,
    after: parseNumber(texts.after!, after.limits)!,
  };
}
