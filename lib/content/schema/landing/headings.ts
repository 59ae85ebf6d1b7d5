import { z } from "zod";
import { label, message } from "../message.ts";
import { CHANNELS } from "../service.ts";

const perChannel = { channel: CHANNELS } as const;
const byChannel = message({}, perChannel);

/** `content/landing/headings.yaml`. */
export const headingsSchema = z.strictObject({
  breadcrumbs: z.strictObject({ home: label, services: label }),
  actions: z.strictObject({ start: label, call: message({ phone: "text" }) }),
  conversation: z.strictObject({
    heading: message({ contact: "text" }, perChannel),
    caller: label,
    agent: label,
    then: label,
  }),
  callers: label,
  urgent: byChannel,
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
        { amount: "text", each: "text", percent: "number", business: "text", ...contacts },
      ),
    )
    .min(1),
  /** Of services that need no plan. */
  /** Of leads that are charged by time. */
  descriptionsByTime: z.array(message({ heading: "text" }, contacts)).min(1),
  descriptionsOfProject: z.array(message({ heading: "text" }, contacts)).min(1),
  descriptionsWithoutPlan: z.array(message({ heading: "text" }, contacts)).min(1),
  /** Of services that do not suit the industry. */
  descriptionsOfUnfit: z.array(message({ heading: "text" }, { reason: "text", ...contacts })).min(1),
});
