import { z } from "zod";
import { message } from "../message.ts";

/** Variants of a text; each page shows one. */
const variants = <T extends z.ZodType>(text: T) => z.array(text).min(1);

const scene = {
  city: "text",
  business: "text",
  businesses: "text",
  people: "text",
  customer: "text",
  customers: "text",
  software: "text",
} as const;

const asking = variants(message({ who: "text", asks: "text", area: "text" }, scene));
const describing = variants(message({}, { area: "text", ...scene }));

/** `content/landing/introductions.yaml`. `lib/landing` passes the values of the placeholders, by these names. */
export const introductionsSchema = z.strictObject({
  /** By channel of the service. */
  openings: z.strictObject({
    phone: asking,
    dispatch: asking,
    chat: asking,
    lead: asking,
    /** Where the law forbids the trade to pay for each customer. */
    leadByTime: asking,
    orders: asking,
    project: describing,
  }),
  urgent: message({ when: "text", then: "text" }),
  caller: message({ who: "text", asks: "text" }),
});

const spot = { first: "text", third: "text", fifth: "text" } as const;
const districts = variants(
  message(spot, {
    second: "text",
    fourth: "text",
    city: "text",
    people: "text",
    customer: "text",
    customers: "text",
    contact: "text",
  }),
);

/** `content/landing/districts.yaml`. */
export const districtsSchema = z.strictObject({
  districts: z.strictObject({
    orders: districts,
    project: districts,
    visits: districts,
    desk: districts,
  }),
});
