/** Corrections to date-holidays where it contradicts a law, or uses a name that is not used locally. */

/** What differs from date-holidays in the calendar of a country or a part of it. */
interface Correction {
  /** Names of days that date-holidays lists by mistake, or by a wrong rule: `add` may give them another. */
  drop?: readonly string[];
  /** Names of days that no other day replaces when they fall on a weekend. */
  stays?: readonly string[];
  /**
   * Missing public holidays: a date rule in the syntax of date-holidays, with the name. "and if saturday then previous
   * friday" adds a day in lieu; without "and" the holiday itself moves.
   */
  add?: Readonly<Record<string, string>>;
  /** Names of days that somebody still has to date: the date follows the rule of earlier years. */
  expected?: readonly string[];
  /** Names by date-holidays, with the names in use. */
  rename?: Readonly<Record<string, string>>;
}

const DAY_AFTER_THANKSGIVING = "friday after 4th thursday in November";
const ELECTION_DAY = "tuesday after 1st monday in November in even years";

/**
 * By the states' calendars, `US-WA`; states without a key keep the days that date-holidays has. A day counts if the state's
 * law or its list for the year closes the offices of the state. A federal holiday that a state does not keep is left out, and
 * so is a day of commemoration.
 */
const UNITED_STATES: Readonly<Record<string, Correction>> = {
  // Alaska Statutes 44.12.010. Indigenous Peoples' Day (44.12.067) closes no office.
  "US-AK": { drop: ["Indigenous Peoples' Day"] },
  // A.R.S. 1-301; 1-315 says that Juneteenth is no legal holiday.
  "US-AZ": { drop: ["Juneteenth"] },
  // Government Code 19853: on the other days of section 6700, Juneteenth among them, offices open. AB 2156 of 2026.
  "US-CA": {
    drop: ["Juneteenth"],
    rename: {
      "César Chávez Day": "Farmworkers Day",
      "Day after Thanksgiving Day": "Day after Thanksgiving",
    },
  },
  // Florida Statutes 110.117: nine days.
  "US-FL": { drop: ["Susan B. Anthony Day", "Juneteenth"] },
  // O.C.G.A. 1-4-1: the governor dates the two holidays without a name; the one in spring has no fixed day.
  "US-GA": {
    drop: ["State Holiday"],
    add: { [DAY_AFTER_THANKSGIVING]: "Day after Thanksgiving" },
    rename: { "Washington's Birthday": "Washington's Birthday (observed)" },
  },
  // Hawaii Revised Statutes 8-1.
  "US-HI": { drop: ["Juneteenth"] },
  // Iowa Code 1C.2: nine days. Those in 1C.1 alone close no office.
  "US-IA": {
    drop: ["Lincoln's Birthday", "Washington's Birthday", "Juneteenth", "Indigenous Peoples' Day"],
    add: { [DAY_AFTER_THANKSGIVING]: "Friday after Thanksgiving" },
  },
  // Malcolm X and Casimir Pulaski are commemorated with offices open: State Commemorative Dates Act, 5 ILCS 490. Its
  // section 63 moves Juneteenth to no other day.
  "US-IL": {
    drop: ["Malcolm X Day", "Casimir Pulaski Day"],
    stays: ["Juneteenth"],
    add: { [DAY_AFTER_THANKSGIVING]: "Day after Thanksgiving" },
  },
  // Indiana Code 1-1-9-1 and -2: the governor moves both birthdays, Washington's to the end of December.
  "US-IN": {
    drop: ["Washington's Birthday", "Juneteenth"],
    add: { "2026-12-24": "Washington's Birthday (observed)" },
    rename: { "Lincoln's Birthday": "Lincoln's Birthday (observed)" },
  },
  // K.A.R. 1-9-2 with the governor's list, which has no Columbus Day.
  "US-KS": { drop: ["Columbus Day"], add: { [DAY_AFTER_THANKSGIVING]: "Day after Thanksgiving" } },
  // KRS 18A.190: Good Friday is half a day. An executive order of 2024 added Juneteenth.
  "US-KY": {
    drop: ["Columbus Day"],
    add: { [DAY_AFTER_THANKSGIVING]: "Day after Thanksgiving", "easter -2 12:00": "Good Friday" },
  },
  // La. R.S. 1:55(B). Act 128 of 2021 puts Juneteenth on a Saturday; a weekday off for it, and the day after Thanksgiving,
  // are up to the governor.
  "US-LA": {
    drop: ["Washington's Birthday", "Juneteenth", "Columbus Day"],
    add: { "3rd saturday in June": "Juneteenth Day" },
  },
  // G.L. c. 4, s. 7, cl. 18: two days of Suffolk County alone, where offices have to open. A Saturday is not moved.
  "US-MA": { drop: ["Evacuation Day", "Bunker Hill Day"], stays: ["Juneteenth"] },
  // General Provisions 1-111; State Personnel and Pensions 9-201.
  "US-MD": {
    add: { [ELECTION_DAY]: "Election Day" },
    rename: { "Native American Heritage Day": "American Indian Heritage Day" },
  },
  // Rules of the Civil Service Commission.
  "US-MI": {
    drop: ["Columbus Day"],
    add: { [DAY_AFTER_THANKSGIVING]: "Day after Thanksgiving", [ELECTION_DAY]: "Election Day" },
  },
  // Minnesota Statutes 645.44, subdivision 5: the executive branch keeps the Friday for the day in October.
  "US-MN": {
    drop: ["Indigenous Peoples' Day"],
    add: { [DAY_AFTER_THANKSGIVING]: "Friday after Thanksgiving" },
  },
  // RSMo 9.010; the Office of Administration moves Saturdays.
  "US-MO": {
    add: { "05-08 and if saturday then previous friday if sunday then next monday": "Truman Day" },
  },
  // G.S. 126-4(5): twelve days, three of them for Christmas.
  "US-NC": { drop: ["Juneteenth"], add: { "12-28 on monday": "Christmas holiday" } },
  // R.R.S. 62-301.
  "US-NE": {
    add: { [DAY_AFTER_THANKSGIVING]: "Day after Thanksgiving" },
    rename: { "Columbus Day": "Indigenous Peoples' Day and Columbus Day" },
  },
  // NMSA 12-5-2; offices keep Presidents' Day on the day after Thanksgiving.
  "US-NM": {
    drop: ["Presidents' Day", "Columbus Day"],
    rename: { "Day after Thanksgiving": "Presidents' Day (observed)" },
  },
  // General Construction Law 24: only Sundays are moved. Susan B. Anthony is commemorated with offices open.
  "US-NY": { drop: ["Susan B. Anthony Day"], stays: ["Juneteenth"] },
  // 25 O.S. 82.1, with a second day at Christmas by executive order.
  "US-OK": { drop: ["Juneteenth", "Columbus Day"], add: { "2026-12-24": "Christmas Eve" } },
  // ORS 187.010, and state policy 60.010.01 under ORS 240.551.
  "US-OR": { drop: ["Columbus Day"], add: { [DAY_AFTER_THANKSGIVING]: "Day after Thanksgiving" } },
  // The Office of Administration's list. Flag Day (44 P.S. 11) closes no office.
  "US-PA": {
    drop: ["Flag Day"],
    add: { [DAY_AFTER_THANKSGIVING]: "Day after Thanksgiving" },
    rename: { "Columbus Day": "Columbus Day / Indigenous Peoples' Day" },
  },
  // S.C. Code 53-5-10.
  "US-SC": {
    drop: ["Juneteenth", "Columbus Day"],
    add: {
      [DAY_AFTER_THANKSGIVING]: "Day after Thanksgiving",
      "12-24": "Christmas Eve",
      "12-26 and if saturday then next monday": "Day after Christmas",
    },
    rename: { "Boxing Day": "Day after Christmas" },
  },
  // T.C.A. 15-1-101; the governor moves Columbus Day to the day after Thanksgiving.
  "US-TN": { drop: ["Columbus Day"], add: { [DAY_AFTER_THANKSGIVING]: "Columbus Day (observed)" } },
  // Government Code 662.003 to 662.005: no weekend is moved. Emancipation Day is in 662.003(b); offices keep a few staff on
  // it, but most others close, as it is a federal holiday too. The other days of (b) with staff are left out.
  "US-TX": {
    drop: ["Columbus Day"],
    stays: ["Independence Day", "Juneteenth"],
    rename: { Juneteenth: "Emancipation Day (Juneteenth)" },
  },
  // Utah Code 63G-1-301: Juneteenth is always a Monday.
  "US-UT": {
    drop: ["Juneteenth"],
    add: {
      "06-19 if tuesday,wednesday,thursday,friday then previous monday if saturday,sunday then next monday":
        "Juneteenth National Freedom Day",
      "07-24 and if saturday then previous friday if sunday then next monday": "Pioneer Day",
    },
    rename: { "Washington and Lincoln Day": "Presidents' Day" },
  },
  // Code of Virginia 2.2-3300.
  "US-VA": {
    add: { [DAY_AFTER_THANKSGIVING]: "Friday after Thanksgiving" },
    rename: { "Columbus Day": "Columbus Day and Yorktown Victory Day" },
  },
  // RCW 1.16.050.
  "US-WA": {
    drop: ["Columbus Day"],
    add: { [DAY_AFTER_THANKSGIVING]: "Native American Heritage Day" },
  },
  // Wis. Stat. 230.35(4)(a): nine days. The others of 995.20 close no office.
  "US-WI": {
    drop: [
      ...["Susan B. Anthony Day", "Primary Election Day", "Election Day", "Veterans Day"],
      ...["Washington's Birthday", "Juneteenth", "Columbus Day"],
    ],
    add: { "12-24": "Christmas Eve", "12-31": "New Year's Eve" },
  },
};

