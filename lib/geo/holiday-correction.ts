/** What differs from date-holidays in the calendar of a country or a part of it. */
export interface Correction {
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
