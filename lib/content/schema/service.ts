import { z } from "zod";
import { minuteOf } from "@/lib/geo/week";
import { SCENE_NAMES } from "../../art/index.ts";
import type { AddOn } from "./plans.ts";
import {
  aliases,
  clause,
  intakeQuestions,
  name,
  sentence,
  sentenceOf,
  slug,
  text,
  titled,
  urgentCases,
} from "./text.ts";

/** Names of lucide-react icons in `components/ui/icon.tsx`. */
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

/** How a service's contacts come. */
export const CHANNELS = ["phone", "lead", "dispatch", "chat", "orders", "project"] as const;

/** The name of a scene of `lib/art`. */
export const sceneName = z.enum(SCENE_NAMES);

/** A moment of an example: the time, or the day, and what happens. */
const moment = { time: text.max(16), text: sentenceOf(4, 12) };

/** An example of one contact, from its first word to the list that is left of it: docs/behaviour.md#service-pages. */
export const callSchema = z
  .strictObject({
    title: text,
    happened: z.strictObject({ ...moment, said: sentenceOf(4, 20) }),
    answered: z.strictObject({ ...moment, said: sentenceOf(8, 26) }),
    /** The message on the phone of who acts on it. */
    passedOn: z.strictObject({ ...moment, title: text.max(36), message: sentenceOf(10, 26) }),
    /** The first line, or one of them, is this contact. */
    kept: z.strictObject({ ...moment, lines: z.array(text.max(48)).min(3).max(4) }),
    /** Says that it is an example, and what the plans say about its hours. */
    note: sentence,
  })
  .refine(
    ({ happened, answered, passedOn, kept }) =>
      [happened, answered, passedOn, kept].every(({ time }, index, steps) => {
        // A day without a time is not compared; half a day earlier is the next day.
        const minutes = minuteOf(steps[index - 1]?.time ?? time) - minuteOf(time);
        return !(minutes > 0 && minutes < 12 * 60);
      }),
    "expected no time before that of the step above",
  );

/**
 * `content/services/<slug>.yaml`. A slug never changes: docs/behaviour.md#routes. The lengths of lists are fixed too:
 * docs/behaviour.md#service-pages, and docs/behaviour.md#home-page for `features`.
 */
export const serviceSchema = z.strictObject({
  title: name,
  slug,
  /** Position in lists of services, from 1. */
  order: z.int().positive(),
  /** The name within a sentence: "telephone answering". */
  phrase: clause,
  /** Short name for headings, titles and lists of links: "Telephone answering". */
  short: text,
  /** One or two words, used instead of `short` if a title would be too long for a search result: "Answering". */
  brief: text,
  aliases: aliases.optional(),
  icon: serviceIcon,
  /** One line for cards and lists. */
  summary: sentenceOf(6, 20),
  description: sentenceOf(30, 90),
  /** Bullet points of the card on the home page. */
  features: z.array(text).length(3),
  benefits: z.array(sentenceOf(5, 30)).length(6),
  howWeDeliver: z.array(titled).length(6),
  whyChoose: z.array(text).length(4),
  /** How customers reach the desk. Decides which facts of the industry a landing page shows. */
  channel: z.enum(CHANNELS),
  /** True if agents also call people on the client's behalf: then the law on calls to consumers is shown. */
  callsOut: z.boolean().optional(),
  /**
   * When customers expect an answer, which decides the plan: while they wait, within a day on every day, within a day
   * from Monday to Friday, or by appointment.
   */
  reply: z.enum(["at-once", "every-day", "weekdays", "project"]),
  /** The service has nothing to do with the place: the pages of its cities exist, but only its hubs are indexed. */
  sameInEveryCity: z.literal(true).optional(),
  /** What arrives, as nouns: call, chat, message, enquiry, job. */
  contact: z.strictObject({ one: clause, many: clause }),
  /** Questions the agent asks first; absent if the industry's questions are asked. */
  intake: intakeQuestions.optional(),
  /** Absent if the industry's list is used. */
  urgent: urgentCases.optional(),
  call: callSchema,
  caseStudy: z.strictObject({ title: text, description: sentenceOf(30, 120) }),
  updated: z.iso.date(),
});

/** A service with its price. */
export interface Service extends z.infer<typeof serviceSchema> {
  /** Its price in `content/plans.yaml`: GBP a month on top of a plan, or why there is no figure; absent if the plan includes it. */
  addOn?: AddOn["price"];
}
