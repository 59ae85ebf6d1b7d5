import { isoDate, utcDay, yearLater } from "./days";
import { clockChanges, clockDifference, differencePeriods, offsetMinutes } from "./zone";

const LONDON = "Europe/London";
/** The day on which North America leaves summer time in 2026; London did so a week before. */
const AS_OF = "2026-11-01";

describe("offsetMinutes", () => {
  it("the offset changes at the exact instant", () => {
    expect(offsetMinutes(LONDON, new Date("2027-03-28T00:59:59.999Z"))).toBe(0);
    expect(offsetMinutes(LONDON, new Date("2027-03-28T01:00:00.000Z"))).toBe(60);
    expect(offsetMinutes("America/New_York", new Date("2026-11-01T05:59:59.500Z"))).toBe(-240);
    expect(offsetMinutes("America/New_York", new Date("2026-11-01T06:00:00.000Z"))).toBe(-300);
  });

  it("throws for a zone that the platform does not know", () => {
    expect(() => offsetMinutes("Europe/Atlantis", new Date())).toThrow(RangeError);
  });
});

it("adds days and years across months and leap days", () => {
  expect(isoDate(utcDay("2026-12-31", 1))).toBe("2027-01-01");
  expect(isoDate(utcDay("2028-02-28", 1))).toBe("2028-02-29");
  expect(["2026-11-01", "2027-03-01", "2028-02-28", "2028-02-29"].map(yearLater)).toEqual([
    ...["2027-11-01", "2028-03-01", "2029-02-28", "2029-03-01"],
  ]);
});

// Clocks in the year from 1 November 2026:
// London and the EU: summer from 28 March to 31 October 2027.
// United States, Canada, the Mexican border: summer from 14 March to 7 November 2027.
// Sydney, Adelaide: winter from 4 April to 3 October 2027. Auckland: winter from 4 April to 26 September 2027.
const WINTER = { from: AS_OF, to: "2027-03-27" };
const AMERICA_FIRST = { from: "2027-03-14", to: "2027-03-27" };
// Until the other clocks change too.
const LAST_DAY = { from: "2027-10-31", to: "2027-10-31", until: "2027-11-06" };
const LAST_DAY_OF_SUMMER = { ...LAST_DAY, until: "2028-03-25" };
const LONDON_FIRST = { from: "2027-03-28", to: "2027-04-03" };

const same = (usual: number) => ({ usual, exceptions: [], january: usual, july: usual });

describe("clockDifference", () => {
  it("computes the differences over a year", () => {
    const year = (zone: string) => clockDifference(zone, LONDON, AS_OF);
    expect(year("Europe/Berlin")).toEqual(same(60));
    // Changes with North America: two weeks in March and the last day are an hour closer.
    expect(year("America/St_Johns")).toEqual({
      ...same(-210),
      exceptions: [AMERICA_FIRST, LAST_DAY].map((days) => ({ ...days, minutes: -150 })),
    });
    // Never changes: the usual difference is that of London's summer, the longer half.
    expect(year("America/Phoenix")).toEqual({
      usual: -480,
      january: -420,
      july: -480,
      exceptions: [WINTER, LAST_DAY_OF_SUMMER].map((days) => ({ ...days, minutes: -420 })),
    });
    // Summer there meets winter here.
    expect(year("Pacific/Auckland")).toEqual({
      usual: 660,
      january: 780,
      july: 660,
      exceptions: [
        { ...WINTER, minutes: 780 },
        { ...LONDON_FIRST, minutes: 720 },
        { from: "2027-09-26", to: "2027-10-30", minutes: 720 },
        { ...LAST_DAY_OF_SUMMER, minutes: 780 },
      ],
    });
  });

  it("includes the autumn week in which New York is four hours behind", () => {
    expect(clockDifference("America/New_York", LONDON, "2026-10-01").exceptions).toEqual([
      { from: "2026-10-25", to: "2026-10-31", minutes: -240 },
      { ...AMERICA_FIRST, minutes: -240 },
    ]);
  });
});

describe("differencePeriods", () => {
  it.each([
    ["2026-11-01", "2027-10-31"],
    ["2028-02-29", "2029-02-28"],
  ])("the periods cover every day from %s to %s without overlap", (asOf, end) => {
    const periods = differencePeriods("Australia/Sydney", LONDON, asOf);
    expect(periods.length).toBeGreaterThan(3);
    expect(periods[0]?.from).toBe(asOf);
    expect(periods.at(-1)?.to).toBe(end);
    for (const [index, { from, minutes }] of periods.entries()) {
      const before = periods[index - 1];
      if (!before) continue;
      expect(from).toBe(isoDate(utcDay(before.to, 1)));
      expect(minutes).not.toBe(before.minutes);
    }
  });
});

it.each([
  ["Europe/London", "2026-11-01", ["2027-03-28", "2027-10-31"]],
  // On the first of the twelve months, and not on the day after the last.
  ["America/New_York", "2026-11-01", ["2026-11-01", "2027-03-14"]],
  ["Australia/Sydney", "2027-01-01", ["2027-04-04", "2027-10-03"]],
  ["America/Phoenix", "2026-11-01", []],
])("dates the changes of %s from %s", (zone, asOf, days) => {
  expect(clockChanges(zone, asOf)).toEqual(days);
});
