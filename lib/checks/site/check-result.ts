/** One check: its name and what it found wrong. */
export interface CheckResult {
  name: string;
  problems: string[];
  /** A figure worth printing beside "ok". */
  note?: string;
}
