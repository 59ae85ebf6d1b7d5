import { z } from "zod";
import { pageBase } from "./page-base.ts";
import { callSchema, sceneName } from "./service.ts";
import { sentence, slug, text } from "./text.ts";

const heading = z.strictObject({ title: text });
const titled = z.strictObject({ title: text, text: sentence });

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "expected a time such as 02:14");

/** What happens at a time of the day, and the slug of the service that deals with it. */
const dayMoment = z.strictObject({ time: clockTime, service: slug, text: sentence });

const day = z
  .array(dayMoment)
  .length(8)
  .refine(
    (moments) => moments.every(({ time }, index) => index === 0 || moments[index - 1]!.time < time),
    "expected the moments in the order of their times",
  );

const percent = z.number().int().min(0).max(100);
/** From when to when, in per cent of a moment. */
const stretches = z.array(
  z.tuple([percent, percent]).refine(([from, to]) => from < to, "expected from < to"),
);

/** One moment of a conversation, and who is at work in it. */
const moment = titled.extend({ agent: stretches, software: stretches });

/** A category on the home page with six of its industries. */
const industryCategory = z.strictObject({
  category: slug,
  icon: z.enum(["house", "scale", "stethoscope", "building"]),
  /** Colour of the icon. */
  color: z.enum(["clyde", "moss", "ink"]),
  /** Not that of the call above. */
  scene: sceneName,
  description: sentence,
  /** Industry slugs. */
  items: z.array(slug).length(6),
});

/**
 * `content/pages/home.yaml`: the sections of the home page in order. Lists with a fixed length fill a grid.
 *
 * @see docs/behaviour.md#home-page
 */
export const homeSchema = z.strictObject({
  ...pageBase,
  /** Each with the id of the claim that supports it. */
  highlights: z.array(z.strictObject({ title: text, claim: slug })).length(3),
  /** The city of the coverage clock on the first screen. */
  clock: z.strictObject({ city: slug, caption: sentence }),
  switchboard: z.strictObject({
    /** The time on the clock of the live call's city. */
    at: clockTime,
    /** Slugs of industries, with a name short enough for the drawing. */
    trades: z.array(z.strictObject({ industry: slug, name: text.max(12) })).length(8),
    /** Slugs of cities. */
    cities: z.array(slug).length(8),
    /** Pairs of an industry and a city of the lists above. The first is the live call. */
    calls: z
      .array(z.tuple([slug, slug]))
      .min(1)
      .max(5),
    caption: sentence,
  }),
  /** Its own: the pages of services, which a visitor opens next, have others. */
  call: callSchema,
  services: titled.extend({ night: sentence, day }),
  industries: titled.extend({ categories: z.array(industryCategory).length(4) }),
  /** `ends`: slugs of the cities with a line on the map; `landmarks`: others that it names where it is the whole page's. */
  reach: titled.extend({
    map: z.strictObject({ ends: z.array(slug).min(1), landmarks: z.array(slug), caption: sentence }),
  }),
  /** Claims by id. */
  about: titled.extend({ claims: z.array(slug).length(4) }),
  caseStudies: titled,
  pricing: titled.extend({ week: sentence, enterprise: sentence, enterpriseLink: text }),
  testimonials: heading,
  banner: titled,
  newsletter: titled,
  features: titled.extend({ claims: z.array(slug).min(1), items: z.array(moment).length(6) }),
});
export type HomePage = z.output<typeof homeSchema>;
