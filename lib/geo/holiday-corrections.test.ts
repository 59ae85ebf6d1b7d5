import { publicHolidays } from "./holidays";

const AS_OF = "2026-11-01";
const namesOf = (country: string, subdivision?: string, region?: string) =>
  publicHolidays(country, subdivision, AS_OF, region).map(({ date, name }) => `${date} ${name}`);

/** Days on which every state closes its offices; all but Texas also keep the Monday after Sunday 4 July. */
const EVERYWHERE = [
  "2026-11-26", // Thanksgiving, the fourth Thursday
  "2026-12-25",
  "2027-01-01",
  "2027-01-18", // Martin Luther King, the third Monday
  "2027-05-31", // Memorial Day, the last Monday
  "2027-07-04",
  "2027-09-06", // Labor Day, the first Monday
];
const VETERANS = "2026-11-11";
const AFTER_THANKSGIVING = "2026-11-27";
const PRESIDENTS = "2027-02-15"; // the third Monday
const GOOD_FRIDAY = "2027-03-26"; // Easter Sunday is 28 March
const JUNETEENTH = ["2027-06-18", "2027-06-19"]; // a Saturday, with the Friday in lieu
const IN_LIEU_OF_JULY = "2027-07-05";
const COLUMBUS = "2027-10-11"; // the second Monday

// Worked out by hand from the acts named.
it.each([
  // RCW 1.16.050: Native American Heritage Day is the Friday after Thanksgiving; October has no holiday.
  ["WA", [VETERANS, AFTER_THANKSGIVING, PRESIDENTS, ...JUNETEENTH, IN_LIEU_OF_JULY]],
  // Florida Statutes 110.117 names nine days, none of them in February or June.
  ["FL", [VETERANS, AFTER_THANKSGIVING, IN_LIEU_OF_JULY]],
  // Government Code 19853, with 31 March.
  ["CA", [VETERANS, AFTER_THANKSGIVING, PRESIDENTS, "2027-03-31", IN_LIEU_OF_JULY]],
  // G.S. 126-4(5), and the schedule under it: three days at Christmas, of which the third is a Monday.
  ["NC", [VETERANS, AFTER_THANKSGIVING, "2026-12-24", "2026-12-28", GOOD_FRIDAY, IN_LIEU_OF_JULY]],
  // O.C.G.A. 1-4-1: Washington's Birthday is kept on 24 December, and the day in spring is left to the governor.
  ["GA", [VETERANS, AFTER_THANKSGIVING, "2026-12-24", ...JUNETEENTH, IN_LIEU_OF_JULY, COLUMBUS]],
  // Government Code 662.003 to 662.005: 26 December and 19 June are Saturdays and 4 July a Sunday, and none is moved.
  ["TX", [VETERANS, AFTER_THANKSGIVING, "2026-12-24", "2026-12-26", PRESIDENTS, "2027-06-19"]],
  // Utah Code 63G-1-301: Saturday 19 June moves to the Monday, Saturday 24 July to the Friday.
  ["UT", [VETERANS, PRESIDENTS, "2027-06-21", IN_LIEU_OF_JULY, "2027-07-23", "2027-07-24", COLUMBUS]],
  // Code of Virginia 2.2-3300, with the Tuesday after the first Monday of November.
  ["VA", ["2026-11-03", VETERANS, AFTER_THANKSGIVING, PRESIDENTS, ...JUNETEENTH, IN_LIEU_OF_JULY, COLUMBUS]],
  // R.R.S. 62-301, with Arbor Day on the last Friday of April.
  ["NE", [VETERANS, AFTER_THANKSGIVING, PRESIDENTS, "2027-04-30", ...JUNETEENTH, IN_LIEU_OF_JULY, COLUMBUS]],
  // G.L. c. 4, s. 7, cl. 18: Patriots' Day is the third Monday of April, and a Saturday is not moved.
  ["MA", [VETERANS, PRESIDENTS, "2027-04-19", "2027-06-19", IN_LIEU_OF_JULY, COLUMBUS]],
  // 5 ILCS 490/63: a Saturday of Juneteenth is not moved. Lincoln's Birthday is 12 February.
  [
    "IL",
    [
      ...["2026-11-03", VETERANS, AFTER_THANKSGIVING, "2027-02-12", PRESIDENTS],
      ...["2027-06-19", IN_LIEU_OF_JULY, COLUMBUS],
    ],
  ],
  // K.A.R. 1-9-2, with the governor's list.
  ["KS", [VETERANS, AFTER_THANKSGIVING, ...JUNETEENTH, IN_LIEU_OF_JULY]],
  // KRS 18A.190: one extra day each at Thanksgiving, Christmas and New Year, and half of Good Friday.
  [
    "KY",
    [
      ...[VETERANS, AFTER_THANKSGIVING, "2026-12-24", "2026-12-31", GOOD_FRIDAY],
      ...[...JUNETEENTH, IN_LIEU_OF_JULY],
    ],
  ],
  // Wis. Stat. 230.35(4)(a) names nine days.
  ["WI", ["2026-12-24", "2026-12-31", IN_LIEU_OF_JULY]],
] as const)("finds the days on which the offices of %s are closed", (state, own) => {
  const dates = publicHolidays("US", state, AS_OF).map(({ date }) => date);
  expect(dates).toEqual([...EVERYWHERE, ...own].sort());
});

