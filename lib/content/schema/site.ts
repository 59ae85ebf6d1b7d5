import { z } from "zod";
import { countryCode } from "./location.ts";
import { ref, refersTo } from "./reference.ts";
import {
  addProblem,
  aliases,
  clause,
  distinct,
  isDistinct,
  isInternalPath,
  rowsBy,
  sentence,
  slug,
  text,
} from "./text.ts";
import { weekOfHours } from "./week.ts";

const url = refersTo(
  "page",
  z.string().refine(isInternalPath, "expected an internal path such as /services"),
);

/** Earliest `asOf`: holiday data of earlier years is incomplete. */
const FIRST_DAY = "2020-01-01";

/** An account named on the sign-in page, for trying the portal. */
const demoAccountSchema = z.strictObject({
  email: z.email(),
  password: text.min(6, "expected at least 6 characters, as the portal requires"),
  firstName: text,
  lastName: text,
  company: text,
});

/** Checked against `asOf` in `lib/content/consistency/check-dates.ts`. */
const year = z.int().min(1000, "expected a year");

/** The trunk prefix 0 follows no calling code of the countries served. */
const E164 = /^\+(?!(?:1|33|44|49|52|61|64)0)\d{8,15}$/;

/** Returns true if a printed number is the dialled one: `+44 (0)141 496 0123` or `0141 496 0123` for +441414960123. */
function isSameNumber(display: string, e164: string): boolean {
  // An invalid number is reported by its own schema.
  if (!E164.test(e164)) return true;
  const digits = display.replaceAll("(0)", "").replace(/\D/g, "");
  if (display.trim().startsWith("+")) return `+${digits}` === e164;
  const national = digits.replace(/^0/, "");
  return national.length >= 5 && new RegExp(`^\\+\\d{1,3}${national}$`).test(e164);
}

const domainOf = (address: string) => address.split("@")[1];

const FICTIONAL =
  /^(01(?:1\d|\d1) 49[68] 0|01632 960|020 7946 0|028 9649 6|029 2018 0|03069 990|07700 900|0808 157 0|0909 879 0)\d{3}$/;

const siteFields = z.strictObject({
  brand: text,
  legalName: text,
  /** Public origin unless SITE_URL is set: scheme and host only. */
  origin: z.string().regex(/^https?:\/\/[^/?#@]+$/, "expected an origin such as https://www.example.com"),
  tagline: sentence,
  description: sentence,
  founded: year,
  registered: year,
  phone: z
    .strictObject({
      /** As printed, with non-breaking spaces. */
      display: text.transform((number) => number.replaceAll(" ", "\u00a0")),
      /** E.164, for tel: links. */
      e164: z.string().regex(E164, "expected E.164 such as +441414960123, without the 0 of the area code"),
    })
    .refine(({ display, e164 }) => isSameNumber(display, e164), {
      path: ["display"],
      error: "expected the number of `e164`, as it is printed",
    }),
  email: z.strictObject({
    /** Printed in header, footer and contact pages. */
    general: z.email(),
    /** For enquiries: printed and linked in the footer, in closing sections and on landing pages. */
    sales: z.email(),
    /** The data protection officer, printed in the privacy policy. */
    dataProtection: z.email(),
  }),
  topBar: text,
  address: z.strictObject({
    street: text,
    locality: text,
    /** Of the United Kingdom: "G3 8BX". */
    postalCode: z.string().regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, "expected a postcode such as G3 8BX"),
    country: text,
    /** ISO 3166 alpha-2, of the home city. */
    countryCode: text,
  }),
  geo: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    timezone: text,
  }),
  /** The company's city. A narrowed build may have no pages of it. */
  homeCity: ref("city"),
  /** Facts about the desk besides its city. */
  local: z.strictObject({
    /** Name of the nation whose public holidays the desk keeps. */
    nation: text,
    /** Calendar of those holidays; a city of the catalogue has to have the same. */
    calendar: z.strictObject({
      country: countryCode,
      subdivision: z.string().optional(),
      region: z.string().optional(),
    }),
    /** Name without "the". */
    river: text,
    /** A telephone number for examples, from the range that Ofcom reserves for fiction. */
    samplePhone: text.regex(FICTIONAL, "expected a number that Ofcom keeps free for fiction"),
    /** Completes "… time" and names the time zone of the plans' hours: "UK". */
    clock: text,
  }),
  /** The cities linked from industry pages, in order. */
  linkedCities: distinct(ref("city"), "city"),
  /** Legal facts in the terms and the privacy policy. */
  law: z.strictObject({
    /** Completes "… governs the agreement". */
    name: text,
    courts: clause,
    /** The act that governs arbitration. */
    arbitration: clause,
    regulator: z.strictObject({ name: text, short: text, phone: text, url: z.url({ protocol: /^https$/ }) }),
  }),
  /** `week` is what `display` says. */
  hours: z.strictObject({ display: text, week: weekOfHours, note: text }),
  portal: z
    .strictObject({
      /** Email address of the administrator's account: docs/behaviour.md#accounts. */
      administrator: z.email(),
      /** The administrator's account comes first, then a customer's. */
      demo: z.array(demoAccountSchema).length(2),
    })
    .refine(({ administrator, demo }) => demo[0]?.email === administrator, {
      path: ["demo", 0, "email"],
      error: "expected the email address of `administrator`",
    }),
  /** For `/.well-known/security.txt` (RFC 9116). */
  security: z.strictObject({
    contact: z.email(),
    /** Last day of validity; RFC 9116 advises less than a year. */
    expires: z.iso.date(),
    languages: z.array(z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, "expected a language such as en")).min(1),
  }),
  /** True if clients, testimonials and case studies are invented: docs/behaviour.md#samples. */
  samples: z.boolean(),
  /** What the mark on samples means; printed once on each page that has them. */
  sampleNote: sentence,
  /** Date from which "the next twelve months" are counted, instead of the clock of the machine. */
  asOf: z.iso
    .date()
    .refine((day) => day >= FIRST_DAY, `expected a day from ${FIRST_DAY} on`)
    .refine((day) => day.endsWith("-01"), "expected the first day of a month"),
});

