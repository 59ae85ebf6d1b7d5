import { z } from "zod";
import { message } from "../message.ts";
import { CHANNELS } from "../service.ts";

const firm = { city: "text", firm: "text", perMonth: "number", contacts: "text" } as const;

/**
 * `content/landing/introductions.yaml`. `lib/landing` passes the values of the placeholders, by these names; those of the
 * second list a text may leave out.
 */
export const introductionsSchema = z.strictObject({
  answers: z.strictObject({
    plan: message(
      { ...firm, plan: "text", percent: "number", hours: "text", partner: "number" },
      { channel: CHANNELS, homeCity: "text" },
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
