import { z } from "zod";
import { aboutSchema, careersSchema, whyChooseUsSchema } from "./company.ts";
import { homeSchema } from "./home.ts";
import { privacySchema, termsSchema } from "./legal.ts";
import { notFoundSchema } from "./not-found.ts";
import { pageBase } from "./page-base.ts";
import { caseStudiesPageSchema, pricingSchema, testimonialsPageSchema } from "./proof-pages.ts";
import { topicTexts } from "./post.ts";
import { sentence, text } from "./text.ts";

/** A page of titled sections, each with a text, a list or both. */
export const pageSchema = z.strictObject({
  ...pageBase,
  sections: z.record(
    z.string(),
    z.strictObject({ title: text, text: sentence.optional(), items: z.array(text).optional() }),
  ),
});
export type PageContent = z.output<typeof pageSchema>;

/** `content/pages/credits.yaml`. */
export const creditsSchema = pageSchema.extend({
  /** Above the list of packages, which is made when the site is built; `link` leads to all licences in full. */
  packages: z.strictObject({ title: text, text: sentence, link: text }),
});
export type CreditsPage = z.output<typeof creditsSchema>;

/** Each file of `content/pages` by its name, with what it has to hold. */
export const pageSchemas = {
  home: homeSchema,
  pricing: pricingSchema,
  testimonials: testimonialsPageSchema,
  "case-studies": caseStudiesPageSchema,
  services: pageSchema,
  industries: pageSchema,
  regions: pageSchema,
  contact: pageSchema,
  credits: creditsSchema,
  sitemap: pageSchema.extend({ finder: z.strictObject({ title: text, text: sentence }) }),
  about: aboutSchema,
  "why-choose-us": whyChooseUsSchema,
  careers: careersSchema,
  privacy: privacySchema,
  terms: termsSchema,
  blog: pageSchema.extend(topicTexts),
  "not-found": notFoundSchema,
};

export type PageName = keyof typeof pageSchemas;
export type Pages = { [Name in PageName]: z.output<(typeof pageSchemas)[Name]> };
