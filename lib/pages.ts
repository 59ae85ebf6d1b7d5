import type { z } from "zod";
import { aboutSchema, careersSchema, whyChooseUsSchema } from "./content/schema/company.ts";
import { homeSchema } from "./content/schema/home.ts";
import { privacySchema, termsSchema } from "./content/schema/legal.ts";
import type { PageTexts } from "./content/schema/page-base.ts";
import {
  blogSchema,
  contactSchema,
  creditsSchema,
  industriesSchema,
  regionsPageSchema,
  servicesSchema,
  sitemapSchema,
} from "./content/schema/pages.ts";
import { toolSchema, toolsSchema } from "./content/schema/tools.ts";
import {
  caseStudiesPageSchema,
  pricingSchema,
  testimonialsPageSchema,
} from "./content/schema/proof-pages.ts";

/** Properties of a marketing page besides its texts. */
interface PageEntry {
  /** Schema of its content. */
  schema: z.ZodType<PageTexts>;
  /** Content that the page lists: new entries update its `lastmod`. */
  lists?: readonly ("services" | "industries" | "posts")[];
  /** False if the site search does not include it. */
  searchable?: false;
  /** False if the page of all pages does not link to it. */
  listed?: false;
}

/**
 * The marketing pages. The name of an entry is the path of the page, except that home is at the root; one with a slash is
 * below the page that it begins with, and has the social card of that page. Its texts are in `content/pages/<name>.yaml`, its
 * route in `app/(site)/<name>/page.tsx`. The sitemap, social cards, search index, the page of all pages and the browser tests
 * use this list, in its order. Importing a value bundles zod: browser code may import only types.
 */
export const PAGES = {
  // Every page links to it from the brand, and its title is a sentence, not a name.
  home: { schema: homeSchema, searchable: false },
  services: { schema: servicesSchema, lists: ["services"] },
  industries: { schema: industriesSchema, lists: ["industries"] },
  regions: { schema: regionsPageSchema },
  about: { schema: aboutSchema },
  "why-choose-us": { schema: whyChooseUsSchema },
  careers: { schema: careersSchema },
  blog: { schema: blogSchema, lists: ["posts"] },
  pricing: { schema: pricingSchema },
  tools: { schema: toolsSchema },
  "tools/call-log": { schema: toolSchema },
  "tools/missed-calls": { schema: toolSchema },
  "tools/cost": { schema: toolSchema },
  "tools/hours": { schema: toolSchema },
  "tools/staffing": { schema: toolSchema },
  "tools/compare": { schema: toolSchema },
  testimonials: { schema: testimonialsPageSchema },
  "case-studies": { schema: caseStudiesPageSchema },
  contact: { schema: contactSchema },
  privacy: { schema: privacySchema },
  terms: { schema: termsSchema },
  credits: { schema: creditsSchema },
  sitemap: { schema: sitemapSchema, lists: ["services", "industries"], listed: false },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof PAGES;

/** A page below /tools, without that prefix. */
export type ToolName = PageName extends infer Name
  ? Name extends `tools/${infer Tool}`
    ? Tool
    : never
  : never;

/** The texts of all marketing pages. */
export type PageContents = { [Name in PageName]: z.output<(typeof PAGES)[Name]["schema"]> };

/** All entries with their names, in order. */
export function listPages(): (PageEntry & { name: PageName })[] {
  return Object.entries<PageEntry>(PAGES).map(([name, entry]) => ({ ...entry, name: name as PageName }));
}

/** Returns true for the name of a marketing page. */
export function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGES, name);
}
