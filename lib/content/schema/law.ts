import { z } from "zod";
import { isWebAddress, name, sentenceOf, slug } from "./text.ts";

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

const source = z.strictObject({
  /** The law with its section, or the regulator and its page. */
  title: name,
  url: z
    .string()
    .refine(isWebAddress, "expected an address of another site such as https://www.legislation.gov.uk"),
});

/** Returns true if no value occurs twice. */
function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** One statement of `content/law.yaml`: law or custom that matters for calls answered for a firm there. */
export const lawStatementSchema = z
  .strictObject({
    id: slug,
    topic: lawTopic,
    /** Slugs of countries. */
    countries: z.array(slug).min(1).refine(isDistinct, "expected each country once"),
    /** Values of `subdivision` in the list of cities; absent if the statement holds in the whole country. */
    states: z
      .array(z.string().regex(/^[A-Z0-9]{2,3}$/, "expected a subdivision code such as CA or NSW"))
      .min(1)
      .refine(isDistinct, "expected each state once")
      .optional(),
    /** Slugs of industries; absent unless the statement is bound to a trade. */
    industries: z.array(slug).min(1).refine(isDistinct, "expected each industry once").optional(),
    /** Slugs of industries that a general statement does not bind, such as councils for a law on firms. */
    exceptIndustries: z.array(slug).min(1).refine(isDistinct, "expected each industry once").optional(),
    /** Ids of general statements that do not hold, or not alone, for these industries: pages leave them out. */
    replaces: z.array(slug).min(1).refine(isDistinct, "expected each statement once").optional(),
    /** True if leads are charged by time there, because the trade may not pay for each customer. */
    byTime: z.literal(true).optional(),
    /** One or two sentences, true without further conditions. */
    text: sentenceOf(10, 45),
    source: source.optional(),
    /** Day for which it was written. Printed: the law may have changed since. */
    written: z.iso.date(),
  })
  .superRefine((given, context) => {
    const { topic, countries, states, industries, exceptIndustries, replaces, byTime, source } = given;
    const report = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    const section = /(__|section-|sectionNum=|regulation\/)([\d.]*\d)/.exec(source?.url ?? "")?.[2] ?? "";
    if (exceptIndustries && industries)
      report("exceptIndustries", "expected either industries or exceptIndustries");
    if (replaces && !industries) report("replaces", "expected industries for which it replaces others");
    if (states && countries.length > 1) report("states", "expected states of one country");
    if (byTime && !(topic === "leads" && industries))
      report("byTime", "expected leads of certain industries");
    if (source && !source.title.includes(section))
      report("source", `expected section ${section} in the title`);
    if (!source && topic !== "custom") report("source", "expected a source; only customs may lack one");
  });
export type LawStatement = z.infer<typeof lawStatementSchema>;

/** `content/law.yaml`. */
export const lawSchema = z
  .array(lawStatementSchema)
  .min(1)
  .refine((statements) => isDistinct(statements.map(({ id }) => id)), "expected each id once");
