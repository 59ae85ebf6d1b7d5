import { z } from "zod";
import { sceneName } from "./service.ts";
import { pageBase } from "./page-base.ts";
import { ref } from "./reference.ts";
import { clause, sentence, slug, text, titled } from "./text.ts";
import { weekOfHours } from "./week.ts";

const claimIds = z.array(ref("claim")).min(1);

/** `content/pages/about.yaml`. For the numbers of entries see docs/behaviour.md#about-why-us-careers-case-studies. */
export const aboutSchema = z.strictObject({
  ...pageBase,
  /** Oldest first; the entry without a year is today. */
  history: z
    .array(
      z.strictObject({
        year: z.coerce.number().int().min(2000).optional(),
        title: text,
        text: sentence,
        /** The scene beside it. */
        scene: sceneName,
      }),
    )
    .min(5)
    .refine(
      (steps) => steps.every(({ year = 9999 }, index) => year >= (steps[index - 1]?.year ?? 0)),
      "expected the oldest first",
    ),
  /** Claims about the company, below the history. */
  today: z.strictObject({ title: text, lead: sentence, claims: claimIds }),
  /** On the dark band. */
  belief: z.strictObject({ title: text, paragraphs: z.array(sentence).min(1) }),
  newsletter: titled,
});
export type AboutPage = z.output<typeof aboutSchema>;

/** `content/pages/why-choose-us.yaml`. */
export const whyChooseUsSchema = z.strictObject({
  ...pageBase,
  /**
   * Reasons with the claims that support them. The texts of the page count the reasons, steps and commitments: their
   * numbers are fixed.
   */
  features: z
    .array(
      z.strictObject({
        title: text,
        text: sentence,
        /** The scene beside it; without one, the hours of a week. */
        scene: sceneName.optional(),
        claims: claimIds,
      }),
    )
    .length(6),
  methodology: z.strictObject({
    title: text,
    lead: sentence,
    /** What we do in each step, and its result for the client. */
    steps: z.array(z.strictObject({ title: text, text: sentence, result: clause })).length(4),
  }),
  commitments: z.strictObject({ title: text, lead: sentence, items: z.array(titled).length(4) }),
  closing: titled,
});
export type WhyChooseUsPage = z.output<typeof whyChooseUsSchema>;

/** One vacancy of the careers page. */
const opening = z.strictObject({
  /** Anchor of the opening on the page. */
  id: slug,
  title: text,
  /** Its shifts in a week, for example. */
  week: weekOfHours,
  department: text,
  location: text,
  type: text,
  description: sentence,
  requirements: z.array(text).min(3),
});
export type Opening = z.output<typeof opening>;

/** `content/pages/careers.yaml`. */
export const careersSchema = z.strictObject({
  ...pageBase,
  benefits: z.strictObject({ title: text, items: z.array(titled).min(6) }),
  openings: z.strictObject({ title: text, lead: sentence, items: z.array(opening).min(6) }),
  /** The steps after an application. */
  process: z.strictObject({ title: text, steps: z.array(titled).min(3) }),
  /** For those whom no opening fits. */
  closing: titled,
});
export type CareersPage = z.output<typeof careersSchema>;
