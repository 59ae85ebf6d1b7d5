import { z } from "zod";
import { quietHoursSchema } from "../industry.ts";
import { label, message } from "../message.ts";
import { CHANNELS } from "../service.ts";

const yesNo = ["yes", "no"] as const;
const perChannel = { channel: CHANNELS } as const;

/** `content/landing/trade.yaml`. */
export const tradeSchema = z.strictObject({
  /** Per cent more contacts in a busy month. */
  busyIncrease: z.int().min(0).max(100),
  quietHours: quietHoursSchema,
  /** GBP. */
  contactWorth: z.int().min(1),
  /** GBP. */
  leadPrice: z.int().min(1),
  /** Chats that one person has at once. */
  chatsAtOnce: z.int().min(1),
  strips: z.strictObject({
    open: label,
    office: label,
    hours: message({ days: "text", hours: "text" }),
    seasons: message({ january: "text", july: "text" }),
  }),
  week: z.strictObject({
    intro: message({ businesses: "text", hours: "text" }),
    dayHours: message({ days: "text", hours: "text" }),
    dayRange: message({ first: "text", last: "text" }),
    twoDays: message({ first: "text", last: "text" }),
    everyDay: label,
    dayAllDay: message({ days: "text" }),
    allDay: label,
    hours: message({ from: "text", to: "text" }),
  }),
  head: z.strictObject({
    price: message({ amount: "text" }),
    typical: message(
      { business: "text" },
      { own: yesNo, foreign: yesNo, local: "text", alone: yesNo, plan: "text", trialDays: "number" },
    ),
    parts: z.strictObject({
      plan: message({ plan: "text" }),
      addOn: message({ service: "text" }),
      further: message({ count: "number", included: "number" }, { contact: "text", contacts: "text" }),
    }),
    lead: z.strictObject({
      price: message({ contact: "text" }),
      typical: label,
      part: message({ price: "text", oneIn: "number" }, { customers: "number" }),
      sales: message({ contact: "text" }),
      turnover: message({ from: "text", to: "text" }),
      byTime: label,
      agreed: message({ contact: "text" }),
    }),
    project: z.strictObject({
      price: label,
      typical: label,
      records: message({}, { business: "text" }),
      hours: label,
    }),
  }),
  cards: z.strictObject({
    heading: message({ count: "number", businesses: "text" }),
    suits: message({ businesses: "text" }, { pays: ["yes", "no", "unknown"] }),
    month: message({}, { foreign: yesNo, local: "text" }),
    hours: message({ percent: "number", hours: "text" }),
    days: message({ hours: "text" }, { days: "number", closed: "number", daily: yesNo }),
    always: label,
    answered: message(perChannel),
    ofAll: message({ contacts: "number", all: "number" }, { names: "text" }),
    busiest: message({}, { isOne: yesNo, month: "text" }),
    each: message({ contact: "text" }),
    leaves: message({ plan: "text", hours: "text" }),
    leavesDays: message({ plan: "text" }),
    leftOut: message(
      { plan: "text", reason: ["hours", "language", "price"] },
      { amount: "text", contacts: "text", included: "number" },
    ),
    language: message({ language: "text" }),
  }),
  alternatives: z.strictObject({
    heading: message({}, { pays: ["yes", "no", "unknown"] }),
    verdict: message(
      {
        pays: ["yes", "no", "unknown"],
        hours: "number",
        plan: "text",
        percent: "number",
        contacts: "text",
        amount: "text",
        people: "number",
      },
      { own: "text", ...perChannel },
    ),
    overflow: message(
      { plan: "text", few: yesNo, count: "number", included: "number", amount: "text" },
      { contacts: "text" },
    ),
    lead: message(
      { perMonth: "number", contacts: "text", hours: "number" },
      { known: yesNo, own: "text", byTime: yesNo },
    ),
    project: message({ hours: "number" }, { known: yesNo, own: "text" }),
    link: label,
    rows: z.strictObject({
      time: label,
      timeText: message(
        { hours: "number", count: "number", contacts: "text" },
        { known: yesNo, whose: "text", wage: "text" },
      ),
      planText: message({ count: "number", contacts: "text" }),
      staff: message({ people: "number" }),
      staffText: message({ hours: "number" }),
      staffAbroad: message({ hours: "number" }),
    }),
  }),
  working: z.strictObject({
    heading: label,
    price: label,
    terms: message(
      { addOnPrice: "text", price: "text", trialDays: "number", noticeDays: "number" },
      { addOn: yesNo, limited: yesNo, service: "text", contact: "text" },
    ),
    spread: message(
      { worth: "text", minutes: "text", contact: "text", contacts: "text" },
      { day: ["short", "long"], times: "text", percent: "number", from: "text", to: "text" },
    ),
    desk: message({ homeCity: "text" }),
    hours: label,
    rows: z.strictObject({
      hours: message({ open: "text" }),
      outside: label,
      days: label,
      gap: label,
      included: message({ contacts: "text" }),
      language: message({ language: "text" }),
    }),
    columns: z.strictObject({
      plan: label,
      hours: message({ hours: "text", percent: "number" }),
      yes: label,
      no: label,
      none: label,
      unlimited: label,
    }),
    how: label,
  }),
  year: z.strictObject({
    heading: label,
    note: message(
      { perMonth: "number", contacts: "text", busy: yesNo },
      { ...perChannel, minutes: "text", increase: "number", firm: "text" },
    ),
    columns: z.strictObject({
      month: label,
      open: label,
      contacts: message({ contacts: "text" }),
      bill: label,
    }),
    bars: message({ contacts: "text" }),
    text: message(
      { perYear: "number", contacts: "text" },
      { month: "text", busiest: "number", isOne: yesNo },
    ),
    monthOfYear: message({ month: "text", year: "text" }),
  }),
  origin: z.strictObject({
    heading: message({ contacts: "text" }, { price: ["yes", "no"] }),
    near: message({ distance: "text", contacts: "text", hasPlaces: yesNo, places: "text" }, perChannel),
    anywhere: message({ customers: "text", country: "text" }),
    local: message(
      { distance: "text", perMonth: "number", contacts: "text", hasLarger: yesNo },
      { city: "text", businesses: "text", larger: "text" },
    ),
    country: message(
      { perMonth: "number", contacts: "text", percent: "number", distance: "text", city: "text" },
      { country: "text", isCity: yesNo },
    ),
    line: message(
      { within: "text", count: "text", people: "text", work: "text", places: "text", result: "text" },
      {
        contact: "text",
        contacts: "text",
        alone: yesNo,
        few: yesNo,
        shop: yesNo,
        under: yesNo,
        oneIn: "number",
        kind: ["price", "customers", "hours", "share", "none"],
      },
    ),
    within: message(
      { size: ["city", "usual", "country", "other"] },
      { distance: "text", city: "text", country: "text" },
    ),
    distance: message({ unit: ["miles", "km"], count: "number" }),
    places: message({ names: "text", more: "number" }),
    source: label,
  }),
  engaged: z.strictObject({
    heading: label,
    text: message(
      { when: "text", calls: "text", one: "text", two: "text", three: "text" },
      { enough: ["yes", "no"], minutes: "text", contacts: "text", chats: "number", ...perChannel },
    ),
    fewest: z.number().min(0).max(100),
    most: z.number().min(1).max(100),
    /** In per cent. */
    share: message({ share: "number" }),
    /** To the tool that computes it. */
    link: label,
  }),
  unfit: z.strictObject({
    title: message({ people: "text", city: "text", service: "text" }),
    see: message({ service: "text", people: "text" }),
    heading: message({ people: "text", city: "text" }),
    start: label,
    note: label,
  }),
  law: z.strictObject({
    heading: message({ country: "text" }),
    note: message({ date: "text" }),
  }),
});
