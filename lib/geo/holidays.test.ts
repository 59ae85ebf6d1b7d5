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
      "2027-06-19", // Juneteenth; General Construction Law 24 moves Sundays, not Saturdays
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
      "2027-06-06", // elections, the first Sunday of June every third year (LGIPE 22)
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
