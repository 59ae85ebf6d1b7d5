import { z } from "zod";
import { label, labels, message } from "./message.ts";

const people = message({ people: "text" });
const city = message({ city: "text" });

/** `content/overviews.yaml`: texts of the pages that lead to the landing pages. */
export const overviewsSchema = z.strictObject({
  industry: z.strictObject({
    /** Longest first. */
    descriptions: z.array(message({ people: "text" }, { count: "number" })).min(1),
    services: z.strictObject({ heading: people, others: people, possible: label }),
    hours: z.strictObject({
      heading: message({ businesses: "text" }),
      /** The names of the rows. */
      rows: labels("usual", "peak", "emergency", "weekend", "holidays"),
      holidays: labels("closed", "emergencies", "open", "busy"),
    }),
    worth: z.strictObject({
      heading: message({ customer: "text" }),
      range: message({ from: "text", to: "text" }),
    }),
    cities: z.strictObject({
      inOneCountry: message({ businesses: "text", country: "text" }),
      inSeveral: message({ businesses: "text", count: "number" }),
      text: message({ count: "number", total: "number" }, { people: "text", countries: "number" }),
    }),
    hubs: people,
  }),
  city: z.strictObject({
    /** Longest first. */
    descriptions: z.array(message({ city: "text" }, { difference: "text", count: "number" })).min(1),
    lead: message(
      { city: "text", plans: "text", languages: "text" },
      { count: "number", difference: "text" },
    ),
    /** Of the city where the desk is. */
    leadAtHome: message({ city: "text", plans: "text", languages: "text" }, { count: "number" }),
    clock: city,
    notes: city,
    holidays: label,
    languages: z.strictObject({
      heading: label,
      spoken: message({ languages: "text" }, { city: "text" }),
      plans: message({ english: "text", others: "text" }, { count: "number" }),
    }),
    law: z.strictObject({
      source: label,
      written: message({ date: "text" }),
      topics: labels("recording", "emergency", "custom", "tax"),
    }),
    services: city,
    servicesText: message({ people: "text" }),
    industries: city,
    industriesText: message({ service: "text" }, { city: "text" }),
  }),
  byCountry: z.strictObject({
    heading: message({ businesses: "text" }),
    text: message({ city: "text" }),
    anyHour: label,
    anyCountry: label,
    onPlan: message({ hours: "text", plan: "text" }),
    elsewhere: message({}, { count: "number" }),
  }),
  /** Nine to five in the countries of a region, or on the clocks of a country. */
  officeHours: z.strictObject({
    heading: message({ place: "text" }),
    region: message({ city: "text" }),
    country: message({ city: "text" }, { clocks: "number" }),
  }),
  hub: z.strictObject({
    /** Longest first. */
    titles: z.array(message({ heading: "text" }, { brand: "text" })).min(1),
    description: message({ heading: "text", cities: "number" }, { countries: "number", country: "text" }),
    cities: message({ people: "text" }),
    answers: z.strictObject({
      heading: label,
      text: message({ business: "text" }),
      columns: labels("place", "month", "plan", "hours"),
    }),
    /** Longest first. */
    unfit: z.array(message({ heading: "text" }, { reason: "text", businesses: "text" })).min(1),
  }),
});

/** The texts before they are compiled: plain JSON. */
export type OverviewTexts = z.output<typeof overviewsSchema>;
