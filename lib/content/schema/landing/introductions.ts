import { z } from "zod";
import { message } from "../message.ts";

/** Variants of a text; each page shows one. */
const variants = <T extends z.ZodType>(text: T) => z.array(text).min(1);

const firm = { city: "text", firm: "text", perMonth: "number", contacts: "text" } as const;

/** `content/landing/introductions.yaml`. `lib/landing` passes the values of the placeholders, by these names. */
export const introductionsSchema = z.strictObject({
  answers: z.strictObject({
    plan: message(
      { ...firm, plan: "text", percent: "number", hours: "text", partner: "number" },
      { channel: ["phone", "lead", "dispatch", "chat", "orders", "project"], homeCity: "text" },
    ),
    lead: message(firm),
    /** Where the law forbids the trade to pay for each customer. */
    leadByTime: message(firm),
    project: message({ ...firm, hours: "number" }),
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
