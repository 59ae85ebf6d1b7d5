import { z } from "zod";
import { DAYS, minutesOfWeek, readWeek } from "@/lib/geo/week";
import { sceneName } from "./service.ts";
import { countryCode, weatherCondition } from "./location.ts";
import { ref } from "./reference.ts";
import {
  addProblem,
  aliases,
  clause,
  intakeQuestions,
  isDistinct,
  name,
  noun,
  rowsBy,
  sentence,
  sentenceOf,
  slug,
  urgentCases,
} from "./text.ts";
import { weekOfHours } from "./week.ts";

const category = z.strictObject({ slug, title: name, description: sentence });
export type Category = z.infer<typeof category>;

/** `content/industry-categories.yaml`; /industries lists the categories in this order. */
export const categoriesSchema = rowsBy("slug", category);

const monthName = /\b(January|February|March|April|June|July|August|September|October|November|December)\b/;

const FROST = /\b(freezes?|frosts?|snow)\b/i;
const busyPeriod = z
  .strictObject({
    /** Months in the northern hemisphere, 1 to 12, in the order they run (12, 1, 2). */
    months: z.array(z.int().min(1).max(12)).min(1).max(6),
    /** Without names of months: pages move months caused by weather to the local season. */
    why: sentenceOf(6, 35).refine((value) => !monthName.test(value), "expected no name of a month"),
    /** `weather`: six months later south of the equator; `calendar`: the same everywhere. */
    cause: z.enum(["weather", "calendar"]),
    /** The condition that a city's climate must have: the period is left out elsewhere. */
    weather: weatherCondition.optional(),
    /** Absent for all countries. */
    countries: z.array(countryCode).optional(),
  })
  .refine(
    ({ cause, months, why }) =>
      cause !== "weather" || !FROST.test(why) || months.every((month) => month < 6 || month > 8),
    { path: ["months"], error: "expected months without those of the northern summer, for frost and snow" },
  );

const busyPeriods = (most: number) =>
  z
    .array(busyPeriod)
    .max(most)
    .refine((periods) => {
      const months = periods.flatMap(({ cause, countries, months: of }) =>
        cause === "calendar" && countries ? [of.join()] : [],
      );
      return isDistinct(months);
    }, "expected one period with all its countries for the same months of the calendar");

/**
 * How well a service suits an industry. Pages of pairs with `none` say so and are not indexed.
 *
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */
export const fit = z.enum(["core", "possible", "none"]);

/** How far customers come, or staff travel: kilometres, or the whole country. */
export const REACHES = [8, 15, 25, 40, 60, 100, 150, "country"] as const;
export type Reach = (typeof REACHES)[number];

/** Hours of the firm's clock, from one day to the next, in which contacts come less often than in the others. */
export const quietHoursSchema = z
  .strictObject({
    from: z.int().min(12).max(24),
    to: z.int().min(0).max(16),
    /** Contacts in these hours, per cent of those in the others. */
    percent: z.int().min(0).max(100),
  })
  .refine(({ from, to }) => to < from, { path: ["to"], error: "expected an hour before `from`" });
export type QuietHours = z.infer<typeof quietHoursSchema>;

/** Completes "A tenant with a wet ceiling asks whether …", so it is one person, or a couple. */
const person = z.strictObject({
  who: clause.regex(/^(a|an|the|someone)\b/, "expected to begin with a, an, the or someone"),
  asks: clause,
});
export type Person = z.infer<typeof person>;

const exampleFirm = clause.regex(/^(a|an)\b/, "expected to begin with a or an");

/** What may be another thing in a country. */
const conversationInCountry = {
  /** Why; for readers. */
  reason: sentenceOf(10, 35),
  /** The firm that has so many, where it is another than the industry's: "a shop that posts 600 orders a month". */
  exampleFirm: exampleFirm.optional(),
  /** When there are more of them, where that is another time than the industry's: an empty list if they are even. */
  busy: busyPeriods(4).optional(),
  /** How this service handles the industry's calls, chats or messages. */
  how: sentenceOf(45, 95),
  /** Who gets in touch, where it is somebody else than the industry's `callers`: enquirers, buyers of goods. */
  contacts: z.array(person).length(4).optional(),
  /** Questions asked first, where neither the industry's nor the service's fit: those of a dispatcher to the crew. */
  intake: intakeQuestions.optional(),
  /** Urgent cases, where neither the industry's nor the service's fit: a shop that sells places and not parcels. */
  urgent: urgentCases.optional(),
  script: z.strictObject({
    /** What the caller says or writes first. No quotation marks. */
    caller: sentenceOf(5, 35),
    /** What our agent answers. No quotation marks. */
    agent: sentenceOf(10, 50),
    /** What happens next, in the third person. */
    then: sentenceOf(8, 45),
  }),
};

