import { z } from "zod";
import { pageBase } from "./page-base.ts";
import { sentence, text } from "./text.ts";

/** What is said where nothing was found. */
const notice = z.strictObject({ heading: text, text });

/** Placeholders that the browser fills: `components/sections/site-pages/not-found/landing-index.ts`. */
const PLACEHOLDERS = ["heading", "city", "service", "businesses"];

/** A text with placeholders for the browser; `name` has to be among them. */
function template(schema: typeof text, name?: string) {
  return schema
    .refine((value) => !name || value.includes(`{${name}}`), `expected {{${name}}} somewhere in the text`)
    .refine(
      (value) => [...value.matchAll(/\{(.*?)\}/g)].every(([, found]) => PLACEHOLDERS.includes(found!)),
      `expected no placeholders but {{${PLACEHOLDERS.join("}}, {{")}}}`,
    );
}

/**
 * `content/pages/not-found.yaml`: texts of the 404 page, by the kind of page that was requested. The texts are fixed,
 * and `components/sections/site-pages/not-found/unknown-path.ts` chooses one: docs/behaviour.md#unknown-paths.
 */
export const notFoundSchema = z.strictObject({
  title: pageBase.title,
  description: pageBase.description,
  updated: pageBase.updated,
  page: notice,
  industry: notice,
  region: notice,
  country: notice,
  city: notice,
  post: notice,
  /** An unknown service or an unknown industry. */
  combination: notice,
  /** The short landing page of a place without pages. */
  unlisted: z.strictObject({
    loading: text,
    failed: z.strictObject({ heading: text, text: sentence }),
    description: template(text, "heading"),
    local: template(sentence, "city"),
  }),
  /** Several cities have the name in the address. */
  namesakes: z.strictObject({ heading: template(text, "city"), text: template(sentence) }),
});
export type NotFoundPage = z.output<typeof notFoundSchema>;
