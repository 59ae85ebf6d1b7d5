import { z } from "zod";
import { quietHoursSchema } from "../industry.ts";
import { label, message } from "../message.ts";

const perChannel = { channel: ["phone", "lead", "dispatch", "chat", "orders", "project"] } as const;

/** `content/landing/trade.yaml`. */
export const tradeSchema = z.strictObject({
  /** Per cent more contacts in a busy month. */
  busyIncrease: z.int().min(0).max(100),
  quietHours: quietHoursSchema,
  /** GBP. */
  contactWorth: z.int().min(1),
  /** GBP. */
  dearContact: z.int().min(1),
  /** Chats that one person has at once. */
  chatsAtOnce: z.int().min(1),
  strips: z.strictObject({
    heading: message({}, perChannel),
    open: label,
    office: label,
    hours: message({ days: "text", hours: "text" }),
    seasons: message({ days: "text", january: "text", july: "text" }),
  }),
  week: z.strictObject({
    heading: label,
    intro: message({ businesses: "text", hours: "text" }, { city: "text" }),
    dayHours: message({ days: "text", hours: "text" }),
    dayRange: message({ first: "text", last: "text" }),
    twoDays: message({ first: "text", last: "text" }),
    everyDay: label,
    dayAllDay: message({ days: "text" }),
    allDay: label,
    desk: label,
    hours: message({ from: "text", to: "text" }),
  }),
  plans: z.strictObject({
    heading: label,
    columns: z.strictObject({
      plan: label,
      hours: message({ hours: "text", percent: "number" }),
      yes: label,
      no: label,
      none: label,
      unlimited: label,
    }),
    leftOut: message({ plan: "text", reason: ["hours", "language"] }, { contacts: "text" }),
    rows: z.strictObject({
      hours: message({ open: "text" }),
      outside: label,
      days: label,
      gap: label,
      contacts: message({}, perChannel),
      included: message({}, perChannel),
      price: label,
      busiest: label,
      each: message({ contact: "text" }),
      language: message({ language: "text" }),
    }),
    note: message(
      { addOnPrice: "text", price: "text", trialDays: "number", noticeDays: "number" },
      {
        addOn: ["yes", "no"],
        limited: ["yes", "no"],
        spread: ["yes", "no"],
        worth: "text",
        day: ["short", "long"],
        times: "text",
        percent: "number",
        from: "number",
        to: "number",
        service: "text",
        contact: "text",
        contacts: "text",
      },
    ),
  }),
  leads: z.strictObject({
    heading: message({ contact: "text" }),
    answer: message({ worth: "text", enquiries: "number" }),
    /** How many enquiries it takes to win one customer. */
    oneIn: z.array(z.int().min(2)).min(1),
    captions: z.strictObject({
      bars: message({ contact: "text" }),
      spend: message({ share: "number", range: "text" }, { contact: "text" }),
    }),
    /** Per cent of the turnover. */
    spend: z.int().min(1).max(100),
    row: message({ enquiries: "number", customers: "number" }),
    turnover: message({ from: "text", to: "text" }),
    note: message(
      { customer: "text", from: "text", to: "text", why: "text" },
      { contact: "text", contacts: "text" },
    ),
  }),
  verdict: z.strictObject({
    answer: message(
      { plan: "text", amount: "text" },
      { foreign: ["yes", "no"], local: "text", beside: ["person", "time", "no"], pay: "text" },
    ),
    atOnce: message(
      { plan: "text", sum: "text", contacts: "text", percent: "number" },
      { contact: "text", perMonth: "number", speaks: ["yes", "no"], language: "text" },
    ),
    later: message(
      { plan: "text", sum: "text", contacts: "text" },
      {
        reply: ["daily", "weekdays"],
        contact: "text",
        perMonth: "number",
        hours: "number",
        speaks: ["yes", "no"],
        language: "text",
      },
    ),
    gap: message({ plan: "text", dates: "text", gap: "text", top: "text", extra: "text" }),
    dearer: message(
      { plan: "text", more: "number", extra: "text", each: "text" },
      { contact: "text", contacts: "text" },
    ),
    cheaper: message(
      { plan: "text", amount: "text", percent: "number", fewer: "number", each: "text" },
      { contact: "text", contacts: "text" },
    ),
    lead: message(
      { contacts: "text", perMonth: "number", hours: "number" },
      { contact: "text", speaks: ["yes", "no"], language: "text", byTime: ["yes", "no"] },
    ),
    project: message({ perMonth: "number", hours: "number" }),
    titles: z.strictObject({
      leaves: message({ hours: "text" }),
      dearer: message({ plan: "text", extra: "text" }),
      cheaper: message({ plan: "text", amount: "text" }),
      own: message({ sum: "text" }),
      nights: message({ top: "text" }, { contacts: "text" }),
      worth: message({ customer: "text", from: "text", to: "text" }),
    }),
    paysBack: message({ few: "number", many: "number" }),
    leaves: message({ january: "text", july: "text", when: ["always", "both", "january", "july"] }),
    dear: message(
      { perContact: "text", shop: ["yes", "no"] },
      { enough: "number", fair: "text", contact: "text", contacts: "text" },
    ),
    beyond: message({ reply: ["at-once", "later"], plan: "text" }, { contacts: "text" }),
    ownTime: message(
      { contacts: "text", hours: "number", sum: "text", whose: "text", wage: "text" },
      { foreign: ["yes", "no"], pounds: "text" },
    ),
    ownPeople: message(
      {
        open: ["usual", "long"],
        hours: "number",
        sum: "text",
        whose: "text",
        wage: "text",
        compare: ["more", "less", "same"],
        plan: "text",
      },
      {
        all: ["yes", "no"],
        foreign: ["yes", "no"],
        pounds: "text",
        work: "number",
        cost: "text",
        contacts: "text",
      },
    ),
    nights: message(
      { emergency: "text", plan: "text", round: ["all", "dearer", "named"], top: "text", extra: "text" },
      { contacts: "text" },
    ),
  }),
  year: z.strictObject({
    heading: message({ city: "text" }),
    note: message(
      { perMonth: "number", contacts: "text", busy: ["yes", "no"] },
      { ...perChannel, minutes: "text", increase: "number", firm: "text", daylight: ["yes", "no"] },
    ),
    columns: z.strictObject({
      month: label,
      open: label,
      contacts: message({}, perChannel),
      bill: label,
      sunrise: label,
      sunset: label,
    }),
    text: message({
      perYear: "number",
      contacts: "text",
      month: "text",
      busiest: "number",
      isOne: ["yes", "no"],
    }),
    monthOfYear: message({ month: "text", year: "text" }),
  }),
  origin: z.strictObject({
    heading: message({ contacts: "text" }, { price: ["yes", "no"] }),
    local: message(
      { half: "number", perMonth: "number", contacts: "text", customers: "text", hasLarger: ["yes", "no"] },
      { city: "text", businesses: "text", larger: "text", ...perChannel },
    ),
    country: message(
      { perMonth: "number", contacts: "text", percent: "number", km: "number", city: "text" },
      { country: "text" },
    ),
    columns: z.strictObject({
      within: label,
      month: message({}, perChannel),
      hours: label,
      hoursOfYear: label,
      customers: message({ oneIn: "number" }),
      people: label,
      places: label,
      year: label,
      share: label,
      each: message({ contact: "text" }),
    }),
    drawing: message({ contacts: "text" }),
    within: message(
      { size: ["city", "usual", "country", "other"] },
      { km: "number", city: "text", country: "text" },
    ),
    places: message({ names: "text", more: "number" }),
    source: label,
  }),
  engaged: z.strictObject({
    text: message(
      { when: "text", calls: "text", one: "text", two: "text", three: "text" },
      { enough: ["yes", "no"], minutes: "text", contacts: "text", chats: "number", ...perChannel },
    ),
    fewest: z.number().min(0).max(100),
    /** In per cent. */
    share: message({ share: "number" }),
    /** To the tool that computes it. */
    link: label,
  }),
  unfit: z.strictObject({
    heading: message({ people: "text" }),
  }),
  law: z.strictObject({
    heading: message({ country: "text" }),
    note: message({ date: "text" }),
  }),
});
