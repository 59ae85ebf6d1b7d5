/** Mistakes in services, industries, categories, cities and texts about clients. */
import { ownFile, repeatFirstRow, replace, testMistakes, type Change } from "./plant";

const london = (change: Change) => ({ "locations/united-kingdom.yaml": change });
const roofing = (change: Change) => ({ "industries/roofing.yaml": change });
const regions = (change: Change) => ({ "locations/regions.yaml": change });
const UK = "locations/united-kingdom.yaml";
const firstChallenge = /challenges:\n {2}- .*(\n {4}.*)*/;
const rowsOf = (name: string) => ownFile(name).match(/^- /gm)?.length;

testMistakes([
  [
    "swapped latitude and longitude",
    london((text) => text.replace(/latitude: (.*)\n +longitude: (.*)/, "latitude: $2\n  longitude: $1")),
    [UK, "[0].latitude", /^expected latitude and longitude in the other order: at -0\.1257, 51\.5085/],
  ],
  [
    "a city on the other side of the globe",
    london(replace("longitude: -0.1257", "longitude: 151.2")),
    [
      UK,
      "[0].latitude",
      /^expected coordinates in GB: at 51\.5085, 151\.2 the zone is .*, not Europe\/London$/,
    ],
  ],
  [
    "a zone of another country",
    london(replace("timezone: Europe/London", "timezone: Europe/Paris")),
    [UK, "[0].timezone", /^expected Europe\/London, the zone at 51\.5085, -0\.1257, got Europe\/Paris$/],
  ],
  [
    "a zone of another part of the country",
    { "locations/united-states.yaml": replace("timezone: America/New_York", "timezone: America/Chicago") },
    ["locations/united-states.yaml", "[0].timezone", /^expected America\/New_York, the zone at/],
  ],
  [
    "a misspelt zone",
    london(replace("timezone: Europe/London", "timezone: Europe/Lodnon")),
    [UK, "[0].timezone", /^expected an IANA zone such as Europe\/London$/],
  ],
  [
    "an abbreviation for a zone",
    london(replace("timezone: Europe/London", "timezone: GMT")),
    [UK, "[0].timezone", /^expected an IANA zone such as Europe\/London$/],
  ],
  [
    "coordinates of another city",
    london((text) => text.replace("52.4814", "51.5085").replace("-1.8998", "-0.1257")),
    [UK, "[1].latitude", /^expected the city's own coordinates, these are those of london$/],
  ],
  [
    "the id of another city at GeoNames",
    london(replace("geonames: 2655603", "geonames: 2643743")),
    [UK, "[1].geonames", /^expected the city's own id at GeoNames, 2643743 is that of london$/],
  ],
  [
    "a state without known holidays",
    london(replace("subdivision: ENG", "subdivision: EGN")),
    [UK, "[0].subdivision", /^expected a code that date-holidays knows, got “EGN”$/],
  ],
  [
    "a name of 300 letters",
    london(replace("name: London", `name: ${"London".repeat(50)}`)),
    [UK, "[0].name", /^expected a name of at most 60 characters$/],
  ],
  [
    "a slug that is too long for a file name",
    london(replace("slug: birmingham", `slug: ${"b".repeat(260)}`)),
    [UK, "[1].slug", /^expected a slug of at most 100 characters$/],
  ],
  [
    "a slug with a capital letter",
    london(replace("slug: birmingham", "slug: Birmingham")),
    [UK, "[1].slug", /^expected a slug: lower-case letters/],
  ],
  [
    "the slug of a city of another country",
    { "locations/mexico.yaml": replace("slug: monterrey", "slug: new-york") },
    [
      "locations/mexico.yaml",
      "[1].slug",
      /^“new-york” is already used in united-states\.yaml: add the state/,
    ],
  ],
  [
    "a duplicate city",
    { "locations/new-zealand.yaml": repeatFirstRow },
    [
      "locations/new-zealand.yaml",
      `[${rowsOf("locations/new-zealand.yaml")}].slug`,
      /is already used in .*: add the state/,
    ],
  ],
  [
    "two countries with the same code",
    regions(replace("code: FR", "code: DE")),
    ["locations/regions.yaml", "[1].countries[2].code", /^expected a unique code, “DE” is that of Germany$/],
  ],
  [
    "a locale of another country",
    regions(replace("[en-GB]", "[en-US]")),
    [
      "locations/regions.yaml",
      "[1].countries[0].locales[0]",
      /^expected a locale such as en-GB, got “en-US”$/,
    ],
  ],
  [
    "an unknown locale",
    regions(replace("[en-GB]", '["english_UK!"]')),
    ["locations/regions.yaml", "[1].countries[0].locales[0]", /^expected a locale such as en-GB$/],
  ],
  [
    "an unknown currency",
    regions(replace("code: GBP", "code: GBR")),
    ["locations/regions.yaml", "[1].countries[0].currency.code", /^expected an ISO 4217 code such as GBP$/],
  ],
  [
    "two regions with the same slug",
    regions(replace("slug: europe", "slug: north-america")),
    ["locations/regions.yaml", "[1].slug", /^“north-america” occurs twice$/],
  ],
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
    "no calls a day",
    roofing(replace(/callsPerDay: \d+/, "callsPerDay: 0")),
    ["industries/roofing.yaml", "example.callsPerDay", />=1/],
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
        "challenges:\n  - A caller with WATER on the floor tries the next firm in the list, after a few rings.",
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
      /^expected how and script of the service content\/services/,
    ],
  ],
  [
    "a text for an unknown service",
    roofing(replace(/^ {2}pay-per-lead:/m, "  pay-per-leads:")),
    ["industries/roofing.yaml", "services.pay-per-lead", /^expected how and script of the service/],
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
