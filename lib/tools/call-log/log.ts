/** A log of calls as it is read: docs/behaviour.md#your-call-log. */
import type { Question } from "../questions";

/** A call that came in. */
export interface LogCall {
  /** Seconds from 1970-01-01 00:00 to its start, on the firm's clock. */
  at: number;
  /** Seconds of talk. */
  seconds: number;
  outcome: "answered" | "missed" | "busy";
  /** The queue or number that it came in by. */
  queue?: string | undefined;
}

/** What was not read, and why. */
export interface Unread {
  /** The line of the text, from 1. */
  row: number;
  reason: string;
}

/** Calls in order of their start; none while questions are open. */
export interface Log {
  calls: readonly LogCall[];
  questions: readonly Question[];
  /** Queues or numbers by which the calls came in, with their calls, the busiest first; none if all came by one. */
  queues: readonly (readonly [name: string, calls: number])[];
  /** Rows of the text, without headings, titles and totals. */
  rows: number;
  /** Sentences on what was left out, and how the file was understood. */
  notes: readonly string[];
  unread: readonly Unread[];
  /** Why nothing is read, as a sentence. */
  problem?: string;
}
