import { z } from "zod";
import { rowsBy, sentence, text, webAddress } from "./text.ts";

/** The law behind a holiday calendar. */
const holidaySource = z.strictObject({
  /** Country, with the subdivision and region if a city has them: "NZ-AUK", see `calendarName`. */
  calendar: z
    .string()
    .regex(/^[A-Z]{2}(-[A-Z0-9]+){0,2}$/, "expected a calendar such as US-WA or AU-TAS-SOUTH"),
  /** Name of the act and its section, or of the government's list. */
  law: text,
  /** The law, or the government's page about it. */
  url: webAddress,
  /** Day on which the calendar was last compared with the law. */
  checked: z.iso.date(),
  /** For readers: what is local, dated year by year or kept by others. */
  note: sentence.optional(),
});
export type HolidaySource = z.infer<typeof holidaySource>;

/** `content/holiday-sources.yaml`. */
export const holidaySourcesSchema = rowsBy("calendar", holidaySource);
