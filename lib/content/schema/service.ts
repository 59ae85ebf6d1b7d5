import { z } from "zod";
import { aliases, clause, name, sentence, sentenceOf, slug, text } from "./text.ts";

/** Names of icons in lucide-react that `components/ui/icon.tsx` carries. */
export const serviceIcon = z.enum([
  "headset",
  "phone-incoming",
  "messages-square",
  "package-search",
  "shopping-cart",
  "badge-pound-sterling",
  "route",
  "braces",
]);

const titled = z.strictObject({ title: text, text: sentence });

/** `content/services/<slug>.yaml`. */
export const serviceSchema = z.strictObject({
  title: name,
  slug,
  /** Its place in every list of services, counted from 1. */
  order: z.int().positive(),
  /** The service as part of a sentence: "telephone answering". */
  phrase: clause,
  /** The shortest name that still tells the services apart, for lists of links. */
  short: text,
  /** One or two words, for titles that would not fit a search result otherwise. */
  brief: text,
  aliases: aliases.optional(),
  icon: serviceIcon,
  /** One line for cards and lists. */
  summary: sentenceOf(6, 20),
  description: sentenceOf(30, 90),
  /** Three bullets of the home page's card. */
  features: z.array(text).length(3),
  benefits: z.array(sentenceOf(5, 30)).length(6),
  /** The specification's six steps; the cards below fill a grid of four. */
  howWeDeliver: z.array(titled).length(6),
  whyChoose: z.array(titled).length(4),
  /** How customers reach the desk. Decides which of the industry's facts a landing page leans on. */
  channel: z.enum(["phone", "lead", "dispatch", "chat", "orders", "project"]),
  /** What arrives, as nouns: call, chat, message, enquiry, job. */
  contact: z.strictObject({ one: clause, many: clause }),
  /** What our agent asks first; where absent the industry's own questions are asked. */
  intake: z.array(text.endsWith("?", "expected a question")).min(5).max(7).optional(),
  /** What cannot wait; completes "If {when}, {then}.". Where absent the industry's own list is used. */
  urgent: z
    .array(z.strictObject({ when: clause, then: clause }))
    .min(2)
    .max(3)
    .optional(),
  /** What the service costs on top of a plan, in GBP a month; or that it depends; absent where the plan includes it. */
  addOn: z.union([z.int().positive(), z.enum(["variable", "custom"])]).optional(),
  caseStudy: z.strictObject({ title: text, description: sentenceOf(30, 120) }),
  updated: z.iso.date(),
});

export type Service = z.infer<typeof serviceSchema>;