/** `content/site.yaml`: the company. All facts about the company are here. */
export const siteSchema = siteFields.superRefine((site, context) => {
  const { founded, registered, email, portal, security } = site;
  if (registered < founded)
    addProblem(context, ["registered"], `expected no year before that of founded, ${founded}`);
  const domain = domainOf(email.general);
  const others: [path: string[], address: string][] = [
    [["email", "sales"], email.sales],
    [["email", "dataProtection"], email.dataProtection],
    [["portal", "administrator"], portal.administrator],
    [["security", "contact"], security.contact],
  ];
  for (const [path, address] of others)
    // One without a domain is reported as no address.
    if (domain && domainOf(address) !== domain)
      addProblem(context, path, `expected an address at ${domain}, as email.general`);
});
export type Site = z.infer<typeof siteSchema>;

const link = z.strictObject({ label: text, url });
const hasNoUrlTwice = (links: readonly { url: string }[]) => isDistinct(links.map((entry) => entry.url));
const links = z.array(link).min(1).refine(hasNoUrlTwice, "expected no url twice");

/** `content/navigation.yaml`. */
export const navigationSchema = z.strictObject({
  /** Links of the header; `links` are shown in a menu. */
  header: z
    .array(link.extend({ links: links.optional() }))
    .min(1)
    .refine(hasNoUrlTwice, "expected no url twice"),
  /** Links of the menu of narrow screens, besides those of the header. */
  menu: z.array(link),
  /** Link to the portal. */
  login: link.extend({ aliases }),
  /** The highlighted button. */
  action: link,
  footer: z.array(z.strictObject({ title: text, links })),
  /** Links beside the copyright. */
  legal: links,
});
export type Navigation = z.infer<typeof navigationSchema>;

const figuresIn = (words: string): string[] => words.match(/\d[\d,.]*\d|\d/g) ?? [];

/** A figure that the company states about itself. */
const claim = z
  .strictObject({
    id: slug,
    /** The figure as printed: "500+", "24/7". */
    value: text,
    /** Label of the figure: "Happy Clients". */
    label: text,
    /** The claim as a sentence. */
    wording: sentence,
    /** Conditions under which the claim is true. The component that prints the claim decides whether to print them. */
    scope: clause,
    evidence: sentence,
    lastReviewed: z.iso.date(),
  })
  .refine(
    ({ value, wording }) => {
      const [figure, ...others] = figuresIn(value);
      // "24/7" is said in words.
      return figure === undefined || others.length > 0 || figuresIn(wording).includes(figure);
    },
    { path: ["wording"], error: "expected the figure of `value`" },
  );
export type Claim = z.infer<typeof claim>;

/** `content/claims.yaml`. */
export const claimsSchema = rowsBy("id", claim);
