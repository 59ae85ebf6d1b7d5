import { z } from "zod";
import { countryCode as servedCountryCode } from "./location.ts";
import { clause, isInternalPath, sentence, slug, text, zone } from "./text.ts";

const url = z.string().refine(isInternalPath, "expected an internal path such as /services");

/** Public holidays are not known to our sources for ever: nothing is reckoned from a day before this one. */
const FIRST_DAY = "2020-01-01";

/** An account that the sign-in page names, so that anybody can look round the portal. */
const demoAccountSchema = z.strictObject({
  email: z.email(),
  password: text.min(6, "expected at least 6 characters, as the portal asks of everybody"),
  firstName: text,
  lastName: text,
  company: text,
});

/** A company is not older than the oldest there are; `lib/content/dates.ts` says that it is not younger than `asOf`. */
const year = z.int().min(1000, "expected a year");

const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** ISO 3166-1 alpha-2. CLDR has names for what only looks like a country: groups of them and the unknown one. */
const countryCode = z
  .string()
  .refine(
    (code) =>
      /^[A-Z]{2}$/.test(code) &&
      !["EU", "EZ", "UK", "UN", "XA", "XB", "ZZ"].includes(code) &&
      regionNames.of(code) !== undefined,
    "expected an ISO 3166 code such as GB",
  );

const E164 = /^\+\d{8,15}$/;

/** Whether a printed number is the one that is dialled: `+44 (0)141 496 0123` or `0141 496 0123` for +441414960123. */
function isSameNumber(display: string, e164: string): boolean {
  // One that is no number at all is a mistake of its own.
  if (!E164.test(e164)) return true;
  const digits = display.replaceAll("(0)", "").replace(/\D/g, "");
  if (display.trim().startsWith("+")) return `+${digits}` === e164;
  const national = digits.replace(/^0/, "");
  return national.length >= 5 && new RegExp(`^\\+\\d{1,3}${national}$`).test(e164);
}

/** `content/site.yaml`: the company. Another one puts in its own here, and nowhere else. */
export const siteSchema = z.strictObject({
  brand: text,
  legalName: text,
  /** Public origin where SITE_URL does not say otherwise: scheme and host only. */
  origin: z.string().regex(/^https?:\/\/[^/?#@]+$/, "expected an origin such as https://www.example.com"),
  tagline: sentence,
  description: sentence,
  founded: year,
  registered: year,
  phone: z
    .strictObject({
      /** As printed; its spaces do not break, so that a number stays on one line. */
      display: text.transform((number) => number.replaceAll(" ", "\u00a0")),
      /** E.164, for tel: links. */
      e164: z.string().regex(E164, "expected E.164 such as +441414960123"),
    })
    .refine(({ display, e164 }) => isSameNumber(display, e164), {
      path: ["display"],
      error: "expected the number of `e164`, as it is printed",
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
    countryCode,
  }),
  geo: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    timezone: zone,
  }),
  /** City slug of the catalogue where the company sits. */
  homeCity: slug,
  /** What the pages say of the desk, beside its city. */
  local: z.strictObject({
    /** The nation whose public holidays the desk keeps, as printed. */
    nation: text,
    /** Their calendar: that of a city of the catalogue. */
    calendar: z.strictObject({
      country: servedCountryCode,
      subdivision: z.string().optional(),
      region: z.string().optional(),
    }),
    /** Where the desk is; completes "our desk …". */
    desk: clause,
    /** Without its article. */
    river: text,
    /** A telephone number that is nobody's, for examples: Ofcom keeps some free. */
    samplePhone: text,
    /** Whose clock the hours are read off; completes "… time". */
    clock: text,
  }),
  /** Cities that the page of each industry links to, in this order. */
  linkedCities: z.array(slug).min(1),
  /** What the terms and the privacy policy name; the rest of them is for a lawyer to read. */
  law: z.strictObject({
    /** Completes "… governs the agreement". */
    name: text,
    courts: clause,
    /** The act under which an arbitrator decides. */
    arbitration: clause,
    regulator: z.strictObject({ name: text, short: text, phone: text, url: z.url({ protocol: /^https$/ }) }),
  }),
  hours: z.strictObject({ display: text, note: text }),
  portal: z
    .strictObject({
      /** The email address whose account is the administrator's. */
      administrator: z.email(),
      /** The administrator's account comes first, then a customer's. */
      demo: z.array(demoAccountSchema).length(2),
    })
    .refine(({ administrator, demo }) => demo[0]?.email === administrator, {
      path: ["demo", 0, "email"],
      error: "expected the email address of `administrator`",
    }),
  /** What `/.well-known/security.txt` says: RFC 9116. */
  security: z.strictObject({
    contact: z.email(),
    /** The last day on which it holds; the standard advises less than a year. */
    expires: z.iso.date(),
    languages: z.array(z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, "expected a language such as en")).min(1),
  }),
  /** The day from which "the next twelve months" are counted. Never the clock of the machine. */
  asOf: z.iso.date().refine((day) => day >= FIRST_DAY, `expected a day from ${FIRST_DAY} on`),
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
