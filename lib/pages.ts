import type { z } from "zod";
import { aboutSchema, careersSchema, whyChooseUsSchema } from "./content/schema/company.ts";
import { homeSchema } from "./content/schema/home.ts";
import { privacySchema, termsSchema } from "./content/schema/legal.ts";
import type { PageTexts } from "./content/schema/page-base.ts";
import { blogSchema, creditsSchema, pageSchema, sitemapSchema } from "./content/schema/pages.ts";
import {
  caseStudiesPageSchema,
  pricingSchema,
  testimonialsPageSchema,
} from "./content/schema/proof-pages.ts";

/** What the site has to know of a marketing page besides its texts. */
interface PageEntry {
  /** What its content has to hold. */
  schema: z.ZodType<PageTexts>;
  /** What the page lists: a new entry there changes the page as well. */
  lists?: readonly ("services" | "industries" | "posts")[];
  /** False: the site search does not offer it. */
  searchable?: false;
  /** False: the page of all pages does not link to it. */
  listed?: false;
}

/**
 * The marketing pages. The name of an entry is the page's path, except that home is at the root; its texts are in
 * `content/pages/<name>.yaml` and its route is `app/(site)/<name>/page.tsx`. Sitemap, social cards, search index,
 * the page of all pages and the browser tests follow this list, in its order.
 *
 * Importing it as a value brings zod along: code for browsers takes `PageName` from it, as a type, and no more.
 */
export const PAGES = {
  // Every page leads home by the brand already, and its title is a sentence rather than a name.
  home: { schema: homeSchema, searchable: false },
  services: { schema: pageSchema, lists: ["services"] },
  industries: { schema: pageSchema, lists: ["industries"] },
  regions: { schema: pageSchema },
  about: { schema: aboutSchema },
  "why-choose-us": { schema: whyChooseUsSchema },
  careers: { schema: careersSchema },
  blog: { schema: blogSchema, lists: ["posts"] },
  pricing: { schema: pricingSchema },
  testimonials: { schema: testimonialsPageSchema },
  "case-studies": { schema: caseStudiesPageSchema },
  contact: { schema: pageSchema },
  privacy: { schema: privacySchema },
  terms: { schema: termsSchema },
  credits: { schema: creditsSchema },
  sitemap: { schema: sitemapSchema, lists: ["services", "industries"], listed: false },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof PAGES;

/** The texts of all marketing pages. */
export type PageContents = { [Name in PageName]: z.output<(typeof PAGES)[Name]["schema"]> };

/** All entries with their names, in the order of the list. */
export function listPages(): (PageEntry & { name: PageName })[] {
  return Object.entries<PageEntry>(PAGES).map(([name, entry]) => ({ ...entry, name: name as PageName }));
}

/** Whether a text is the name of a marketing page. */
export function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGES, name);
}
