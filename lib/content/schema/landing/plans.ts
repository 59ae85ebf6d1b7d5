import { z } from "zod";
import { message } from "../message.ts";

const answers = { hours: "text" } as const;

/** `content/landing/plans.yaml`. `lib/landing` passes the values of the placeholders, by these names. */
export const landingPlansSchema = z.strictObject({
  coverage: z.strictObject({
    always: message({}, { city: "text" }),
    whole: message(
      { ...answers, beyond: ["before", "after", "both", "none"], before: "text", after: "text" },
      { city: "text" },
    ),
    none: message(answers, { city: "text", sometimes: ["yes", "no"] }),
    part: message({ ...answers, answered: "text", missed: "text" }, { city: "text" }),
    missed: message({ from: "text", to: "text" }),
    otherwise: message({ ...answers, difference: "text", part: ["none", "some", "all"], answered: "text" }),
  }),
  example: message({ firm: "text", calls: "text" }, { city: "text" }),
  calls: message({ perDay: "number", daysAWeek: "number", perMonth: "number" }),
  advice: message(
    { plan: "text", sum: "text", addOn: ["dispatch", "contacts", "variable", "custom", "none"] },
    { seasons: ["yes", "no"], addOnPrice: "text", service: "text", contact: "text", contacts: "text" },
  ),
  language: message({ language: "text", languages: "text" }, { city: "text", plan: "text" }),
  languageWithNote: message(
    { language: "text", languages: "text", note: "text" },
    { city: "text", plan: "text" },
  ),
  coverageClock: z.strictObject({
    label: message({ city: "text", hours: "text", plans: "text" }, { seasons: ["yes", "no"] }),
    plan: message({ plan: "text", hours: "text" }),
    planAlways: message({ plan: "text" }),
    legend: z.strictObject({
      workingDay: message({}),
      plan: message({ plan: "text" }),
      planAlways: message({ plan: "text" }),
    }),
  }),
});