const conversation = z
  .strictObject({
    fit,
    ...conversationInCountry,
    /** Contacts of this service that the example firm has in an average month, as round as an estimate is; absent if `fit` is `none`. */
    perMonth: z
      .int()
      .min(4)
      .max(5000)
      .refine(
        (count) => count < 100 || count % (count < 200 ? 5 : 10) === 0,
        "expected fives from 100 on, tens from 200 on",
      )
      .optional(),
    /** Minutes that one of them takes. */
    minutes: z.number().min(0.5).max(60).optional(),
    /** Where it differs from the industry's, as for goods that are posted. */
    reach: z.literal(REACHES).optional(),
  })
  .superRefine((given, context) => {
    for (const field of ["perMonth", "minutes"] as const) {
      if ((given[field] === undefined) === (given.fit === "none")) continue;
      const isNone = given.fit === "none";
      addProblem(
        context,
        [field],
        isNone ? "expected nothing where fit is none" : "expected a number where the service fits",
      );
    }
  });

/** What firms, their staff and their customers are called. */
const names = z.strictObject({
  business: noun,
  businesses: noun,
  people: noun,
  customer: noun,
  customers: noun,
  /** Who buys, for headings, where that is not `people`: "hotels". */
  readers: noun.optional(),
});

const habit = z.enum(["closed", "emergencies", "open", "busy"]);

/** What is another thing in a country, where the trade itself works in another way. */
const inCountry = {
  description: sentenceOf(25, 60),
  challenges: z.array(sentenceOf(8, 30)).length(4),
  callers: z.array(person).length(5),
  urgent: urgentCases,
  intake: intakeQuestions,
  busy: busyPeriods(6).refine(
    (periods) => periods.some((period) => !period.countries),
    "expected one period that holds in every country",
  ),
  /** A typical business, for whose contacts pages reckon; printed as an assumption: "a firm with four vans". */
  exampleFirm,
  /** What happens on the phone at weekends. */
  weekend: sentenceOf(8, 30),
  /** How we help, for the industry's own page. */
  help: z.array(sentenceOf(10, 35)).length(4),
};

/** `content/industries/<slug>.yaml`. */
export const industrySchema = z
  .strictObject({
    title: name,
    slug,
    category: ref("category"),
    /** The scene of `lib/art` for the trade, where that of its category shows another. */
    scene: sceneName.optional(),
    /** Another one, for its hubs. */
    hubScene: sceneName.optional(),
    aliases: aliases.optional(),
    ...inCountry,
    names,
    /** One entry for each file of `content/services`. */
    services: z.record(ref("service"), conversation),
    /** True if staff go to customers: then districts, roads and daylight matter. */
    travels: z.boolean(),
    /** From how far most customers come, or how far staff travel, in kilometres. */
    reach: z.literal(REACHES),
    /** True if those whom the firm already has get in touch (pupils, residents, alarms): its size sets their number, no distance does. */
    contactsBySize: z.literal(true).optional(),
    /** When the firm's phone should be answered, in local time: `typical`, and by slug of a country where it differs. */
    opening: z
      .record(ref("country", "typical"), weekOfHours)
      .refine((opening) => opening.typical !== undefined, { path: ["typical"], error: "expected hours" }),
    /** What cannot wait when the firm is closed; completes "Out of hours, {emergency} cannot wait". Absent if nothing. */
    emergency: clause.optional(),
    publicHolidays: z.strictObject({
      /** What the firm does on most public holidays. */
      habit,
      /** By slug of a country where it differs. */
      habitIn: z.record(ref("country"), habit).optional(),
      /** What that means for the phone. */
      note: sentenceOf(8, 30),
    }),
    /** What one new customer brings, in GBP, as a range with its reasoning. */
    newCustomer: z
      .strictObject({
        from: z.int().positive(),
        to: z.int().positive(),
        why: sentenceOf(12, 40),
      })
      .refine(({ from, to }) => from < to, { path: ["to"], error: "expected more than `from`" }),
    /** The busiest hour of the week: its share of a day's calls, and when it is ("Monday from 8 to 9"). */
    peak: z.strictObject({ share: z.number().min(0.1).max(0.5), when: clause }),
    /** Hours in which its contacts are few, where they are others than `content/landing/trade.yaml` has. */
    quietHours: quietHoursSchema.optional(),
    /** Words of the country where they differ, by its slug. */
    namesIn: z.record(ref("country"), names.partial()).optional(),
    updated: z.iso.date(),
    /** What differs in a country, by its slug. */
    in: z
      .record(
        ref("country"),
        z
          .strictObject({
            ...inCountry,
            services: z.record(ref("service"), z.strictObject(conversationInCountry).partial()),
          })
          .partial(),
      )
      .optional(),
  })
  .refine(
    ({ peak, opening: { typical } }) => {
      const name = /\b([A-Z]..)\w*day\b/.exec(peak.when)?.[1]?.toLowerCase();
      return !typical || readWeek(typical)[DAYS.findIndex((day) => day === name)]?.length !== 0;
    },
    { path: ["peak", "when"], error: "expected a day of opening.typical" },
  )
  .superRefine(({ services, opening: { typical } }, context) => {
    const weekly = typical ? minutesOfWeek(readWeek(typical)) : Infinity;
    const open = Math.floor((weekly * 52) / 12);
    for (const [service, { perMonth = 0, minutes = 0 }] of Object.entries(services))
      if (open > 0 && perMonth * minutes > open) {
        const message = `expected at most ${Math.floor(open / minutes)}: one person in opening.typical talks no longer`;
        addProblem(context, ["services", service, "perMonth"], message);
      }
  });

export type Industry = z.infer<typeof industrySchema>;
export type BusyPeriod = z.infer<typeof busyPeriod>;
