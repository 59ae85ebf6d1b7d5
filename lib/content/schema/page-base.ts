import { z } from "zod";
import { sentence, text } from "./text.ts";

/** Texts that every page of `content/pages` has. */
export const pageBase = {
  /** The document's title without the brand. */
  title: text,
  description: z.string().min(50).max(165),
  heading: text,
  lead: sentence,
  updated: z.iso.date(),
};
