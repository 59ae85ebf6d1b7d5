/** What a check found, for `report.mjs`. It has passed if it was made and found no problems. */
export interface CheckResult {
  name: string;
  /** One text for each; the first twenty are printed. */
  problems: string[];
  /** Set if the check could not be made; the note says why. */
  skipped?: true;
  /** A figure or reason printed after the name. */
  note?: string;
}
