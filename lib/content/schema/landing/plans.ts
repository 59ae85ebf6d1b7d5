import { z } from "zod";
import { label, message } from "../message.ts";

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
  coverageClock: z.strictObject({
    label: message({ city: "text", plans: "text" }, { seasons: ["yes", "no"] }),
    plan: message({ plan: "text", hours: "text" }),
    planAlways: message({ plan: "text" }),
    workingDay: message({ hours: "text" }),
    workingDayName: label,
    open: message({ open: "text", hours: "text" }),
    youAreOpen: label,
    always: label,
    mostly: message({ hours: "text" }),
    now: message({ day: "text", time: "text", city: "text", plans: "text" }),
    nowByAll: message({ day: "text", time: "text", city: "text" }),
    nowClosed: message({ day: "text", time: "text", city: "text", plans: "text", closed: "text" }),
    choose: label,
  }),
});
