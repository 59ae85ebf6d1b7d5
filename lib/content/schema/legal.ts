import { z } from "zod";
import { pageBase } from "./page-base.ts";
import { addProblem, sentence, slug, text, titled, webAddress } from "./text.ts";

/** A paragraph, a list with an introduction, terms with their explanations, or a link. */
const block = z.union([
  sentence,
  z.strictObject({ intro: text.endsWith(":", "expected a colon at the end"), items: z.array(text).min(2) }),
  z.strictObject({ rows: z.array(z.strictObject({ term: text, text: sentence })).min(2) }),
  z.strictObject({ link: z.strictObject({ label: text, url: webAddress }) }),
]);
export type LegalBlock = z.output<typeof block>;

const section = z.strictObject({ id: slug, title: text, body: z.array(block).min(1) });
export type LegalSection = z.output<typeof section>;

const legalBase = { ...pageBase, contact: titled };

/** `content/pages/privacy.yaml`. */
export const privacySchema = z.strictObject({
  ...legalBase,
  /** Summary above the full text. */
  summary: z.strictObject({ title: text, items: z.array(sentence).min(3) }),
  sections: z.array(section).min(1),
  officer: titled,
});
export type PrivacyPage = z.output<typeof privacySchema>;

/** `content/pages/terms.yaml`. */
export const termsSchema = z
  .strictObject({
    ...legalBase,
    keyTerms: z.strictObject({
      title: text,
      lead: sentence,
      /** `value` has to occur word for word in the section with the id `section`. */
      items: z.array(z.strictObject({ label: text, value: text, section: slug })).min(1),
    }),
    // Contracts refer to sections by number, so the order never changes either: docs/behaviour.md#prices-and-terms.
    sections: z.array(section).length(14),
  })
  .superRefine(({ keyTerms, sections }, context) => {
    for (const [index, { value, section }] of keyTerms.items.entries()) {
      const source = JSON.stringify(sections.find(({ id }) => id === section)?.body ?? "");
      if (source.toLowerCase().includes(value.toLowerCase())) continue;
      const message = `expected words of the section “${section}”, got “${value}”`;
      addProblem(context, ["keyTerms", "items", index, "value"], message);
    }
  });
export type TermsPage = z.output<typeof termsSchema>;
