/**
 * The files of `content/landing`, but for `trade.yaml`. `lib/landing` passes the values of the placeholders, by these names;
 * those of a second list a text may leave out. The comments of the YAML files repeat them for authors.
 */
import { z } from "zod";
import { label, message, without } from "../message.ts";
import { CHANNELS } from "../service.ts";
import { CARDINALS } from "../text.ts";
import { tradeSchema } from "./trade-texts.ts";

const perChannel = { channel: CHANNELS } as const;

const firm = { city: "text", firm: "text", perMonth: "number", contacts: "text" } as const;

/** `content/landing/introductions.yaml`. */
const introductionsSchema = z.strictObject({
  answers: z.strictObject({
    plan: message(
      { ...firm, plan: "text", percent: "number", hours: "text", partner: "number" },
      { ...perChannel, homeCity: "text" },
    ),
    wait: message({ gap: "text" }),
    lead: message(firm),
    /** Where the law forbids the trade to pay for each customer. */
    leadByTime: message(firm),
    project: message({ ...firm, hours: "number" }),
  }),
  urgent: message({ when: "text", then: "text" }),
  caller: message({ who: "text", asks: "text" }),
});

const difference = message({ hours: "text", homeCity: "text" });
const figure = message({}, { hours: "text", homeCity: "text" });
const holidayCount = message({ count: "number" });
const holidayTotal = { where: "text", kept: "text", date: "text" } as const;

/** `content/landing/city.yaml`. */
const citySchema = z.strictObject({
  difference: z.strictObject({
    ahead: without("behind", difference),
    behind: without("ahead", difference),
    same: message({ homeCity: "text" }),
    /** Two short lines each. */
    figures: z.strictObject({
      ahead: z.tuple([figure, without("behind", figure)]),
      behind: z.tuple([figure, without("ahead", figure)]),
      same: z.tuple([figure, figure]),
    }),
  }),
  clock: z.strictObject({
    home: message({}, { city: "text" }),
    same: message({}, { city: "text", homeCity: "text" }),
    other: message({ city: "text", difference: "text", hours: "text" }),
    seasonal: message({ city: "text", usual: "text", hours: "text" }),
    clocksNeverChange: message({ exceptions: "text" }, { city: "text", homeCity: "text" }),
    clocksChangeApart: message({ exceptions: "text" }, { city: "text", homeCity: "text" }),
    exception: message({ hours: "text", stretches: "text" }),
    moreExceptions: message({ exceptions: "text", exception: "text" }),
    oneDay: message({ day: "text" }),
    running: message({ to: "text" }),
    stretch: message({ from: "text", to: "text" }),
  }),
  money: message({ currency: "text" }),
  converted: message({ currency: "text", rates: "text" }),
  rates: label,
  holidays: z.strictObject({
    partDay: message({ day: "text", time: "text" }),
    answered: message({ day: "text", plans: "text" }, { part: ["all", "some"] }),
    short: message({ plans: "text" }),
    dated: message({ name: "text", day: "text" }),
    whole: holidayCount,
    part: holidayCount,
    inLieu: holidayCount,
    own: message(holidayTotal),
    allShared: message({ ...holidayTotal, nation: "text" }),
    noneShared: message({ ...holidayTotal, nation: "text" }),
    someShared: message({ ...holidayTotal, nation: "text", count: "number" }),
    closed: message({ plan: "text", dates: "text", count: "number" }),
  }),
  busy: message({ months: "text", why: "text" }),
});

const answers = { hours: "text" } as const;

/** `content/landing/plans.yaml`. */
const plansSchema = z.strictObject({
  coverage: z.strictObject({
    always: message({}, { city: "text" }),
    whole: message(
      { ...answers, beyond: ["before", "after", "both", "none"], before: "text", after: "text" },
      { city: "text" },
    ),
    none: message(answers, { city: "text", sometimes: ["yes", "no"] }),
    part: message({ ...answers, answered: "text", missed: "text" }, { city: "text" }),
    missed: message({ from: "text", to: "text" }),
    otherwise: message({ ...answers, difference: "text", part: ["none", "some", "all"], answered: "text" }),
  }),
  coverageClock: z.strictObject({
    label: message({ city: "text", plans: "text" }, { seasons: ["yes", "no"] }),
    plan: message({ plan: "text", hours: "text" }),
    planAlways: message({ plan: "text" }),
    workingDay: message({ hours: "text" }),
    workingDayName: label,
    open: message({ open: "text", hours: "text" }),
    youAreOpen: label,
    always: label,
    mostly: message({ hours: "text" }),
    now: message({ day: "text", time: "text", city: "text", plans: "text" }),
    nowByAll: message({ day: "text", time: "text", city: "text" }),
    nowClosed: message({ day: "text", time: "text", city: "text", plans: "text", closed: "text" }),
    choose: label,
  }),
});

