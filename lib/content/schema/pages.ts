import { z } from "zod";
import { sentence, text } from "./text.ts";

/** Texts that every page of `content/pages` has. */
const pageBase = {
  /** The document's title without the brand. */
  title: text,
  description: z.string().min(50).max(165),
  heading: text,
  lead: sentence,
  updated: z.iso.date(),
};

/** A page of titled sections, each with a text, a list or both. */
export const pageSchema = z.strictObject({
  ...pageBase,
  sections: z.record(
    z.string(),
    z.strictObject({ title: text, text: sentence.optional(), items: z.array(text).optional() }),
  ),
});
export type PageContent = z.output<typeof pageSchema>;

/** Each file of `content/pages` by its name, with what it has to hold. */
export const pageSchemas = {
  home: pageSchema,
  services: pageSchema,
  industries: pageSchema,
  regions: pageSchema,
  contact: pageSchema,
  credits: pageSchema,
};

export type PageName = keyof typeof pageSchemas;
export type Pages = { [Name in PageName]: z.output<(typeof pageSchemas)[Name]> };
