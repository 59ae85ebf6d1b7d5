/** Corrections to date-holidays where it contradicts a law, or uses a name that is not used locally. */
import type { Correction } from "./holiday-correction";
import { STATES } from "./holiday-corrections-us";

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
  ...STATES,
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
