import { z } from "zod";
import { label, message } from "../message.ts";

const byChannel = message({}, { channel: ["phone", "lead", "dispatch", "chat", "orders", "project"] });

/** `content/landing/headings.yaml`. */
export const headingsSchema = z.strictObject({
  breadcrumbs: z.strictObject({ home: label, services: label }),
  actions: z.strictObject({ start: label, call: message({ phone: "text" }) }),
  conversation: z.strictObject({ heading: byChannel, caller: label, agent: label, then: label }),
  callers: byChannel,
  urgent: byChannel,
  holidays: label,
  surroundings: message({ city: "text" }),
  remote: message({ city: "text" }),
  notes: z.strictObject({
    heading: message({ city: "text" }),
    note: label,
    access: label,
    rhythm: label,
    speech: label,
    homes: label,
    daylight: label,
  }),
  benefits: label,
  challenges: label,
  reasons: label,
  folded: z.strictObject({ how: label, terms: label, months: label }),
  related: z.strictObject({
    heading: label,
    label,
    services: message({ people: "text" }),
    industries: message({ service: "text" }),
  }),
  closing: z.strictObject({
    heading: message({ city: "text" }),
    text: message({ mail: "text" }),
    firm: message({ firm: "text", address: "text", hours: "text" }, { city: "text" }),
    terms: label,
    privacy: label,
    about: label,
  }),
});

const name = {
  service: "text",
  brief: "text",
  people: "text",
  industry: "text",
  city: "text",
} as const;

const contacts = {
  contact: "text",
  contacts: "text",
  city: "text",
  people: "text",
  businesses: "text",
} as const;

/** `content/landing/metadata.yaml`. */
export const landingMetadataSchema = z.strictObject({
  heading: message({ service: "text", people: "text", city: "text" }),
  /** Longest first: the first that fits a search result is used. */
  titles: z.array(message({}, { heading: "text", brand: "text", ...name })).min(1),
  descriptions: z
    .array(
      message(
        { heading: "text", plan: "text" },
        { difference: "text", amount: "text", each: "text", ...contacts },
      ),
    )
    .min(1),
  /** Of services that need no plan. */
  /** Of leads that are charged by time. */
  descriptionsByTime: z.array(message({ heading: "text" }, { difference: "text", ...contacts })).min(1),
  descriptionsWithoutPlan: z.array(message({ heading: "text" }, { difference: "text", ...contacts })).min(1),
  /** Of services that do not suit the industry. */
  descriptionsOfUnfit: z
    .array(message({ heading: "text" }, { reason: "text", difference: "text", ...contacts }))
    .min(1),
});
