import { z } from "zod";
import { ref } from "./reference.ts";
import { addProblem, clause, isDistinct, sentence, text } from "./text.ts";

/**
 * Hours of a plan in UK time (`Europe/London`), whole hours 0 to 24. The agents work in Glasgow: on GMT all year they
 * would start an hour late by their own clock in summer.
 */
export const hoursSchema = z
  .strictObject({ from: z.int().min(0).max(24), to: z.int().min(0).max(24) })
  .refine(({ from, to }) => from < to, { path: ["to"], error: "expected an hour after `from`" });

/** A day of every year: the 29th of February is not. */
const monthDay = z
  .string()
  .refine((day) => z.iso.date().safeParse(`2025-${day}`).success, "expected a month and day such as 12-25");

/** Days of the week on which a plan answers. */
export const daysSchema = z.enum(["mon-fri", "mon-sat"]);

/** The desk's public holidays, or months and days. */
export const closedOnSchema = z.union([z.literal("public holidays"), z.array(monthDay).min(1)]);

/** Features of a plan; the note defines the feature. */
const features = z
  .array(
    z.strictObject({ text, /** Of the table of plans. */ row: text.optional(), note: clause.optional() }),
  )
  .min(1);

const planId = z.enum(["starter", "professional", "enterprise"]);

const offer = z.strictObject({
  id: planId,
  name: text,
  price: z.int().positive(),
  /** Price of a year paid in advance. */
  annualPrice: z.int().positive(),
  /** The period of `price`. */
  period: z.literal("month"),
  /** Calls included a month; absent if unlimited. */
  calls: z.int().positive().optional(),
  /** UK hours answered; absent if always. */
  hours: hoursSchema.optional(),
  /** Days of the week answered, in UK time; absent if every day. */
  days: daysSchema.optional(),
  /** Dates on which nobody answers; absent if none. */
  closedOn: closedOnSchema.optional(),
  languages: text,
  /** Languages besides English that people answer in; absent if any of those in the claims. */
  otherLanguages: z.int().min(0).optional(),
  /** Channels that the price includes; the others are add-ons. */
  channels: clause,
  summary: sentence,
  /** Shown under the plan's name. */
  description: sentence,
  features: z.strictObject({ home: features, pricing: features }),
  cta: z.enum(["Start Free Trial", "Contact Sales"]),
  /** True for the plan marked as most popular. */
  popular: z.boolean(),
});
const plan = offer.refine(
  ({ languages, otherLanguages }) => (languages === "English only") === (otherLanguages === 0),
  { path: ["otherLanguages"], error: "expected 0 if `languages` is “English only”, and only then" },
);

const addOn = z
  .strictObject({
    name: text,
    /** Service of the add-on; absent if it is not a service. */
    service: ref("service").optional(),
    /** GBP a month on top of the plan, or the reason why there is no figure. */
    price: z.union([z.int().positive(), z.enum(["Variable", "Custom"])]),
    /** Unit of the price: "language". */
    per: clause.optional(),
    /** What is paid if there is no price a month. */
    basis: clause.optional(),
    /** The same in two or three words, for cards. */
    brief: text.optional(),
    /** False if it can be ordered without a plan. */
    needsPlan: z.boolean(),
    /** Plans whose price includes it. */
    includedIn: z.array(planId).min(1).optional(),
    description: sentence,
  })
  .refine(({ price, basis }) => (typeof price === "number") === (basis === undefined), {
    path: ["basis"],
    error: "expected it if there is no price a month, and only then",
  });

/** Up to a quarter of a year. */
const daysOfTerm = z.int().positive().max(92);
const terms = z.strictObject({
  trialDays: daysOfTerm,
  moneyBackDays: daysOfTerm,
  noticeDays: daysOfTerm,
  /** Per cent off for a year paid in advance. */
  annualDiscount: z.int().positive().max(99),
  onboarding: clause,
  onboardingComplex: clause,
});

/** `content/plans.yaml`. Prices in GBP a month. Their rules are fixed: docs/behaviour.md#prices-and-terms. */
export const plansSchema = z
  .strictObject({
    overflowCallPrice: z
      .number()
      .positive()
      .refine(
        (price) => Math.round(price * 100) / 100 === price,
        "expected pounds with at most two decimals",
      ),
    /** The contacts that count as calls of a plan. */
    counted: clause,
    terms,
    // One for each id.
    plans: z
      .array(plan)
      .length(3)
      .refine((plans) => plans.filter(({ popular }) => popular).length === 1, "expected one popular plan")
      .refine((plans) => isDistinct(plans.map(({ id }) => id)), "expected no id twice"),
    addOns: z
      .array(addOn)
      .min(1)
      .refine(
        (addOns) => addOns.every(({ includedIn = ["enterprise"] }) => includedIn.includes("enterprise")),
        "expected enterprise in every includedIn: it contains what cheaper plans do",
      ),
  })
  .superRefine(({ overflowCallPrice, plans, terms }, context) => {
    const most = Math.min(...plans.map(({ price, calls }) => price / (calls ?? 1)));
    if (overflowCallPrice > most) {
      const message = `expected pounds, at most ${most.toFixed(2)}, that of a call in a plan`;
      addProblem(context, ["overflowCallPrice"], message);
    }
    // Each plan answers more than the one before, so it costs more, in a year too, and takes more calls.
    for (const [index, plan] of plans.slice(1).entries())
      for (const field of ["price", "calls"] as const) {
        const { [field]: least = Infinity, name } = plans[index]!;
        const value = plan[field] ?? Infinity;
        if (value > least || value === Infinity) continue;
        const limit = least === Infinity ? "unlimited" : least;
        const message = `expected more than ${limit}, that of ${name}, got ${value}`;
        addProblem(context, ["plans", index + 1, field], message);
      }
    for (const [index, { price, annualPrice }] of plans.entries()) {
      const highest = Math.floor(price * 12 * (1 - terms.annualDiscount / 100));
      // Up to £10 less than the discount is rounding; more is a mistake.
      if (annualPrice > highest || annualPrice < highest - 10) {
        const message = `expected ${highest}, or up to £10 less: ${terms.annualDiscount}% off twelve months`;
        addProblem(context, ["plans", index, "annualPrice"], message);
      }
    }
  });
export type PriceList = z.infer<typeof plansSchema>;
/** A plan with everything shown on the pricing page. */
export type PlanOffer = PriceList["plans"][number];
export type AddOn = PriceList["addOns"][number];

/** The fields of a plan that estimates and coverage depend on. */
export type Plan = Pick<
  PlanOffer,
  | "id"
  | "name"
  | "price"
  | "calls"
  | "hours"
  | "days"
  | "closedOn"
  | "languages"
  | "otherLanguages"
  | "summary"
> &
  Partial<Pick<PlanOffer, "features">>;
export type Plans = Pick<PriceList, "overflowCallPrice" | "terms"> & { plans: Plan[] };
