import type { z } from "zod";
import { headingsSchema, landingMetadataSchema } from "./headings.ts";
import { districtsSchema, introductionsSchema } from "./introductions.ts";
import { placeSchema } from "./place.ts";
import { landingPlansSchema } from "./plans.ts";
import { qualitySchema } from "./quality.ts";
import { wordsSchema } from "./words.ts";

/** The files of `content/landing`, by name. */
export const landingSchemas = {
  introductions: introductionsSchema,
  districts: districtsSchema,
  place: placeSchema,
  plans: landingPlansSchema,
  headings: headingsSchema,
  metadata: landingMetadataSchema,
  words: wordsSchema,
  quality: qualitySchema,
};

/** What the landing pages say, as it is kept: plain JSON. */
export type LandingTexts = {
  [Name in keyof typeof landingSchemas]: z.output<(typeof landingSchemas)[Name]>;
};
