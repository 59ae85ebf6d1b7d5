import { z } from "zod";
import { pageBase } from "./page-base.ts";
import { clause, sentence, slug, text } from "./text.ts";

const titled = z.strictObject({ title: text, text: sentence });
/** Ids of `content/claims.yaml`. */
const claimIds = z.array(slug).min(1);

/** `content/pages/about.yaml`. */
export const aboutSchema = z.strictObject({
  ...pageBase,
  /** In the order of time, as it goes on; the entry without a year is today. The first five are the specification's. */
  history: z
    .array(
      z.strictObject({
        year: z.coerce.number().int().min(2000).optional(),
        title: text,
        text: sentence,
      }),
    )
    .min(5),
  /** What the company states of itself, under the history. */
  today: z.strictObject({ title: text, lead: sentence, claims: claimIds }),
  /** Set on the deep band: the one thing that stayed the same. */
  belief: z.strictObject({ title: text, paragraphs: z.array(sentence).min(1) }),
  newsletter: titled,
});
export type AboutPage = z.output<typeof aboutSchema>;

/** `content/pages/why-choose-us.yaml`. */
export const whyChooseUsSchema = z.strictObject({
  ...pageBase,
  /**
   * Each reason with the claims that stand behind it. The specification names six reasons, four steps and four
   * commitments, and the page's texts count them: none may be added or left out by itself.
   */
  features: z.array(z.strictObject({ title: text, text: sentence, claims: claimIds })).length(6),
  methodology: z.strictObject({
    title: text,
    lead: sentence,
    /** What we do in each step, and what the client holds in the hand after it. */
    steps: z.array(z.strictObject({ title: text, text: sentence, result: clause })).length(4),
  }),
  commitments: z.strictObject({ title: text, lead: sentence, items: z.array(titled).length(4) }),
  closing: titled,
});
export type WhyChooseUsPage = z.output<typeof whyChooseUsSchema>;

/** One vacancy of the careers page; the specification has six, and more may be looked for. */
const opening = z.strictObject({
  /** Anchor of the opening, for links from elsewhere. */
  id: slug,
  title: text,
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
  /** How an application goes on after the first message. */
  process: z.strictObject({ title: text, steps: z.array(titled).min(3) }),
});
export type CareersPage = z.output<typeof careersSchema>;
