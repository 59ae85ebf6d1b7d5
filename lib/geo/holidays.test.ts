import { publicHolidays } from "./holidays";

const AS_OF = "2026-11-01";
const datesOf = (country: string, subdivision?: string) =>
  publicHolidays(country, subdivision, AS_OF).map(({ date }) => date);

// Dates from the calendars that the states and nations publish. Easter Sunday is 28 March 2027.
const GOOD_FRIDAY = "2027-03-26";
const EASTER_MONDAY = "2027-03-29";

it.each([
  [
    "New York",
    ["US", "NY"],
    [
      "2026-11-03", // Election Day, the Tuesday after the first Monday
      "2026-11-11", // Veterans Day
      "2026-11-26", // Thanksgiving, the fourth Thursday
      "2026-12-25",
      "2027-01-01",
      "2027-01-18", // Martin Luther King, the third Monday
      "2027-02-12", // Lincoln's Birthday
      "2027-02-15", // Presidents' Day, the third Monday
      "2027-05-31", // Memorial Day, the last Monday
      "2027-06-18", // in lieu of Saturday
      "2027-06-19", // Juneteenth
      "2027-07-04",
      "2027-07-05", // in lieu of Sunday
      "2027-09-06", // Labor Day, the first Monday
      "2027-10-11", // Columbus Day, the second Monday
    ],
  ],
  [
    "Bavaria",
    ["DE", "BY"],
    [
      "2026-11-01", // All Saints, which Berlin does not keep
      "2026-12-25",
      "2026-12-26",
      "2027-01-01",
      "2027-01-06", // Epiphany
      GOOD_FRIDAY,
      EASTER_MONDAY,
      "2027-05-01",
      "2027-05-06", // Ascension
      "2027-05-17", // Whit Monday
      "2027-05-27", // Corpus Christi
      "2027-10-03", // German Unity
    ],
  ],
  [
    "Scotland",
    ["GB", "SCT"],
    [
      "2026-11-30", // St Andrew
      "2026-12-25",
      "2026-12-26",
      "2026-12-28", // in lieu of Boxing Day, a Saturday
      "2027-01-01",
      "2027-01-02",
      "2027-01-04", // in lieu of 2 January, a Saturday
      GOOD_FRIDAY,
      "2027-05-03",
      "2027-05-31",
      "2027-08-02", // the first Monday; England's is the last
    ],
  ],
  [
    "New South Wales",
    ["AU", "NSW"],
    [
      "2026-12-25",
      "2026-12-26",
      "2026-12-28", // in lieu of Boxing Day, a Saturday
      "2027-01-01",
      "2027-01-26", // Australia Day
      GOOD_FRIDAY,
      "2027-03-27",
      "2027-03-28",
      EASTER_MONDAY,
      "2027-04-25", // Anzac Day
      "2027-04-26", // in lieu of Sunday
      "2027-06-14", // the King's Birthday, the second Monday
      "2027-10-04", // Labour Day, the first Monday
    ],
  ],
  [
    "Auckland",
    ["NZ", "AUK"],
    [
      "2026-12-25",
      "2026-12-26",
      "2026-12-28", // in lieu of Boxing Day, a Saturday
      "2027-01-01",
      "2027-01-02",
      "2027-01-04", // in lieu of 2 January, a Saturday
      "2027-02-01", // Auckland's anniversary, the Monday nearest to 29 January
      "2027-02-06",
      "2027-02-08", // in lieu of Waitangi Day, a Saturday
      GOOD_FRIDAY,
      EASTER_MONDAY,
      "2027-04-25",
      "2027-04-26", // in lieu of Anzac Day, a Sunday
      "2027-06-07", // the King's Birthday, the first Monday
      "2027-06-25", // Matariki
      "2027-10-25", // Labour Day, the fourth Monday
    ],
  ],
  [
    "Mexico",
    ["MX"],
    [
      "2026-11-16", // Revolution, the third Monday
      "2026-12-25",
      "2027-01-01",
      "2027-02-01", // Constitution, the first Monday
      "2027-03-15", // Juárez, the third Monday
      "2027-05-01",
      "2027-09-16", // Independence
    ],
  ],
  [
    "France",
    ["FR"],
    [
      "2026-11-01",
      "2026-11-11",
      "2026-12-25",
      "2027-01-01",
      EASTER_MONDAY,
      "2027-05-01",
      "2027-05-06", // Ascension
      "2027-05-08",
      "2027-05-17", // Whit Monday
      "2027-07-14",
      "2027-08-15",
    ],
  ],
] as const)("finds the public holidays of %s", (_, [country, subdivision], dates) => {
  expect(datesOf(country, subdivision)).toEqual(dates);
});

it("omits holidays of other parts of the country", () => {
  const allSaints = "2026-11-01";
  expect(datesOf("DE", "BE")).not.toContain(allSaints);
  expect(datesOf("DE")).not.toContain(allSaints);
  expect(datesOf("GB", "SCT")).not.toContain(EASTER_MONDAY);
  expect(datesOf("GB", "ENG")).toContain(EASTER_MONDAY);
});

