import { DAYS, WHOLE_WEEK } from "@/lib/geo/week";
import { longestGap } from "./longest-gap";

const HOUR = 60;
const NINE_TO_FIVE = [{ from: 9 * HOUR, to: 17 * HOUR }];
const every = (open: (day: number) => boolean) => DAYS.map((_, day) => (open(day) ? NINE_TO_FIVE : []));

it("is the night of a desk that opens daily, and the weekend of one that does not", () => {
  const closedOn = new Set<string>();
  expect(longestGap({ week: every(() => true), closedOn }, "2026-11-01")).toBe(16 * HOUR);
  expect(longestGap({ week: every((day) => day < 5), closedOn }, "2026-11-01")).toBe(64 * HOUR);
});

it("is longer by the days on which the desk is closed", () => {
  // A Friday and the Monday after it.
  const closedOn = new Set(["2026-12-25", "2026-12-28"]);
  expect(longestGap({ week: every(() => true), closedOn }, "2026-11-01")).toBe(40 * HOUR);
  expect(longestGap({ week: every((day) => day < 5), closedOn }, "2026-11-01")).toBe((16 + 4 * 24) * HOUR);
});

it("is nothing for a desk that never closes", () => {
  expect(longestGap({ week: WHOLE_WEEK, closedOn: new Set() }, "2026-11-01")).toBe(0);
});