/** `content/landing/headings.yaml`. */
const headingsSchema = z.strictObject({
  breadcrumbs: z.strictObject({ home: label, services: label }),
  actions: z.strictObject({ start: label, call: message({ phone: "text" }) }),
  conversation: z.strictObject({
    heading: message({ contact: "text" }, perChannel),
    caller: label,
    agent: label,
    then: label,
  }),
  callers: label,
  urgent: message({}, perChannel),
  holidays: label,
  surroundings: message({ city: "text" }),
  notes: z.strictObject({
    heading: message({ city: "text" }),
    note: label,
    access: label,
    rhythm: label,
    speech: label,
    homes: label,
  }),
  city: message({ city: "text" }),
  benefits: label,
  challenges: label,
  reasons: label,
  related: z.strictObject({
    label,
    services: message({ people: "text" }),
    industries: message({ service: "text" }),
    near: message({ service: "text", people: "text" }),
    far: message({ service: "text", people: "text" }),
  }),
  closing: z.strictObject({
    heading: message({ city: "text" }),
    unfit: label,
    text: message({ mail: "text", phone: "text" }),
    hours: message({ hours: "text" }),
    says: label,
  }),
});

const names = { service: "text", brief: "text", people: "text", industry: "text", city: "text" } as const;

const contacts = {
  contact: "text",
  contacts: "text",
  city: "text",
  people: "text",
  businesses: "text",
} as const;

const descriptions = z.array(message({ heading: "text" }, contacts)).min(1);

/** `content/landing/metadata.yaml`. */
const metadataSchema = z.strictObject({
  heading: message({ service: "text", people: "text", city: "text" }),
  /** Longest first: the first that fits a search result is used. */
  titles: z.array(message({}, { heading: "text", brand: "text", ...names })).min(1),
  descriptions: z
    .array(
      message(
        { heading: "text", plan: "text" },
        { amount: "text", each: "text", percent: "number", business: "text", ...contacts },
      ),
    )
    .min(1),
  /** Of leads that are charged by time. */
  descriptionsByTime: descriptions,
  descriptionsOfProject: descriptions,
  descriptionsWithoutPlan: descriptions,
  /** Of services that do not suit the industry. */
  descriptionsOfUnfit: z.array(message({ heading: "text" }, { reason: "text", ...contacts })).min(1),
});

const hours = message({ hours: "number" });
const day = { day: "text", month: "text" } as const;

/** `content/landing/words.yaml`, from which `lib/landing/english.ts` writes numbers, times and dates. */
const wordsSchema = z.strictObject({
  /** Words for numbers, from zero, for messages too. Larger numbers are printed in digits. */
  numbers: z
    .array(label)
    .refine(
      ([, ...words]) => words.every((word, index) => word === CARDINALS[index]),
      "expected the numbers from zero, none left out",
    ),
  /** Durations with their unit: "seven and a half hours", in digits "7½ hours". */
  durations: z.strictObject({
    hours,
    halfAnHour: label,
    andAHalf: hours,
    andThreeQuarters: hours,
    minutes: message({ minutes: "number" }),
    hoursAndMinutes: message({ hours: "number", minutes: "number" }),
    figures: message({ figure: "text" }, { hours: "number" }),
  }),
  /** The first duration of a range, without its unit: "seven" in "seven or eight hours". */
  beforeAnother: z.strictObject({
    hours,
    andAHalf: hours,
    andThreeQuarters: hours,
    figures: message({ figure: "text" }),
  }),
  /** Ranges of durations. `next`: one hour apart, "seven or eight". `wide`: any other range, "nine to eleven". */
  ranges: z.strictObject({
    next: message({ least: "text", most: "text" }),
    wide: message({ least: "text", most: "text" }),
  }),
  times: z.strictObject({
    midnight: label,
    noon: label,
    am: without("pm", message({ time: "text" })),
    pm: without("am", message({ time: "text" })),
    hours: message({ from: "text", to: "text" }),
  }),
  dates: z.strictObject({
    day: message(day),
    weekday: message({ weekday: "text", ...day }),
    date: message({ ...day, year: "text" }),
  }),
});

/** The schemas by the names of their files. */
export const landingSchemas = {
  introductions: introductionsSchema,
  city: citySchema,
  plans: plansSchema,
  headings: headingsSchema,
  metadata: metadataSchema,
  trade: tradeSchema,
  words: wordsSchema,
};

/** The path of one of the files from the project's root. */
export const landingFile = (name: string) => `content/landing/${name}.yaml`;

/** The texts of the landing pages before they are compiled: plain JSON. */
export type LandingTexts = {
  [Name in keyof typeof landingSchemas]: z.output<(typeof landingSchemas)[Name]>;
};
