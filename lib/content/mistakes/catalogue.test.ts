/** Mistakes in services, industries, categories and texts about clients. */
import { firstChallengeOf, originalFile, repeatFirstRow, replace, testMistakes, type Change } from "./plant";

const roofing = (change: Change) => ({ "industries/roofing.yaml": change });
const firstChallenge = /challenges:\n {2}- .*(\n {4}.*)*/;
const rowsOf = (name: string) => originalFile(name).match(/^- /gm)?.length;

testMistakes([
  [
    "two industries with the same title",
    roofing(replace("title: Roofing", "title: Plumbing")),
    [
      "industries/roofing.yaml",
      "title",
      /^“Plumbing” is already title in content\/industries\/plumbing\.yaml/,
    ],
  ],
  [
    "two industries with the same people",
    roofing(replace("people: roofers", "people: plumbers")),
    [
      "industries/roofing.yaml",
      "names.people",
      /^“plumbers” is already names\.people in content\/industries\/plumbing\.yaml/,
    ],
  ],
  [
    "a misspelt field",
    roofing(replace(/^title: /m, "titel: ")),
    ["industries/roofing.yaml", "title", /expected string/],
    ["industries/roofing.yaml", "", /titel/],
  ],
  [
    "an industry whose file is not named after its slug",
    roofing(replace("slug: roofing", "slug: roofers")),
    ["industries/roofing.yaml", "slug", /^expected the file's name, got “roofers”$/],
  ],
  [
    "an industry of an unknown category",
    roofing(replace(/category: .*/, "category: roofs")),
    ["industries/roofing.yaml", "category", /^expected one of content\/categories\.yaml: home-services, /],
    ["pages/home.yaml", "industries.categories[0].items[3]", /got “roofing” of roofs$/],
  ],
  [
    "no calls in a month",
    roofing(replace(/perMonth: \d+/, "perMonth: 0")),
    ["industries/roofing.yaml", "services.call-center-outsourcing.perMonth", />=4/],
  ],
  [
    "a service that fits without the minutes of a call",
    roofing(replace(/ {4}minutes: .*\n/, "")),
    [
      "industries/roofing.yaml",
      "services.call-center-outsourcing.minutes",
      /^expected a number where the service fits$/,
    ],
  ],
  [
    "a service that does not fit, with calls in a month",
    roofing(replace(/ {4}fit: none\n/, "    fit: none\n    perMonth: 40\n")),
    [
      "industries/roofing.yaml",
      "services.amazon-customer-support.perMonth",
      /^expected nothing where fit is none$/,
    ],
  ],
  [
    "a service without a reason for its fit",
    roofing(replace(/ {4}reason: >-\n(?: {6}.*\n)*/, "")),
    ["industries/roofing.yaml", "services.call-center-outsourcing.reason", /expected string/],
  ],
  [
    "an industry without hours that hold in every country",
    roofing(replace(/^ {2}typical: /m, "  france: ")),
    ["industries/roofing.yaml", "opening.typical", /^expected hours$/],
  ],
  [
    "hours of a country that is not served",
    roofing(replace(/^ {2}typical: .*\n/m, "$&  atlantis: { mon: 08:00-12:00 }\n")),
    [
      "industries/roofing.yaml",
      "opening.atlantis",
      /^expected a country of content\/locations\/regions\.yaml$/,
    ],
  ],
  [
    "hours past midnight on one day",
    roofing(replace(/^ {2}typical: .*/m, "  typical: { mon-fri: 22:00-06:00 }")),
    ["industries/roofing.yaml", "opening.typical.mon-fri", /each later than the one before$/],
  ],
  [
    "an afternoon that begins before the morning has ended",
    roofing(replace(/^ {2}typical: .*/m, "  typical: { sat: 08:00-14:00 and 13:00-18:00 }")),
    ["industries/roofing.yaml", "opening.typical.sat", /each later than the one before$/],
  ],
  [
    "days against the order of the week",
    roofing(replace(/^ {2}typical: .*/m, "  typical: { sat-mon: 08:00-14:00 }")),
    ["industries/roofing.yaml", "opening.typical.sat-mon", /^expected days in the order of the week/],
  ],
  [
    "a month in the reason for a busy time",
    roofing(replace(/why: (?!>)/, "why: November ")),
    ["industries/roofing.yaml", "busy[1].why", /^expected no name of a month$/],
  ],
  [
    "a sentence of another industry",
    roofing(
      replace(
        firstChallenge,
        // In capitals and with another comma: the same sentence all the same.
        `challenges:\n  - ${firstChallengeOf("plumbing").replace(" ", ", ").toUpperCase()}`,
      ),
    ),
    [
      "industries/roofing.yaml",
      "challenges[0]",
      /is also in content\/industries\/plumbing\.yaml: challenges\[0\]/,
    ],
  ],
  [
    "an industry without a text for a service",
    roofing(replace(/ {2}pay-per-lead:\n(?: {4}.*\n)*/, "")),
    [
      "industries/roofing.yaml",
      "services.pay-per-lead",
      /^expected fit, reason, how and script of the service content\/services/,
    ],
  ],
  [
    "a text for an unknown service",
    roofing(replace(/^ {2}pay-per-lead:/m, "  pay-per-leads:")),
    [
      "industries/roofing.yaml",
      "services.pay-per-lead",
      /^expected fit, reason, how and script of the service/,
    ],
    [
      "industries/roofing.yaml",
      "services.pay-per-leads",
      /^expected one of content\/services: .*pay-per-lead/,
    ],
  ],
  [
    "a service without one of its names",
    { "services/live-chat-support.yaml": replace(/^short: .*\n/m, "") },
    ["services/live-chat-support.yaml", "short", /expected string/],
  ],
  [
    "two services with the same order",
    { "services/live-chat-support.yaml": replace(/order: .*/, "order: 1") },
    [
      "services/live-chat-support.yaml",
      "order",
      /^expected a unique number, \d is that of .*call-center-outsourcing\.yaml/,
    ],
  ],
  [
    "two services with the same title",
    { "services/live-chat-support.yaml": replace(/^title: .*/m, "title: Pay-Per-Lead") },
    [
      "services/pay-per-lead.yaml",
      "title",
      /^“Pay-Per-Lead” is already title in content\/services\/live-chat-support\.yaml/,
    ],
  ],
  [
    "a duplicate category",
    { "categories.yaml": repeatFirstRow },
    ["categories.yaml", `[${rowsOf("categories.yaml")}].slug`, /^“.+” occurs twice$/],
  ],
  [
    "a category without an industry",
    { "categories.yaml": (text) => `${text}- slug: piracy\n  title: Piracy\n  description: None yet.\n` },
    [
      "categories.yaml",
      `[${rowsOf("categories.yaml")}].slug`,
      /^expected an industry of the category “piracy”/,
    ],
  ],
  [
    "a client in an unknown city",
    { "case-studies.yaml": replace(/city: leeds/, "city: leedz") },
    ["case-studies.yaml", "[0].city", /^expected a city of content\/locations, got “leedz”$/],
    ["testimonials.yaml", "carousel[0].city", /is in leedz in case-studies\.yaml$/],
  ],
  [
    "a client of an unknown industry",
    { "case-studies.yaml": replace(/industry: hvac/, "industry: piracy") },
    ["case-studies.yaml", "[0].industry", /^expected an industry of content\/industries, got “piracy”$/],
  ],
  [
    "a client missing from case-studies.yaml",
    { "testimonials.yaml": replace(/company: .*/, "company: Nobody & Sons") },
    [
      "testimonials.yaml",
      "carousel[0].company",
      /^expected a name of case-studies\.yaml, got “Nobody & Sons”$/,
    ],
  ],
]);
