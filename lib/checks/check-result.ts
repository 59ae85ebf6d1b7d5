export interface CheckResult {
  name: string;
  problems: string[];
  /** Set if the check could not be made; the note says why. */
  skipped?: true;
  /** A figure or reason printed after the name. */
  note?: string;
}
