import type { z } from "zod";
import {
  caseStudiesSchema,
  clientStoriesSchema,
  storiesSchema,
  testimonialsSchema,
} from "./schema/clients.ts";
import { crawlersSchema } from "./schema/crawlers.ts";
import { holidaySourcesSchema, lawSchema, minimumWagesSchema } from "./schema/law.ts";
import { indexingSchema } from "./schema/indexing.ts";
import { categoriesSchema } from "./schema/industry.ts";
import { climatesSchema, populationsSchema, regionsSchema } from "./schema/location.ts";
import { overviewsSchema } from "./schema/overviews.ts";
import { plansSchema } from "./schema/plans.ts";
import { claimsSchema, navigationSchema, siteSchema } from "./schema/site.ts";
import { staffCostsSchema } from "./schema/staff-costs.ts";

/** The files that `content/` has one each of, with their schemas. A new one needs a row here and a field in `Content`. */
export const SINGLE_FILES = {
  site: { name: "site.yaml", schema: siteSchema },
  navigation: { name: "navigation.yaml", schema: navigationSchema },
  claims: { name: "claims.yaml", schema: claimsSchema },
  holidaySources: { name: "holiday-sources.yaml", schema: holidaySourcesSchema },
  plans: { name: "plans.yaml", schema: plansSchema },
  staffCosts: { name: "staff-costs.yaml", schema: staffCostsSchema },
  minimumWages: { name: "minimum-wages.yaml", schema: minimumWagesSchema },
  categories: { name: "industry-categories.yaml", schema: categoriesSchema },
  regions: { name: "locations/regions.yaml", schema: regionsSchema },
  populations: { name: "locations/populations.yaml", schema: populationsSchema },
  climates: { name: "climates.yaml", schema: climatesSchema },
  law: { name: "law.yaml", schema: lawSchema },
  crawlers: { name: "crawlers.yaml", schema: crawlersSchema },
  indexing: { name: "indexing.yaml", schema: indexingSchema },
  overviews: { name: "overviews.yaml", schema: overviewsSchema },
  caseStudies: { name: "case-studies.yaml", schema: caseStudiesSchema },
  testimonials: { name: "testimonials.yaml", schema: testimonialsSchema },
  stories: { name: "stories.yaml", schema: storiesSchema },
  clientStories: { name: "client-stories.yaml", schema: clientStoriesSchema },
} as const;

/** Their values. Rows refer to entries of other files by slug or id. */
export type SingleFiles = {
  [Name in keyof typeof SINGLE_FILES]: z.output<(typeof SINGLE_FILES)[Name]["schema"]>;
};
