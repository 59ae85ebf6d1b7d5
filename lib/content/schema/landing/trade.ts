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
  strips: z.strictObject({
    heading: label,
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
    columns: z.strictObject({ days: label, open: label, desk: label }),
    note: message({}, { seasons: ["yes", "no"] }),
    deskNote: message({}, { seasons: ["yes", "no"] }),
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
      englishOnly: message({ contacts: "number" }),
    }),
    rows: z.strictObject({
      hours: message({ open: "text" }),
      outside: label,
      days: label,
      contacts: message({}, perChannel),
      price: label,
      busiest: label,
      each: message({ contact: "text" }),
      language: message({ language: "text" }),
    }),
    note: message(
      { addOnPrice: "text", included: "text", price: "text", trialDays: "number", noticeDays: "number" },
      {
        addOn: ["yes", "no"],
        limited: ["yes", "no"],
        spread: ["yes", "no"],
        percent: "number",
        from: "number",
        to: "number",
        service: "text",
        contact: "text",
        contacts: "text",
      },
    ),
    included: message({ calls: "number", plan: "text" }),
  }),
  leads: z.strictObject({
    heading: message({ contact: "text" }, { customer: "text", customers: "text" }),
    /** How many enquiries it takes to win one customer. */
    oneIn: z.array(z.int().min(2)).min(1),
    columns: z.strictObject({
      share: message({ customers: "text" }, { customer: "text", contact: "text" }),
      customers: message({ customers: "text" }, { customer: "text", contact: "text" }),
      turnover: message({ contact: "text" }, { customer: "text", customers: "text" }),
    }),
    row: message({ enquiries: "number" }, { customer: "text", customers: "text", contact: "text" }),
    turnover: message({ from: "text", to: "text" }),
    note: message(
      { from: "text", to: "text", why: "text" },
      { customer: "text", customers: "text", contact: "text", contacts: "text" },
    ),
  }),
  verdict: z.strictObject({
    atOnce: message(
      { plan: "text", sum: "text", contacts: "text", percent: "number" },
      { contact: "text", perMonth: "number", hours: "number", speaks: ["yes", "no"], language: "text" },
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
      { contact: "text", speaks: ["yes", "no"], language: "text" },
    ),
    project: message({ perMonth: "number", hours: "number" }),
    worth: message({ customer: "text", from: "text", to: "text", why: "text" }),
    paysBack: message({ few: "number", many: "number" }),
    dear: message(
      { perContact: "text", shop: ["yes", "no"] },
      { enough: "number", fair: "text", contact: "text", contacts: "text" },
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
      place: message({ place: "text" }),
      each: message({ place: "text" }),
      sunrise: label,
      sunset: label,
    }),
    nearby: message(
      {
        place: "text",
        own: "text",
        perYear: "number",
        each: "number",
        month: "text",
        busiest: "text",
        isOne: ["yes", "no"],
      },
      { contact: "text", contacts: "text" },
    ),
    monthOfYear: message({ month: "text", year: "text" }),
  }),
  origin: z.strictObject({
    heading: message({ contacts: "text" }),
    local: message(
      { half: "number", people: "number", places: "number", perYear: "number", contacts: "text" },
      { city: "text", customers: "text" },
    ),
    country: message(
      { half: "number", people: "number", places: "number", perYear: "number", contacts: "text" },
      { country: "text", city: "text" },
    ),
    columns: z.strictObject({ place: label, people: label, distance: label }),
    distance: message({ km: "number", direction: "text" }),
    elsewhere: label,
    source: message({ city: "text" }),
  }),
  engaged: z.strictObject({
    heading: message({}, perChannel),
    text: message({ when: "text", calls: "text" }, { minutes: "text", contacts: "text", ...perChannel }),
    columns: z.strictObject({ people: label, share: message({}, perChannel) }),
    /** In per cent. */
    share: message({ share: "number" }),
    /** To the tool that computes it. */
    link: label,
  }),
  /** For services without a line; the link leads to the tool that compares cities. */
  compare: z.strictObject({ heading: message({ city: "text" }), link: label }),
  facts: z.strictObject({
    heading: message({ people: "text" }),
    fit: label,
    emergency: label,
    emergencyText: message({ emergency: "text" }),
    noEmergency: label,
    weekend: label,
    holidays: label,
  }),
  unfit: z.strictObject({
    heading: message({ people: "text" }),
  }),
  law: z.strictObject({
    heading: message({ country: "text" }),
    note: message({ date: "text" }),
  }),
});
