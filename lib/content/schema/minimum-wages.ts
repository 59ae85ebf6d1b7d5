import { z } from "zod";
import { ref } from "./reference.ts";
import { clause, slug, source, text } from "./text.ts";

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
