import { publicHolidays } from "./holidays";

const AS_OF = "2026-11-01";
const namesOf = (country: string, subdivision?: string, region?: string) =>
  publicHolidays(country, subdivision, AS_OF, region).map(({ date, name }) => `${date} ${name}`);

it("gives Strasbourg, and not Reims, the days of Alsace", () => {
  // Code du travail L3134-13, in Strasbourg; Reims, also in Grand Est, has the eleven days of L3133-1.
  const alsatian = ["2026-12-26 St Stephen's Day", "2027-03-26 Good Friday"];
  expect(namesOf("FR", "67", "STRASBOURG")).toEqual(expect.arrayContaining(alsatian));
  expect(namesOf("FR", "67", "STRASBOURG")).toHaveLength(13);
  expect(namesOf("FR")).toEqual(namesOf("FR", "67", "STRASBOURG").filter((day) => !alsatian.includes(day)));
});

it("has election day in Mexico every third year", () => {
  const namesIn = (asOf: string) => publicHolidays("MX", undefined, asOf).map(({ name }) => name);
  expect(namesIn(AS_OF)).toContain("Election Day");
  expect(namesIn("2027-11-01")).not.toContain("Election Day");
});

it("finds show days of Queensland as they were gazetted, and expects them by the same rule", () => {
  // Without 2020 and 2021, when shows were cancelled and their days moved.
  const gazetted = {
    BRISBANE: "2017-08-16 2022-08-10 2025-08-13",
    GOLD: "2014-08-29 2023-09-01",
    CAIRNS: "2026-07-17",
    MACKAY: "2026-06-18",
    ROCKHAMPTON: "2023-06-15",
    SUNSHINE: "2026-06-12",
    TOWNSVILLE: "2026-07-06",
    BUNDABERG: "2026-05-28",
  };
  const showDay = (region: string | undefined, year: string) =>
    publicHolidays("AU", "QLD", `${year}-01-01`, region).find(({ name }) => name.includes("Show Day"));
  const found = Object.entries(gazetted).map(([region, dates]) => [
    region,
    dates
      .split(" ")
      .map((date) => showDay(region, date.slice(0, 4))?.date)
      .join(" "),
  ]);
  expect(Object.fromEntries(found)).toEqual(gazetted);
  expect(showDay("GOLD", "2027")?.name).toBe("Gold Coast Show Day (expected)");
  expect(showDay("BRISBANE", "2027")?.name).toBe("Royal Queensland Show Day");
  expect([showDay(undefined, "2027"), showDay("TOOWOOMBA", "2027")]).toEqual([undefined, undefined]);
});

it("uses local names of days", () => {
  const names = [
    ["CA-QC", "2027-06-24 Fête nationale (Saint-Jean-Baptiste)"],
    ["CA-BC", "2027-09-30 National Day for Truth and Reconciliation"],
    ["DE-BE", "2027-10-03 Day of German Unity"],
    ["US-NV", "2027-09-06 Labor Day"],
    ["GB-SCT", "2027-01-04 2 January (in lieu)"],
    ["NZ-AUK", "2027-04-26 Anzac Day (in lieu)"],
    ["AU-TAS-SOUTH", "2027-02-08 Royal Hobart Regatta Day"],
  ] as const;
  const wrong = names.filter(([calendar, day]) => {
    const [country = "", subdivision, region] = calendar.split("-");
    return !namesOf(country, subdivision, region).includes(day);
  });
  expect(wrong).toEqual([]);
});
