import { z } from "zod";
import { pageBase } from "./page-base.ts";
import { ref } from "./reference.ts";
import { clause, sentence, text, titled } from "./text.ts";

const heading = z.strictObject({ title: text });

/** `content/pages/pricing.yaml`. */
export const pricingSchema = z.strictObject({
  ...pageBase,
  plans: heading,
  /** Above the table of the plans; `caption` names the table for screen readers. */
  hours: titled,
  terms: titled.extend({ caption: clause }),
  /** Beside the price of each plan by calls. */
  calls: titled,
  addOns: titled,
  faq: z.strictObject({
    title: text,
    items: z
      .array(z.strictObject({ question: text.endsWith("?", "expected a question"), answer: sentence }))
      .min(7),
  }),
  closing: titled,
});
export type PricingPage = z.output<typeof pricingSchema>;

/** `content/pages/testimonials.yaml`. */
export const testimonialsPageSchema = z.strictObject({
  ...pageBase,
  block: heading,
  stories: titled,
  closing: titled,
});
export type TestimonialsPage = z.output<typeof testimonialsPageSchema>;

/** `content/pages/case-studies.yaml`. */
export const caseStudiesPageSchema = z.strictObject({
  ...pageBase,
  /** Three headline figures: docs/behaviour.md#about-why-us-careers-case-studies. */
  metrics: z.array(ref("claim")).length(3),
  stories: heading,
  block: heading,
  closing: titled,
});
export type CaseStudiesPage = z.output<typeof caseStudiesPageSchema>;
