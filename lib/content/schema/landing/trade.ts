import { z } from "zod";
import { label, message } from "../message.ts";

const perChannel = { channel: ["phone", "lead", "dispatch", "chat", "orders", "project"] } as const;

/** `content/landing/trade.yaml`. */
export const tradeSchema = z.strictObject({
  /** Per cent more contacts in a busy month. */
  busyIncrease: z.int().min(0).max(100),
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
  verdict: z.strictObject({
    hours: message({ date: "text", open: "number", answered: "text" }),
    planHours: message({ plan: "text", hours: "number" }),
    allHours: message({ plans: "text", count: "number" }),
    atOnce: message(
      { plan: "text", sum: "text", contacts: "text", perContact: "text" },
      { part: ["all", "most"], contact: "text", perMonth: "number", speaks: ["yes", "no"], language: "text" },
    ),
    later: message(
      { plan: "text", sum: "text", contacts: "text", perContact: "text" },
      {
        reply: ["daily", "weekdays"],
        contact: "text",
        perMonth: "number",
        speaks: ["yes", "no"],
        language: "text",
      },
    ),
    parts: message(
      { addOn: ["yes", "no"], further: "number", included: "number", price: "text" },
      { contacts: "text" },
    ),
    cheaper: message({ plan: "text", amount: "text", missed: "number" }),
    lead: message({ contacts: "text", perMonth: "number", hours: "number" }),
    project: message({ perMonth: "number", hours: "number" }),
    worth: message({ customer: "text", from: "text", to: "text", why: "text" }),
    paysBack: message({ few: "number", many: "number" }),
  }),
  year: z.strictObject({
    heading: message({ city: "text" }),
    note: message(
      { perMonth: "number", contacts: "text", busy: ["yes", "no"] },
      { ...perChannel, minutes: "text", increase: "number", firm: "text" },
    ),
    columns: z.strictObject({
      month: label,
      open: label,
      contacts: message({}, perChannel),
      bill: label,
      interval: label,
      hours: message({}, perChannel),
      sunrise: label,
      sunset: label,
    }),
    monthOfYear: message({ month: "text", year: "text" }),
  }),
  origin: z.strictObject({
    heading: message({ contacts: "text" }),
    local: message(
      { reach: "number", people: "number", places: "number", perYear: "number", contacts: "text" },
      { city: "text", customers: "text" },
    ),
    country: message(
      { people: "number", places: "number", perYear: "number", contacts: "text" },
      { country: "text", city: "text" },
    ),
    columns: z.strictObject({ place: label, people: label, distance: label }),
    distance: message({ km: "number", direction: "text" }),
    source: message({ city: "text" }),
  }),
  engaged: z.strictObject({
    heading: message({}, perChannel),
    text: message(
      { when: "text", calls: "text", one: "number", two: "number" },
      { minutes: "text", contacts: "text", ...perChannel },
    ),
  }),
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
