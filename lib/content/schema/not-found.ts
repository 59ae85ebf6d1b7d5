import { z } from "zod";
import { pageBase } from "./page-base.ts";
import { text } from "./text.ts";

const message = z.strictObject({ heading: text, text });

/** `content/pages/not-found.yaml`: what stands at an address that leads nowhere, by what was looked for. */
export const notFoundSchema = z.strictObject({
  title: pageBase.title,
  description: pageBase.description,
  updated: pageBase.updated,
  page: message,
  industry: message,
  region: message,
  country: message,
  city: message,
  post: message,
  /** A service for an industry, one of which we do not have. */
  combination: message,
});
export type NotFoundPage = z.output<typeof notFoundSchema>;
