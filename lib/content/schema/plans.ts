import { z } from "zod";
import { clause, sentence, slug, text } from "./text.ts";

/** A plan's hours on UK clock time, `Europe/London`, as whole hours 0 to 24. */
const hours = z
  .strictObject({ from: z.int().min(0).max(24), to: z.int().min(0).max(24) })
  .refine(({ from, to }) => from < to, { path: ["to"], error: "expected an hour after `from`" });

/** One line of what a plan holds; the note says in what sense it is meant. */
const features = z.array(z.strictObject({ text, note: clause.optional() })).min(1);

const plan = z.strictObject({
  id: z.enum(["starter", "professional", "enterprise"]),
  name: text,
  price: z.int().positive(),
  /** What a year costs when it is paid ahead. */
  annualPrice: z.int().positive(),
  /** What the price is for. */
  period: z.literal("month"),
  /** Calls included a month; absent where unlimited. */
  calls: z.int().positive().optional(),
  /** UK hours answered; absent where round the clock. */
  hours: hours.optional(),
  languages: text,
  summary: sentence,
  /** One sentence under the plan's name where plans are offered. */
  description: sentence,
  /** The home page lists how a plan is worked with, the pricing page its limits. */
  features: z.strictObject({ home: features, pricing: features }),
  cta: z.enum(["Start Free Trial", "Contact Sales"]),
  /** The one plan marked as most popular. */
  popular: z.boolean(),
});

const addOn = z.strictObject({
  name: text,
  /** The service that the add-on is; absent where it is none. */
  service: slug.optional(),
  /** GBP a month on top of the plan, or in a word why there is no figure. */
  price: z.union([z.int().positive(), z.enum(["Variable", "Custom"])]),
  /** What the price is for one of: "language". */
  per: clause.optional(),
  description: sentence,
});

const terms = z.strictObject({
  trialDays: z.int().positive(),
  moneyBackDays: z.int().positive(),
  noticeDays: z.int().positive(),
  /** Per cent off for a year paid ahead. */
  annualDiscount: z.int().positive().max(99),
  onboarding: clause,
  onboardingComplex: clause,
});

/** `content/plans.yaml`. Prices in GBP a month. */
export const plansSchema = z
  .strictObject({
    overflowCallPrice: z
      .number()
      .positive()
      .refine(
        (price) => Math.round(price * 100) / 100 === price,
        "expected pounds with at most two decimals",
      ),
    terms,
    // One for each id, side by side.
    plans: z
      .array(plan)
      .length(3)
      .refine((plans) => plans.filter(({ popular }) => popular).length === 1, "expected one popular plan")
      .refine((plans) => new Set(plans.map(({ id }) => id)).size === plans.length, "expected no id twice"),
    addOns: z.array(addOn).min(1),
  })
  .superRefine(({ plans, terms }, context) => {
    for (const [index, { price, annualPrice }] of plans.entries()) {
      const most = Math.floor(price * 12 * (1 - terms.annualDiscount / 100));
      // A few pounds better than the discount are the price list's rounding; more is a slip of the pen.
      if (annualPrice > most || annualPrice < most - 10) {
        const message = `expected ${most}, or up to £10 less: ${terms.annualDiscount}% off twelve months`;
        context.addIssue({ code: "custom", path: ["plans", index, "annualPrice"], message });
      }
    }
  });
export type PriceList = z.infer<typeof plansSchema>;
/** A plan as it is offered: price, features, button. */
export type PlanOffer = PriceList["plans"][number];
export type AddOn = PriceList["addOns"][number];

/** What a bill and the hours of a plan are reckoned from. */
export type Plan = Pick<PlanOffer, "id" | "name" | "price" | "calls" | "hours" | "languages" | "summary"> &
  Partial<Pick<PlanOffer, "features">>;
export type Plans = Pick<PriceList, "overflowCallPrice"> & { plans: Plan[] };
