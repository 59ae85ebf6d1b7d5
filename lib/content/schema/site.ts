import { z } from "zod";
import { countryCode } from "./location.ts";
import { clause, sentence, slug, text } from "./text.ts";

const url = z.string().regex(/^\/[a-z0-9/-]*$/, "expected an internal path such as /services");

/** An account that the sign-in page names, so that anybody can look round the portal. */
const demoAccountSchema = z.strictObject({
  email: z.email(),
  password: text.min(6, "expected at least 6 characters, as the portal asks of everybody"),
  firstName: text,
  lastName: text,
  company: text,
});

/** `content/site.yaml`: the brand. Another company puts in its own here. */
export const siteSchema = z.strictObject({
  brand: text,
  legalName: text,
  tagline: sentence,
  description: sentence,
  founded: z.int(),
  registered: z.int(),
  phone: z.strictObject({
    /** As printed; its spaces do not break, so that a number stays on one line. */
    display: text.transform((number) => number.replaceAll(" ", "\u00a0")),
    /** E.164, for tel: links. */
    e164: z.string().regex(/^\+\d{8,15}$/, "expected E.164 such as +441414960123"),
  }),
  email: z.strictObject({
    /** Printed in header, footer and contact pages. */
    general: z.email(),
    /** Where new business writes to: mailto links of the landing pages. */
    sales: z.email(),
    /** The data protection officer, printed in the privacy policy. */
    dataProtection: z.email(),
  }),
  topBar: text,
  address: z.strictObject({
    street: text,
    locality: text,
    postalCode: text,
    country: text,
    countryCode: z.string().length(2),
  }),
  geo: z.strictObject({ latitude: z.number(), longitude: z.number(), timezone: text }),
  /** City slug of the catalogue where the company sits. */
  homeCity: slug,
  /** What the pages say of the desk, beside its city. */
  local: z.strictObject({
    /** The nation whose public holidays the desk keeps, as printed. */
    nation: text,
    /** Their calendar: that of a city of the catalogue. */
    calendar: z.strictObject({
      country: countryCode,
      subdivision: z.string().optional(),
      region: z.string().optional(),
    }),
    /** Where the desk is; completes "our desk …". */
    desk: clause,
  }),
  hours: z.strictObject({ display: text, note: text }),
  portal: z.strictObject({
    /** The email address whose account is the administrator's. */
    administrator: z.email(),
    /** The administrator's account comes first, then a customer's. */
    demo: z.array(demoAccountSchema).length(2),
  }),
  /** What `/.well-known/security.txt` says: RFC 9116. */
  security: z.strictObject({
    contact: z.email(),
    /** The last day on which it holds; the standard advises less than a year. */
    expires: z.iso.date(),
    languages: z.array(z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, "expected a language such as en")).min(1),
  }),
  /** The day from which "the next twelve months" are counted. Never the clock of the machine. */
  asOf: z.iso.date(),
});
export type Site = z.infer<typeof siteSchema>;

const link = z.strictObject({ label: text, url });

/** `content/navigation.yaml`. */
export const navigationSchema = z.strictObject({
  /** The links of the bar; `links` stand in a menu of their own beside the link. */
  header: z.array(link.extend({ links: z.array(link).min(1).optional() })).min(1),
  /** The way into the portal. */
  login: link,
  /** The button that stands out. */
  action: link,
  footer: z.array(z.strictObject({ title: text, links: z.array(link).min(1) })),
});
export type Navigation = z.infer<typeof navigationSchema>;

/** One row of `content/claims.yaml`: a figure the company states about itself. */
export const claimSchema = z.strictObject({
  id: slug,
  /** The figure as printed: "500+", "24/7". */
  value: text,
  /** What stands under or after it: "Happy Clients". */
  label: text,
  /** The whole claim as a sentence. */
  wording: sentence,
  /** What makes it true; printed where the value could be misread. */
  scope: clause,
  evidence: sentence,
  lastReviewed: z.iso.date(),
});
export type Claim = z.infer<typeof claimSchema>;
