/** What the law says of calls, public holidays and wages, each with its source. */
import { z } from "zod";
import { ref } from "./reference.ts";
import {
  addProblem,
  clause,
  distinct,
  name,
  rowsBy,
  sentence,
  sentenceOf,
  slug,
  source,
  text,
  webAddress,
} from "./text.ts";

/** What a statement is about; pages group statements by it. */
export const lawTopic = z.enum([
  "recording",
  "leads",
  "cold-calls",
  "emergency",
  "data",
  "transfer",
  "chat",
  "orders",
  "language",
  "tax",
  "custom",
]);
export type LawTopic = z.infer<typeof lawTopic>;

/** The law with its section, or the regulator and its page. */
const lawSource = source.extend({ title: name });

/** Law or custom that matters for calls answered for a firm there. */
const lawStatement = z
  .strictObject({
    id: slug,
    topic: lawTopic,
    countries: distinct(ref("country"), "country"),
    /** Values of `subdivision` in the list of cities; absent if the statement holds in the whole country. */
    states: distinct(
      z.string().regex(/^[A-Z0-9]{2,3}$/, "expected a subdivision code such as CA or NSW"),
      "state",
    ).optional(),
    /** Absent unless the statement is bound to a trade. */
    industries: distinct(ref("industry"), "industry").optional(),
    /** Industries that a general statement does not bind, such as councils for a law on firms. */
    exceptIndustries: distinct(ref("industry"), "industry").optional(),
    /** Ids of general statements that do not hold, or not alone, for these industries: pages leave them out. */
    replaces: distinct(slug, "statement").optional(),
    /** True if leads are charged by time there, because the trade may not pay for each customer. */
    byTime: z.literal(true).optional(),
    /** One or two sentences, true without further conditions; `{state}` is the one of the page. */
    text: sentenceOf(10, 45),
    source: lawSource.optional(),
    /** Day for which it was written. Printed: the law may have changed since. */
    written: z.iso.date(),
  })
  .superRefine((given, context) => {
    const { topic, countries, states, industries, exceptIndustries, replaces, byTime, text, source } = given;
    const report = (field: string, message: string) => addProblem(context, [field], message);
    const section = /(__|section-|sectionNum=|regulation\/)([\d.]*\d)/.exec(source?.url ?? "")?.[2] ?? "";
    if (exceptIndustries && industries)
      report("exceptIndustries", "expected either industries or exceptIndustries");
    if (replaces && !industries) report("replaces", "expected industries for which it replaces others");
    if (/[{}]/.test(states ? text.replace("{state}", "") : text))
      report("text", "expected {state} at most, where there are states");
    if (states && countries.length > 1) report("states", "expected states of one country");
    if (byTime && !(topic === "leads" && industries))
      report("byTime", "expected leads of certain industries");
    if (source && !source.title.includes(section))
      report("source", `expected section ${section} in the title`);
    if (!source && topic !== "custom") report("source", "expected a source; only customs may lack one");
  });
export type LawStatement = z.infer<typeof lawStatement>;

/** `content/law.yaml`. */
export const lawSchema = rowsBy("id", lawStatement).min(1);

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

/** The least and the most that an hour can bring in any of the currencies, against slips such as 1390 for 13.90. */
const LEAST = 5;
const MOST = 100;

/** One row of `content/minimum-wages.yaml`. */
const minimumWageSchema = z
  .strictObject({
    country: ref("country"),
    /** Values of `subdivision`; absent if the wage holds in the whole country. */
    states: z.array(text).min(1).optional(),
    /** Slugs of cities for which the law has another wage than for their state. */
    cities: z.array(slug).min(1).optional(),
    /** What stands before "minimum wage" in a sentence: "California’s". */
    whose: clause.default("the"),
    /** In the country's currency. */
    hourly: z
      .number()
      .min(LEAST, `expected an amount an hour from ${LEAST} to ${MOST}`)
      .max(MOST, `expected an amount an hour from ${LEAST} to ${MOST}`),
    /** Day from which it holds. */
    from: z.iso.date(),
    source,
    /** Day on which it was last compared with the source. */
    checked: z.iso.date(),
  })
  .refine(({ from, checked }) => from <= checked, {
    path: ["from"],
    error: "expected a day up to that of `checked`: a wage to come is not due yet",
  })
  .refine(({ states, cities }) => !states || !cities, "expected either states or cities");
export type MinimumWage = z.infer<typeof minimumWageSchema>;

/** `content/minimum-wages.yaml`. */
export const minimumWagesSchema = z.array(minimumWageSchema).min(1);
