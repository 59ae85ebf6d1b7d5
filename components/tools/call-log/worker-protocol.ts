/** What the page and its worker send each other, and the state of the page that the worker changes. */
import type { Log } from "@/lib/tools/call-log/log";
import type { LogResult } from "@/lib/tools/call-log/compose-log";
import type { LogSettings } from "@/lib/tools/call-log/log-settings";
import type { Answers } from "@/lib/tools/questions";

/** A log: a file or a text of the visitor, the sample of the month before a date, or the one kept in this browser. */
export type LogSource = { file: File } | { text: string } | { sampleBefore: string } | { kept: true };

/** Read a log; without a source, the one before. A request has all that the result depends on, so that the latest is enough. */
export interface LogRequest {
  /** Counts up with each reading. To keep a log has the number of its reading. */
  number: number;
  source?: LogSource;
  answers: Answers;
  settings: LogSettings;
  /** The calls that count; all if absent. */
  queue?: string | undefined;
  /** Keep the log in this browser, under its name; nothing else is done. */
  keepAs?: string | undefined;
}

/** The cache of a log that its visitor keeps in this browser. */
export const KEPT = "call-log";

/** A log that is kept, as it is stored. */
export interface KeptLog {
  name: string;
  text: string;
  answers: Answers;
}

/** A log that is read, or was. */
export interface OpenLog {
  /** "oct.csv", "pasted rows"; undefined for the sample. */
  name: string | undefined;
  /** 0 to 1 while it is being read. */
  progress: number | undefined;
  /** What is known of it besides its calls. */
  facts: Omit<Log, "calls"> | undefined;
  result: LogResult;
  answers: Answers;
  /** The queue whose calls count; all if undefined. */
  queue: string | undefined;
  /** Which log is kept in this browser; undefined if keeping this one has failed. */
  kept: "this" | "other" | "none" | undefined;
}

/** What has changed by the request of this number. */
export interface LogReply {
  number: number;
  changes: Partial<OpenLog>;
}
