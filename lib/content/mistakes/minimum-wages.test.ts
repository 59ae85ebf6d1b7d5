/** Mistakes in the minimum wages. */
import { originalFile, repeatFirstRow, replace, testMistakes, type Change } from "./plant";

const FILE = "minimum-wages.yaml";
const rowCount = originalFile(FILE).match(/^- /gm)!.length;
const wages = (change: Change) => ({ [FILE]: change });

testMistakes([
  [
    "an amount in cents",
    wages(replace(/hourly: 13.9$/m, "hourly: 1390")),
    [FILE, "[0].hourly", /^expected an amount an hour from 5 to 100$/],
  ],
  [
    "a wage without a source",
    wages(replace(/  source:\n.*\n.*\n/, "")),
    [FILE, "[0].source", /expected object/i],
  ],
  [
    "an unknown country",
    wages(replace("country: germany", "country: atlantis")),
    [FILE, "[0].country", /^expected a country of content\/locations\/regions.yaml, got “atlantis”$/],
  ],
  [
    "a second wage for the country of the costs of staff",
    wages(replace("country: germany", "country: united-kingdom")),
    [FILE, "[0].country", /^expected none: the wage there is that of content\/staff-costs.yaml$/],
  ],
  [
    "an unknown state",
    wages(replace("states: [QC]", "states: [QU]")),
    [FILE, "[7].states[0]", /^expected a subdivision of content\/locations\/canada.yaml, got “QU”$/],
  ],
  [
    "an unknown city",
    wages(replace("cities: [tijuana, ", "cities: [atlantis, ")),
    [FILE, "[5].cities[0]", /^expected a slug of content\/locations\/mexico.yaml, got “atlantis”$/],
  ],
  [
    "states and cities in one row",
    wages(replace("states: [QC]", "states: [QC]\n  cities: [montreal]")),
    [FILE, "[7]", /^expected either states or cities$/],
  ],
  ["a place twice", wages(repeatFirstRow), [FILE, `[${rowCount}]`, /^expected one row for “germany”$/]],
  [
    "a figure that was checked years ago",
    wages(replace("checked: 2026-11-25", "checked: 2020-04-01")),
    [
      FILE,
      "[0].checked",
      /^expected a day from 20.*, a year before asOf in content\/site\.yaml, got 2020-04-01$/,
    ],
  ],
]);
