import type { z } from "zod";
import { landingCitySchema } from "./city.ts";
import { headingsSchema, landingMetadataSchema } from "./headings.ts";
import { introductionsSchema } from "./introductions.ts";
import { landingPlansSchema } from "./plans.ts";
import { tradeSchema } from "./trade.ts";
import { wordsSchema } from "./words.ts";

/** The files of `content/landing`, by name. The comments of the YAML files repeat the placeholders for authors. */
export const landingSchemas = {
  introductions: introductionsSchema,
  city: landingCitySchema,
  plans: landingPlansSchema,
  headings: headingsSchema,
  metadata: landingMetadataSchema,
  trade: tradeSchema,
  words: wordsSchema,
};

/** The file of one of them. */
export const landingFile = (name: string) => `content/landing/${name}.yaml`;

/** The texts of the landing pages before they are compiled: plain JSON. */
export type LandingTexts = {
  [Name in keyof typeof landingSchemas]: z.output<(typeof landingSchemas)[Name]>;
};
