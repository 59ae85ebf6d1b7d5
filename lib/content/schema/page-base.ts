import { z } from "zod";
import { aliases, sentence, text } from "./text.ts";

/** Texts that every page of `content/pages` has. */
export const pageBase = {
  /** The document's title without the brand. */
  title: text,
  description: z.string().min(50).max(165),
  heading: text,
  lead: sentence,
  /** Its name in lists of pages, where the title is too long for one. */
  label: text.optional(),
  aliases: aliases.optional(),
  updated: z.iso.date(),
};

/** What is known of every page whatever else it holds. */
export type PageTexts = z.output<z.ZodObject<typeof pageBase>>;
