import { SCHEMES } from "./colours";
import { renderYear } from "./year";
import { spread } from "./year-dates";
import { daylightPath, edgesOf, middleOf, overDaysOff, type Frame } from "./year-frame";
import { YEAR_LAYOUTS, YEAR_SIZES, type Layout, type Year } from "./year-layouts";
import { findRoom } from "./year-words";

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const whole = hours(0, 24);
const planOf = (name: string, text: string, usual: { from: number; to: number }) => ({
  name,
  hours: text,
  usual,
  answered: [{ start: 0, end: 360, ...usual }],
});

/** Twelve months of thirty days: clocks change after a hundred days. */
const year: Year = {
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].map(
    (name) => ({
      name,
      days: 30,
    }),
  ),
  daylight: Array.from({ length: 360 }, (_, day) => ({
    sunrise: day < 100 ? 480 : 540,
    sunset: day < 100 ? 960 : 1020,
  })),
  solstices: [0, 180],
  plans: [
    planOf("Few", "9–18", hours(9, 18)),
    planOf("More", "6–22", hours(6, 22)),
    planOf("All & <b>", "always", whole),
  ],
  holidays: [
    { day: 24, label: "25" },
    { day: 25, label: "26" },
    { day: 90, label: "1" },
  ],
  clockChanges: [{ day: 100, label: "11 Apr" }],
  labels: {
    daylight: "light",
    night: "dark",
    outside: "paler",
    holidays: "holidays",
    clockChanges: "clocks",
  },
};
const frame: Frame = { left: 0, top: 0, width: 360, height: 1440, monthsAcross: true, days: 360 };
const textsOf = (svg: string) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map((match) => match[1]);

it.each(YEAR_SIZES)("has every name, month and label at the %s size", (size) => {
  const texts = textsOf(renderYear(year, size, "light"));
  expect(texts).toEqual(
    expect.arrayContaining(["Few 9–18", "More 6–22", ...year.months.map(({ name }) => name)]),
  );
  expect(texts).toEqual(
    expect.arrayContaining([...Object.values(year.labels), "8:00–16:00", "9:00–17:00", "11 Apr", "25, 26"]),
  );
});

it.each(SCHEMES.flatMap((scheme) => YEAR_SIZES.map((size) => [size, scheme] as const)))(
  "is small, whole and without styles or scripts: %s, %s",
  (size, scheme) => {
    const svg = renderYear(year, size, scheme);
    expect(svg).not.toMatch(/<style|style=|<script|href|undefined|NaN|@/);
    expect(svg).toContain("All &amp; &lt;b>");
    expect(svg.match(/<(svg|g|text)\b/g)!.length).toBe(svg.match(/<\/(svg|g|text)>/g)!.length);
  },
);

it("leaves the clocks out of the legend where none change", () => {
  expect(textsOf(renderYear({ ...year, clockChanges: [] }, "wide", "light"))).not.toContain("clocks");
});

it.each(YEAR_SIZES)("has no text below 11 px on the narrowest screen for the %s size", (size) => {
  const { from, width, small, font }: Layout = YEAR_LAYOUTS[size];
  const narrowest = from > 0 ? from * 16 : 360;
  // The page has a twentieth of the screen on each side.
  const scale = (narrowest * 0.9) / width;
  expect(Math.min(small, font) * scale).toBeGreaterThanOrEqual(11);
});

it("puts more dates of a month than fit into another line", () => {
  const many = [0, 1, 2, 3, 4].map((day) => ({ day, label: String(day + 1) }));
  expect(textsOf(renderYear({ ...year, holidays: many }, "phone", "light"))).toEqual(
    expect.arrayContaining(["1, 2", "3, 4", "5"]),
  );
});

