/**
 * Corrections for the states of the United States. A day counts if the state's law or its list for the year closes the
 * offices of the state. A federal holiday that a state does not keep is left out, and so is a day of commemoration.
 */
import type { Correction } from "./holiday-correction";

const DAY_AFTER_THANKSGIVING = "friday after 4th thursday in November";
const ELECTION_DAY = "tuesday after 1st monday in November in even years";

/** Keys are the states' calendars: `US-WA`. States without a key keep the days that date-holidays has. */
export const STATES: Readonly<Record<string, Correction>> = {
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
