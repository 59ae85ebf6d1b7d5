import { z } from "zod";
import { label, message, without } from "../message.ts";
import { CARDINALS } from "../text.ts";

const hours = message({ hours: "number" });
const day = { day: "text", month: "text" } as const;

/** `content/landing/words.yaml`, for `lib/landing/english.ts`; `numbers` also for messages with numbers in words. */
export const wordsSchema = z.strictObject({
  /** Words for numbers, from zero. Larger numbers are printed in digits. */
  numbers: z
    .array(label)
    .refine(
      ([, ...words]) => words.every((word, index) => word === CARDINALS[index]),
      "expected the numbers from zero, none left out",
    ),
  /** Durations with their unit: "seven and a half hours", in digits "7½ hours". */
  durations: z.strictObject({
    hours,
    halfAnHour: label,
    andAHalf: hours,
    andThreeQuarters: hours,
    minutes: message({ minutes: "number" }),
    hoursAndMinutes: message({ hours: "number", minutes: "number" }),
    figures: message({ figure: "text" }, { hours: "number" }),
  }),
  /** The first duration of a range, without its unit: "seven" in "seven or eight hours". */
  beforeAnother: z.strictObject({
    hours,
    andAHalf: hours,
    andThreeQuarters: hours,
    figures: message({ figure: "text" }),
  }),
  /** Ranges of durations. `next`: one hour apart, "seven or eight". `wide`: any other range, "nine to eleven". */
  ranges: z.strictObject({
    next: message({ least: "text", most: "text" }),
    wide: message({ least: "text", most: "text" }),
  }),
  times: z.strictObject({
    midnight: label,
    noon: label,
    am: without("pm", message({ time: "text" })),
    pm: without("am", message({ time: "text" })),
    hours: message({ from: "text", to: "text" }),
  }),
  dates: z.strictObject({
    day: message(day),
    weekday: message({ weekday: "text", ...day }),
    date: message({ ...day, year: "text" }),
  }),
});
