/** Corrections to date-holidays where it contradicts a law, or uses a name that is not used locally. */

interface Correction {
  /** Names of days that date-holidays lists as public holidays by mistake. */
  drop?: readonly string[];
  /** Missing public holidays: a date rule in the syntax of date-holidays, with the name. */
  add?: Readonly<Record<string, string>>;
  /** Names by date-holidays, with the names in use. */
  rename?: Readonly<Record<string, string>>;
}

const TRUTH_AND_RECONCILIATION = { "09-30": "National Day for Truth and Reconciliation" };

/** Keys are country, subdivision and region as far as they matter: `US`, `CA-ON`, `AU-TAS-SOUTH`. */
export const CORRECTIONS: Readonly<Record<string, Correction>> = {
  GB: { rename: { "January 2nd": "2 January" } },
  US: { rename: { "Labour Day": "Labor Day" } },
  // Named in the state's list of commemorations, on which offices stay open.
  "US-IL": { drop: ["Malcolm X Day"] },
  "US-NY": { drop: ["Susan B. Anthony Day"] },
  // Partisan primaries are held in August of even years.
  "US-WI": { drop: ["Susan B. Anthony Day", "Primary Election Day"] },
  "US-SC": { rename: { "Boxing Day": "Day after Christmas" } },
  DE: { rename: { "National Holiday": "Day of German Unity" } },
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