const TRUTH_AND_RECONCILIATION = { "09-30": "National Day for Truth and Reconciliation" };

/** Keys as of `calendarName`: `US`, `CA-ON`. A key, even with `{}`, makes a region exist for `calendarExists`. */
export const CORRECTIONS: Readonly<Record<string, Correction>> = {
  GB: { rename: { "January 2nd": "2 January" } },
  US: {
    rename: {
      "Labour Day": "Labor Day",
      "President's Day": "Presidents' Day",
      "Presidents Day": "Presidents' Day",
      "Day After Thanksgiving": "Day after Thanksgiving",
    },
  },
  ...UNITED_STATES,
  // Ley Federal del Trabajo, article 74, IX, and LGIPE, article 22: ordinary federal elections.
  MX: { add: { "1st sunday in June every 3 years since 2024": "Election Day" } },
  DE: { rename: { "National Holiday": "Day of German Unity", "Boxing Day": "Second Day of Christmas" } },
  // Code du travail L3134-13: in three départements of Grand Est, and Good Friday only in communes with a Protestant
  // church. So the calendar is the city's.
  "FR-67-STRASBOURG": { rename: { "Boxing Day": "St Stephen's Day" } },
  // Employment Standards Act 2000, section 1: nine days, Easter Monday not among them.
  "CA-ON": { drop: ["Easter Monday"] },
  // National Holiday Act.
  "CA-QC": { rename: { "National Holiday": "Fête nationale (Saint-Jean-Baptiste)" } },
  // National Day for Truth and Reconciliation Act 2023.
  "CA-BC": { add: TRUTH_AND_RECONCILIATION },
  // Employment Standards Code as amended in 2023.
  "CA-MB": { add: { "09-30": "Orange Shirt Day" } },
  // Employment Standards Act, section 6. The parade is a local day of Charlottetown and binds no employer.
  "CA-PE": { drop: ["Gold Cup Parade Day"], add: TRUTH_AND_RECONCILIATION },
  // Labour Standards Act, section 14.
  "CA-NL": { rename: { "Armistice Day": "Remembrance Day" } },
  // Holidays Act 1958, section 3: from a Sunday the day moves; it stays on a Saturday.
  "AU-ACT": { drop: ["Anzac Day"], add: { "04-25 if sunday then next monday": "Anzac Day" } },
  // Public Holidays Act 2010: a half-day in March, if the state grants what the council asks for every other year.
  "AU-NSW-ALBURY": {},
  // Holidays Act 1983: show days are gazetted year by year, Brisbane's earlier than the others. The shows follow each
  // other in the same weeks before and after Brisbane's, which is on the Wednesday from 10 to 16 August; so it has been but
  // in 2020 and 2021. Toowoomba's is near Easter and keeps no rule.
  "AU-QLD-BRISBANE": { add: { "wednesday after 08-10": "Royal Queensland Show Day" } },
  ...showDays({
    BUNDABERG: ["Bundaberg", "thursday after 05-26"],
    CAIRNS: ["Cairns", "3rd friday in July"],
    GOLD: ["Gold Coast", "friday after 08-26"],
    MACKAY: ["Mackay", "thursday after 06-16"],
    ROCKHAMPTON: ["Rockhampton", "thursday after 06-09"],
    SUNSHINE: ["Sunshine Coast", "friday after 06-10"],
    TOWNSVILLE: ["Townsville", "1st monday in July"],
  }),
  "AU-QLD-TOOWOOMBA": {},
  "AU-VIC": { expected: ["AFL Grand Final Friday"] },
  // Public Holidays Act 1993: these councils take a day of their own races for the Melbourne Cup, the
  // Wednesdays thirteen and six days before it, and ask for it anew.
  "AU-VIC-BENDIGO": {
    drop: ["Melbourne Cup"],
    add: { "wednesday before 1st tuesday in November": "Bendigo Cup Day" },
    expected: ["Bendigo Cup Day"],
  },
  "AU-VIC-GEELONG": {
    drop: ["Melbourne Cup"],
    add: { "2nd wednesday before 1st tuesday in November": "Geelong Cup Day" },
    expected: ["Geelong Cup Day"],
  },
  // Statutory Holidays Act 2000, schedule 1: each half of the island has two days that the other has not.
  "AU-TAS-SOUTH": {
    add: {
      "2nd monday in February": "Royal Hobart Regatta Day",
      "thursday before 4th saturday in October": "Royal Hobart Show Day",
    },
  },
  "AU-TAS-NORTH": {
    add: {
      "1st monday in November": "Recreation Day",
      "thursday before 2nd saturday in October": "Royal Launceston Show Day",
    },
  },
  // Public Holidays Act 1981: show days are gazetted town by town.
  "AU-NT-DARWIN": { add: { "4th friday in July": "Darwin Show Day" } },
  "AU-NT-ALICE": { add: { "1st friday in July": "Alice Springs Show Day" } },
  NZ: { rename: { "ANZAC Day": "Anzac Day" } },
  ...anniversaries({
    // Provinces of 1876: newer regions keep the day of the province they were in.
    Auckland: ["AUK", "BOP", "GIS", "NTL", "WKO"],
    Wellington: ["WGN", "MWT"],
    "Hawke's Bay": ["HKB"],
    Marlborough: ["MBH"],
    Nelson: ["NSN"],
    Otago: ["OTA"],
    Southland: ["STL"],
    Taranaki: ["TKI"],
  }),
};

/** @param shows by region: the name of the show and the rule of its day */
function showDays(shows: Record<string, readonly [string, string]>): Record<string, Correction> {
  return Object.fromEntries(
    Object.entries(shows).map(([region, [show, rule]]) => {
      const name = `${show} Show Day`;
      return [`AU-QLD-${region}`, { add: { [rule]: name }, expected: [name] }];
    }),
  );
}

function anniversaries(provinces: Record<string, readonly string[]>): Record<string, Correction> {
  return Object.fromEntries(
    Object.entries(provinces).flatMap(([province, regions]) =>
      regions.map((region) => [
        `NZ-${region}`,
        { rename: { "Provincial anniversary day": `${province} Anniversary Day` } },
      ]),
    ),
  );
}
