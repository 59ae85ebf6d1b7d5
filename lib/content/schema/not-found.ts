import { z } from "zod";
import { pageBase } from "./page-base.ts";
import { text } from "./text.ts";

const message = z.strictObject({ heading: text, text });

/**
 * `content/pages/not-found.yaml`: texts of the 404 page, by the kind of page that was requested. The texts are fixed,
 * and `components/sections/site-pages/not-found/path.ts` chooses one: docs/behaviour.md#unknown-paths.
 */
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
  /** An unknown service or an unknown industry. */
  combination: message,
});
export type NotFoundPage = z.output<typeof notFoundSchema>;