it("gives Strasbourg, and not Reims, the days of Alsace", () => {
  // Code du travail L3134-13, in Strasbourg; Reims, also in Grand Est, has the eleven days of L3133-1.
  const alsatian = ["2026-12-26 St Stephen's Day", "2027-03-26 Good Friday"];
  expect(namesOf("FR", "67", "STRASBOURG")).toEqual(expect.arrayContaining(alsatian));
  expect(namesOf("FR", "67", "STRASBOURG")).toHaveLength(13);
  expect(namesOf("FR")).toEqual(namesOf("FR", "67", "STRASBOURG").filter((day) => !alsatian.includes(day)));
});

it("finds the eight days of Quebec", () => {
  // Act respecting labour standards, section 60, and the National Holiday Act.
  expect(publicHolidays("CA", "QC", AS_OF).map(({ date }) => date)).toEqual([
    "2026-12-25",
    "2027-01-01",
    "2027-03-26", // or Easter Monday, as the employer chooses
    "2027-05-24", // the Monday before 25 May
    "2027-06-24",
    "2027-07-01",
    "2027-09-06", // the first Monday
    "2027-10-11", // the second Monday
  ]);
});

it("includes election day in Guadalajara and all of Mexico, every third year", () => {
  // Ley Federal del Trabajo 74, IX; LGIPE 22: the first Sunday of June.
  expect(namesOf("MX")).toContain("2027-06-06 Election Day");
  expect(publicHolidays("MX", undefined, "2027-11-01").map(({ name }) => name)).not.toContain("Election Day");
});

it("finds show days of Queensland as they were gazetted", () => {
  const dayOf = (region: string, year: number) =>
    publicHolidays("AU", "QLD", `${year}-01-01`, region).find(({ name }) => name.includes("Show Day"))?.date;
  // As gazetted, without 2020 and 2021, when shows were cancelled and their days moved.
  const wednesdays = ["2016-08-10", "2017-08-16", "2018-08-15", "2022-08-10", "2023-08-16", "2025-08-13"];
  expect(wednesdays.map((day) => dayOf("BRISBANE", Number(day.slice(0, 4))))).toEqual(wednesdays);
  const fridays = ["2014-08-29", "2023-09-01", "2025-08-29"];
  expect(fridays.map((day) => dayOf("GOLD", Number(day.slice(0, 4))))).toEqual(fridays);
  expect(namesOf("AU", "QLD", "BRISBANE")).toContain("2027-08-11 Royal Queensland Show Day");
  expect(namesOf("AU", "QLD", "GOLD")).toContain("2027-08-27 Gold Coast Show Day (expected)");
  for (const region of [undefined, "TOOWOOMBA"])
    expect(namesOf("AU", "QLD", region).join()).not.toMatch(/Show Day/);
});

