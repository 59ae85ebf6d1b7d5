/** One check: its name and what it found wrong. */
export interface CheckResult {
  name: string;
  problems: string[];
  /** Whether it was left out, because the build is narrowed; the note says so. */
  skipped?: true;
  /** A figure worth printing beside "ok". */
  note?: string;
}
