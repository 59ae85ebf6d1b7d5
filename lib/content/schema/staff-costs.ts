import { z } from "zod";
import { addProblem, clause, source } from "./text.ts";

/** The figures that are needed, each with the least and the most that it can be, against slips such as 0.15 for 15%. */
const LIMITS = {
  /** GBP an hour, the least that the law allows. */
  wage: [5, 100],
  "weekly-hours": [30, 48],
  /** Paid weeks of holiday a year. */
  "holiday-weeks": [4, 10],
  /** Employer's contribution, per cent of the pay above the threshold; threshold and allowance in GBP a year. */
  "insurance-rate": [1, 50],
  "insurance-threshold": [1000, 20_000],
  "insurance-allowance": [1000, 50_000],
  /** Employer's contribution, per cent of the pay between `from` and `to`, for pay above the trigger; GBP a year. */
  "pension-rate": [1, 50],
  "pension-trigger": [5000, 20_000],
  "pension-from": [1000, 20_000],
  "pension-to": [20_000, 200_000],
  /** GBP a month. */
  voicemail: [0, 50],
} as const;
type StaffCostId = keyof typeof LIMITS;

const ids = Object.keys(LIMITS) as [StaffCostId, ...StaffCostId[]];

/** One row of `content/staff-costs.yaml`. */
const staffCostSchema = z
  .strictObject({
    id: z.enum(ids),
    value: z.number(),
    /** For readers: "GBP an hour". */
    unit: clause,
    /** For readers: what the figure is, without the number. */
    what: clause,
    /** Day from which it holds. */
    from: z.iso.date().optional(),
    /** Absent for an assumption of ours. */
    source: source.optional(),
    /** Day on which it was last compared with the source. */
    checked: z.iso.date(),
  })
  .superRefine(({ id, value, from, source, checked }, context) => {
    const [least, most] = LIMITS[id];
    if (value < least || value > most)
      addProblem(context, ["value"], `expected ${least} to ${most}, got ${value}`);
    if (from && from > checked) addProblem(context, ["from"], "expected a day up to that of `checked`");
    if (source && !from) addProblem(context, ["from"], "expected the day from which it holds");
  });
export type StaffCost = z.infer<typeof staffCostSchema>;

/** `content/staff-costs.yaml`: what a receptionist of one's own costs in the United Kingdom, and a voicemail. */
export const staffCostsSchema = z.array(staffCostSchema).superRefine((costs, context) => {
  for (const id of ids) {
    const count = costs.filter((cost) => cost.id === id).length;
    if (count !== 1) addProblem(context, [], `expected one row with the id ${id}, got ${count}`);
  }
});

/** The rows by their ids. Validation makes sure that each is there once. */
export type StaffCosts = Readonly<Record<StaffCostId, StaffCost>>;
