import { publicHolidays } from "./holidays";

const AS_OF = "2026-11-01";
const datesOf = (country: string, subdivision?: string) =>
  publicHolidays(country, subdivision, AS_OF).map(({ date }) => date);

// Month and day in the twelve months, from the calendars that states and nations publish. Easter Sunday is 28 March.
const CALENDARS: Record<string, string> = {
  // General Construction Law 24 moves Sundays (4 July), not Saturdays (19 June).
  "US-NY": "11-03 11-11 11-26 12-25 01-01 01-18 02-12 02-15 05-31 06-19 07-04 07-05 09-06 10-11",
  "DE-BY": "11-01 12-25 12-26 01-01 01-06 03-26 03-29 05-01 05-06 05-17 05-27 10-03",
  // All Saints and others are not kept in Berlin, nor Easter Monday in Scotland.
  "DE-BE": "12-25 12-26 01-01 03-08 03-26 03-29 05-01 05-06 05-17 10-03",
  "GB-SCT": "11-30 12-25 12-26 12-28 01-01 01-02 01-04 03-26 05-03 05-31 08-02",
  "AU-NSW": "12-25 12-26 12-28 01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 06-14 10-04",
  "NZ-AUK": "12-25 12-26 12-28 01-01 01-02 01-04 02-01 02-06 02-08 03-26 03-29 04-25 04-26 06-07 06-25 10-25",
  // Elections on the first Sunday of June every third year: LGIPE 22.
  MX: "11-16 12-25 01-01 02-01 03-15 05-01 06-06 09-16",
  FR: "11-01 11-11 12-25 01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15",
  // Act respecting labour standards, section 60, and the National Holiday Act.
  "CA-QC": "12-25 01-01 03-26 05-24 06-24 07-01 09-06 10-11",
};

it("finds the public holidays of a calendar, and none of other parts of the country", () => {
  const found = Object.keys(CALENDARS).map((name) => {
    const [country = "", subdivision] = name.split("-");
    return [
      name,
      datesOf(country, subdivision)
        .map((date) => date.slice(5))
        .join(" "),
    ];
  });
  expect(Object.fromEntries(found)).toEqual(CALENDARS);
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
