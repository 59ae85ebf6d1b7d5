/**
 * Small files in the forms that telephone systems are documented to export, made up for these tests. The expected reading of
 * each: "2026-10-01 09:00:00 210" is an answered call of 210 seconds; "missed" and "busy" come in place of the length.
 */
export interface LogFile {
  name: string;
  text: string | Uint8Array;
  /** Answers to the questions that the file raises. */
  answers?: Readonly<Record<string, string>>;
  /** Ids of the questions, if it is read without answers. */
  asks?: readonly string[];
  calls?: readonly string[];
  /** A part of the problem. */
  problem?: string;
  /** Parts of the notes that have to be there. */
  notes?: readonly string[];
  /** The queues that the calls came in by. */
  queues?: readonly string[];
  /** Lines that are named as not read. */
  unread?: readonly number[];
}

export const lines = (...rows: readonly string[]) => `${rows.join("\n")}\n`;

/** A call of 3:30 at nine, and one that is missed five minutes later. */
export const TWO = ["2026-10-01 09:00:00 210", "2026-10-01 09:05:00 missed"];
