import { z } from "zod";
import { aliases, sentence, text } from "./text.ts";

/** Texts that every page of `content/pages` has. */
export const pageBase = {
  /** The document's title without the brand. */
  title: text,
  description: z.string().min(50).max(165),
  heading: text,
  lead: sentence,
  /** Shorter title for lists of pages. */
  label: text.optional(),
  aliases: aliases.optional(),
  updated: z.iso.date(),
};

/** The fields that every page has. */
export type PageTexts = z.output<z.ZodObject<typeof pageBase>>;