it("draws daylight with a step where the clocks change, and in pieces around days without a sunrise", () => {
  const path = daylightPath(year.daylight, frame);
  expect(path.match(/M/g)).toHaveLength(1);
  expect(path).toContain("L100 480L100 540L");
  const dark = year.daylight.map((sun, day) => (day >= 50 && day < 60 ? undefined : sun));
  expect(daylightPath(dark, frame).match(/M/g)).toHaveLength(2);
});

it("draws a line where hours begin and end, but not at midnight", () => {
  expect(edgesOf([{ start: 0, end: 10, ...hours(1, 24) }], frame)).toBe("M0 60L10 60");
  expect(edgesOf([{ start: 0, end: 10, ...whole }], frame)).toBe("");
});

it("goes on over days off, not over longer gaps, and to other hours with a step", () => {
  const week = (start: number, part = hours(9, 18)) => ({ start, end: start + 5, ...part });
  expect(overDaysOff([week(0), week(7)])).toEqual([{ ...week(0), end: 12 }]);
  // A weekend with public holidays beside it.
  expect(overDaysOff([week(0), week(11)])).toHaveLength(1);
  expect(overDaysOff([week(0), week(14)])).toHaveLength(2);
  expect(overDaysOff([week(0), week(7, hours(8, 17))])).toEqual([
    week(0),
    { ...week(7, hours(8, 17)), start: 5 },
  ]);
});

it("spreads dates so that none meets another, as near as can be to their days", () => {
  const wish = (middle: number) => ({ middle, length: 20 });
  expect(spread([wish(50), wish(100)], 0, 200)).toEqual([50, 100]);
  expect(spread([wish(50), wish(50)], 0, 200)).toEqual([40, 60]);
  expect(spread([wish(0), wish(50), wish(200)], 0, 200)).toEqual([10, 50, 190]);
  expect(spread([wish(190), wish(195)], 0, 200)).toEqual([170, 190]);
});

it("puts a name in the middle of the longest part that is the plan's alone", () => {
  const plans = [hours(9, 18), hours(6, 22), whole];
  // 9 to 18; 18 to 22 is longer than 6 to 9; 0 to 6 is longer than 22 to 24.
  expect([0, 1, 2].map((plan) => middleOf(plan, plans) / 60)).toEqual([13.5, 20, 3]);
  // 18:30 to 3:30: the evening is longer than the night.
  expect(middleOf(0, [hours(18.5, 3.5), whole]) / 60).toBe(21.25);
});

describe("the room for words", () => {
  const size = { width: 20, height: 40 };
  const at = (wish: number, middle: number, taken: Parameters<typeof findRoom>[2] = []) =>
    findRoom(size, { wish, middle, pull: 1 }, taken, year, frame);

  it("is as near as can be to where they are wanted", () => {
    expect(at(180, 720)).toEqual({ x: 170, y: 700, ...size });
  });

  it("is where no line of a plan runs through it", () => {
    // The first plan begins at 12 in the first half of the year.
    const plans = [
      { ...year.plans[0]!, answered: [{ start: 0, end: 180, ...hours(12, 18) }] },
      year.plans[2]!,
    ];
    expect(
      findRoom(size, { wish: 100, middle: 725, pull: 1 }, [], { ...year, plans }, frame).x,
    ).toBeGreaterThanOrEqual(180);
  });

  it("is no farther than the pull allows", () => {
    const plans = [
      { ...year.plans[0]!, answered: [{ start: 0, end: 180, ...hours(12, 18) }] },
      year.plans[2]!,
    ];
    const far = findRoom(size, { wish: 60, middle: 725, pull: 60 }, [], { ...year, plans }, frame);
    expect(far.x + size.width / 2).toBe(60);
  });

  it("is beside holidays and other words", () => {
    // Their marks are at the edge of the days.
    const beside = at(24, 10);
    expect(beside.x + size.width <= 24 || beside.x > 25).toBe(true);
    const other = at(180, 720, [at(180, 720)]);
    expect(Math.abs(other.x - 170)).toBeGreaterThanOrEqual(size.width);
  });
});