it("lists each day once, with the English names of all its holidays", () => {
  const namesOf = (date: string, country: string, subdivision: string) =>
    publicHolidays(country, subdivision, AS_OF)
      .filter((holiday) => holiday.date === date)
      .map(({ name }) => name);
  expect(namesOf("2027-05-06", "DE", "BY")).toEqual(["Ascension Day"]);
  expect(namesOf("2027-03-26", "US", "HI")).toEqual(["Good Friday and Prince Jonah Kuhio Kalanianaole Day"]);
});

it("marks a day in lieu and not the holiday it replaces", () => {
  const inLieu = publicHolidays("GB", "SCT", AS_OF).filter((holiday) => holiday.inLieu);
  expect(inLieu.map(({ date }) => date)).toEqual(["2026-12-28", "2027-01-04"]);
});

it("includes the first day and excludes the same day a year later", () => {
  const fromChristmas = publicHolidays("DE", "BE", "2026-12-25").map(({ date }) => date);
  expect(fromChristmas[0]).toBe("2026-12-25");
  expect(fromChristmas).not.toContain("2027-12-25");
  expect(publicHolidays("DE", "BE", "2026-12-26").at(-1)?.date).toBe("2027-12-25");
});

it("covers twelve months with a leap day", () => {
  expect(publicHolidays("US", "NY", "2027-07-05").at(-1)?.date).toBe("2028-07-04");
});

// Each from the law or the government's own list, for the year from 1 November 2026.
describe("corrections to date-holidays", () => {
  const namesOf = (country: string, subdivision: string, region?: string) =>
    publicHolidays(country, subdivision, AS_OF, region).map(({ date, name }) => `${date} ${name}`);

  it("omits days that are not public holidays by law", () => {
    // Ontario's Employment Standards Act names nine days.
    expect(namesOf("CA", "ON")).toHaveLength(9);
    expect(namesOf("CA", "ON")).not.toContain("2027-03-29 Easter Monday");
    expect(namesOf("GB", "ENG")).toContain("2027-03-29 Easter Monday");
    expect(namesOf("CA", "PE").join()).not.toMatch(/Gold Cup/);
    expect(namesOf("US", "IL").join()).not.toMatch(/Malcolm X/);
  });

  it("adds missing public holidays", () => {
    expect(namesOf("CA", "BC")).toContain("2027-09-30 National Day for Truth and Reconciliation");
    expect(namesOf("CA", "PE")).toContain("2027-09-30 National Day for Truth and Reconciliation");
    expect(namesOf("CA", "MB")).toContain("2027-09-30 Orange Shirt Day");
    expect(namesOf("CA", "AB").join()).not.toMatch(/09-30/);
  });

  it("includes the holidays of a part of a state", () => {
    // Hobart: the second Monday of February; the Thursday before the fourth Saturday of October.
    expect(namesOf("AU", "TAS", "SOUTH")).toEqual(
      expect.arrayContaining(["2027-02-08 Royal Hobart Regatta Day", "2027-10-21 Royal Hobart Show Day"]),
    );
    // Launceston: the first Monday of November; the Thursday before the second Saturday of October.
    expect(namesOf("AU", "TAS", "NORTH")).toEqual(
      expect.arrayContaining(["2026-11-02 Recreation Day", "2027-10-07 Royal Launceston Show Day"]),
    );
    expect(namesOf("AU", "TAS")).toHaveLength(9);
    expect(namesOf("AU", "NT", "DARWIN")).toContain("2027-07-23 Darwin Show Day");
    expect(namesOf("AU", "NT", "ALICE")).toContain("2027-07-02 Alice Springs Show Day");
  });

  it("uses local names of days", () => {
    expect(namesOf("CA", "QC")).toContain("2027-06-24 Fête nationale (Saint-Jean-Baptiste)");
    expect(namesOf("DE", "BE")).toContain("2027-10-03 Day of German Unity");
    expect(namesOf("US", "NV")).toContain("2027-09-06 Labor Day");
    expect(namesOf("CA", "AB")).toContain("2027-09-06 Labour Day");
    expect(namesOf("NZ", "OTA")).toContain("2027-03-22 Otago Anniversary Day");
    expect(namesOf("NZ", "BOP")).toContain("2027-02-01 Auckland Anniversary Day");
    expect(namesOf("GB", "SCT")).toContain("2027-01-04 2 January (in lieu)");
    expect(namesOf("NZ", "AUK")).toContain("2027-04-26 Anzac Day (in lieu)");
  });
});

it("has the time at which a part-day holiday begins", () => {
  const evenings = (subdivision: string) =>
    publicHolidays("AU", subdivision, AS_OF)
      .filter(({ from }) => from > 0)
      .map(({ date, from }) => [date, from / 60]);
  // Queensland: Holidays Act 1983. South Australia: Public Holidays Act 2023. Northern Territory: Public Holidays Act 1981.
  expect(evenings("QLD")).toEqual([["2026-12-24", 18]]);
  expect(evenings("SA")).toEqual([
    ["2026-12-24", 19],
    ["2026-12-31", 19],
  ]);
  expect(evenings("NT")).toEqual([
    ["2026-12-24", 19],
    ["2026-12-31", 19],
  ]);
  expect(evenings("NSW")).toEqual([]);
});
