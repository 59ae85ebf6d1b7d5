import { getContent } from "@/lib/content";
import type { Holiday } from "@/lib/geo/holidays";
import { describeHolidayStrips } from "./year-strips";

const { landing: messages } = getContent();
const holiday = (date: string): Holiday => ({ date, name: "", inLieu: false, from: 0 });

const context = {
  asOf: "2026-11-01",
  // St Andrew's Day and Christmas; a holiday after the twelve months.
  deskHolidays: new Set(["2026-11-30", "2026-12-25", "2027-11-30"]),
  nation: "Scotland",
  messages,
};

it("tells holidays kept in both places from those kept in one, by month and day of the page's year", () => {
  const { strips } = describeHolidayStrips(["2026-12-25", "2027-05-01", "2027-10-03"].map(holiday), context);
  expect(strips.map(({ id, count, days }) => [id, count, days])).toEqual([
    ["both", 1, [[1, 24]]],
    [
      "there",
      2,
      [
        [6, 0],
        [11, 2],
      ],
    ],
    ["here", 1, [[0, 29]]],
  ]);
});

it("has no strip without a mark", () => {
  const { strips } = describeHolidayStrips(["2026-11-30", "2026-12-25"].map(holiday), context);
  expect(strips.map(({ id }) => id)).toEqual(["both"]);
});

it("names the months by their first letters, from the first of the page's year", () => {
  expect(describeHolidayStrips([], context).initials.join(" ")).toBe("N D J F M A M J J A S O");
});
