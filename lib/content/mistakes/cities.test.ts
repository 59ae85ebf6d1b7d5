/** Mistakes in cities, countries and regions. */
import { originalFile, repeatFirstRow, replace, testMistakes, type Change } from "./plant";

const london = (change: Change) => ({ "locations/united-kingdom.yaml": change });
const regions = (change: Change) => ({ "locations/regions.yaml": change });
const UK = "locations/united-kingdom.yaml";
const rowsOf = (name: string) => originalFile(name).match(/^- /gm)?.length;

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
    "a city without a climate",
    london(replace(/^ {2}climate: .*\n/m, "")),
    [UK, "[0].climate", /expected string/],
  ],
  [
    "an unknown climate",
    london(replace(/^ {2}climate: .*/m, "  climate: mist")),
    [UK, "[0].climate", /^expected an id of content\/climates\.yaml, got “mist”$/],
  ],
  [
    "two climates with the same id",
    { "climates.yaml": repeatFirstRow },
    ["climates.yaml", `[${rowsOf("climates.yaml")}].id`, /^“.+” occurs twice$/],
  ],
  [
    "a climate with darkness, which depends on the latitude alone",
    { "climates.yaml": replace("conditions: [heat, rains]", "conditions: [heat, dark]") },
    ["climates.yaml", "[0].conditions[1]", /expected one of "cold"|Invalid option/],
  ],
  [
    "the law of an unknown country",
    { "law.yaml": replace("countries: [united-kingdom]", "countries: [atlantis]") },
    [
      "law.yaml",
      "[0].countries[0]",
      /^expected a country of content\/locations\/regions\.yaml, got “atlantis”$/,
    ],
  ],
  [
    "the law of a state of another country",
    { "law.yaml": replace("states: [CA]", "states: [NSW]") },
    [
      "law.yaml",
      "[7].states[0]",
      /^expected a subdivision of content\/locations\/united-states\.yaml, got “NSW”$/,
    ],
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
]);