it.each([
  // The state's lists for 2025 and 2026.
  ["CAIRNS", ["2025-07-18", "2026-07-17"]],
  ["MACKAY", ["2025-06-19", "2026-06-18"]],
  ["ROCKHAMPTON", ["2023-06-15", "2025-06-12", "2026-06-11"]],
  ["SUNSHINE", ["2025-06-13", "2026-06-12"]],
  ["TOWNSVILLE", ["2025-07-07", "2026-07-06"]],
  ["BUNDABERG", ["2026-05-28"]],
])("expects the show day of %s by the rule of the years in which it was gazetted", (region, dates) => {
  const days = dates.map((date) =>
    publicHolidays("AU", "QLD", `${date.slice(0, 4)}-01-01`, region).find(({ name }) =>
      /Show Day/.test(name),
    ),
  );
  expect(days.map((day) => day?.date)).toEqual(dates);
  for (const day of days) expect(day?.name).toMatch(/ \(expected\)$/);
});

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
  // Geelong and Bendigo keep days of their own races for the Melbourne Cup.
  expect(namesOf("AU", "VIC")).toContain("2026-11-03 Melbourne Cup");
  for (const region of ["GEELONG", "BENDIGO"])
    expect(namesOf("AU", "VIC", region).join()).not.toMatch(/Melbourne Cup/);
  // In 2024 the Melbourne Cup was on 5 November.
  const in2024 = (region: string) =>
    publicHolidays("AU", "VIC", "2024-01-01", region).map(({ date }) => date);
  expect(in2024("GEELONG")).toContain("2024-10-23");
  expect(in2024("BENDIGO")).toContain("2024-10-30");
  expect(namesOf("AU", "NT", "DARWIN")).toContain("2027-07-23 Darwin Show Day");
  expect(namesOf("AU", "NT", "ALICE")).toContain("2027-07-02 Alice Springs Show Day");
});

it("moves Anzac Day in Canberra from a Sunday, but not from a Saturday", () => {
  const anzacDays = (asOf: string) =>
    publicHolidays("AU", "ACT", asOf)
      .filter(({ name }) => name.includes("Anzac"))
      .map(({ date, name }) => `${date} ${name}`);
  expect(anzacDays("2027-01-01")).toEqual(["2027-04-26 Anzac Day"]);
  expect(anzacDays("2026-01-01")).toEqual(["2026-04-25 Anzac Day"]);
});

it("finds Juneteenth in Louisiana on the third Saturday of June", () => {
  // Act 128 of 2021.
  expect(publicHolidays("US", "LA", "2026-01-01")).toContainEqual(
    expect.objectContaining({ date: "2026-06-20", name: "Juneteenth Day" }),
  );
});

it("uses local names of days", () => {
  expect(namesOf("CA", "QC")).toContain("2027-06-24 Fête nationale (Saint-Jean-Baptiste)");
  expect(namesOf("DE", "BE")).toContain("2027-10-03 Day of German Unity");
  expect(namesOf("US", "NV")).toContain("2027-09-06 Labor Day");
  expect(namesOf("CA", "AB")).toContain("2027-09-06 Labour Day");
  expect(namesOf("CA", "NL")).toContain("2026-11-11 Remembrance Day");
  expect(namesOf("DE", "BE")).toContain("2026-12-26 Second Day of Christmas");
  expect(namesOf("US", "CA")).toContain("2027-03-31 Farmworkers Day");
  expect(namesOf("US", "ID")).toContain("2027-02-15 Presidents' Day");
  expect(namesOf("NZ", "OTA")).toContain("2027-03-22 Otago Anniversary Day");
  expect(namesOf("NZ", "BOP")).toContain("2027-02-01 Auckland Anniversary Day");
  expect(namesOf("GB", "SCT")).toContain("2027-01-04 2 January (in lieu)");
  expect(namesOf("NZ", "AUK")).toContain("2027-04-26 Anzac Day (in lieu)");
});
