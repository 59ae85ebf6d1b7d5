import { z } from "zod";
import { pageBase } from "./page-base.ts";
import { callSchema } from "./service.ts";
import { ref } from "./reference.ts";
import { sentence, text, titled } from "./text.ts";

const heading = z.strictObject({ title: text });
/** A picture's text alternative, and the text below it. */
const pictured = z.strictObject({ alt: sentence, text: sentence });

/** A category on the home page with six of its industries. */
const industryCategory = z.strictObject({
  category: ref("category"),
  icon: z.enum(["house", "scale", "stethoscope", "building"]),
  /** Colour of the icon. */
  color: z.enum(["clyde", "moss", "ink"]),
  description: sentence,
  items: z.array(ref("industry")).length(6),
});

/**
 * `content/pages/home.yaml`: the sections of the home page in order. Lists with a fixed length fill a grid.
 *
 * @see docs/behaviour.md#home-page
 */
export const homeSchema = z.strictObject({
  ...pageBase,
  /** Each with the claim that supports it. */
  highlights: z.array(z.strictObject({ title: text, claim: ref("claim") })).length(3),
  /** Its own: the pages of services, which a visitor opens next, have others. */
  call: callSchema,
  /** The labels of links end with `all` and `more`. */
  services: heading.extend({ all: text, more: text }),
  industries: heading.extend({ categories: z.array(industryCategory).length(4) }),
  pricing: titled.extend({
    all: text,
    /** The hours of a plan without hours. */
    always: text,
    included: text,
    enterprise: sentence,
    enterpriseLink: text,
  }),
  /** Of the pictures of the portal, and a call note as text. */
  evidence: titled.extend({
    portal: pictured,
    phone: pictured,
    note: heading.extend({
      lines: z.array(z.strictObject({ label: text, text: sentence })).min(3),
      caption: sentence,
    }),
  }),
  features: heading.extend({ items: z.array(titled).length(3) }),
  caseStudies: heading.extend({ others: text, more: text }),
  about: titled.extend({ more: text, claims: z.array(ref("claim")).length(4) }),
  testimonials: heading.extend({ more: text }),
  banner: titled,
  newsletter: titled,
});
export type HomePage = z.output<typeof homeSchema>;
