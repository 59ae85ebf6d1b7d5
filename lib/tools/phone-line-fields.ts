import { numberField } from "./fields";

/** For a firm of no particular trade: one phone that rings eight times in its busiest hour. */
export const USUAL_HOUR = { calls: 8, minutes: 3, people: 1 } as const;

/** The numbers of a telephone line, which several tools ask for. */
export const LINE_NUMBERS = {
  calls: numberField(
    "calls",
    "Calls in your busiest hour",
    { least: 0.1, most: 5000 },
    USUAL_HOUR.calls,
    "The hour when your phone rings most, say Monday from 9 to 10.",
  ),
  minutes: numberField(
    "minutes",
    "Minutes a call",
    { least: 0.1, most: 120 },
    USUAL_HOUR.minutes,
    "Including the notes you write afterwards.",
  ),
  people: numberField(
    "people",
    "People who can pick up",
    { least: 1, most: 500, whole: true },
    USUAL_HOUR.people,
    "At the same time. A phone that several people share counts as one.",
  ),
} as const;
