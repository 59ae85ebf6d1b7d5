/** Mistakes in the costs of staff. */
import { repeatFirstRow, replace, testMistakes, type Change } from "./plant";

const FILE = "staff-costs.yaml";
const costs = (change: Change) => ({ [FILE]: change });
/** A change of a field in the row with an id. */
const inRow = (id: string, field: string, by: string) =>
  costs(replace(new RegExp(`(- id: ${id}\\n(?:  .*\\n)*?  ${field}:) .*`), `$1 ${by}`));

testMistakes([
  [
    "a rate as a fraction",
    inRow("insurance-rate", "value", "0.15"),
    [FILE, "[3].value", /^expected 1 to 50, got 0.15$/],
  ],
  [
    "an unknown cost",
    costs(replace("id: voicemail", "id: answerphone")),
    [FILE, "[10].id", /expected one of "wage"/],
  ],
  ["a cost twice", costs(repeatFirstRow), [FILE, "", /^expected one row with the id wage, got 2$/]],
  [
    "a figure with a source but no day from which it holds",
    costs(replace(/  from: .*\n/, "")),
    [FILE, "[0].from", /^expected the day from which it holds$/],
  ],
  [
    "a figure that was checked years ago",
    inRow("wage", "checked", "2020-04-01"),
    [
      FILE,
      "[0].checked",
      /^expected a day from 20.*, a year before asOf in content\/site\.yaml, got 2020-04-01$/,
    ],
  ],
  [
    "a figure that will be checked",
    inRow("wage", "checked", "2062-04-01"),
    [FILE, "[0].checked", /^expected a day up to .*, 90 days after asOf/],
  ],
]);
