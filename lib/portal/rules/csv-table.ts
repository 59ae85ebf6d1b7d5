import { readCsv } from "@/lib/csv";
import { unreadableReason } from "../records/codec";
import { isDay, type PortalRecord } from "../records/schema";

/** Why a row of a CSV file cannot be imported. */
interface CsvProblem {
  /** The line of the file on which the row starts, from 1. */
  row: number;
  /** Its column, or that no column is to blame. */
  column: string;
  reason: string;
}

/** What an import of a CSV file does. */
export interface CsvPlan {
  /** The records to be added. */
  records: PortalRecord[];
  /** The number of rows that are in this browser already. */
  existing: number;
  /** Of requests only: those whose number another one has here, with the number that they get. */
  renumbered: [from: string, to: string][];
  problems: CsvProblem[];
  /** Columns of the file that no field is read from. */
  unused: string[];
}

/** Thrown for a cell that a row cannot be imported with. */
export class WrongCell extends Error {
  constructor(
    readonly column: string,
    readonly reason: string,
  ) {
    super(reason);
  }
}

export type Cells = ReturnType<typeof cellsOf>;

/** The cells of a row, by the names of their columns. A cell that cannot be read is a `WrongCell`. */
function cellsOf(text: (column: string) => string) {
  const required = (column: string) => {
    if (text(column)) return text(column);
    throw new WrongCell(column, "is empty");
  };
  return {
    /** Without spaces around it; empty where the file has none. */
    text,
    required,
    /** One of some options, in upper or lower case, and with spaces for hyphens. */
    option<T extends string>(column: string, options: readonly T[], otherwise?: T): T {
      const given = text(column) || otherwise || required(column);
      const isGiven = (option: string) =>
        [given, given.replace(/\s+/g, "-")].some((name) => name.toLowerCase() === option.toLowerCase());
      const found = options.find(isGiven);
      if (found) return found;
      throw new WrongCell(column, `${quote(given)} is none of ${options.join(", ")}`);
    },
    /** A time in milliseconds; undefined where the file has none. */
    time(column: string): number | undefined {
      const given = text(column);
      const time = given ? timeOf(given) : undefined;
      if (!Number.isNaN(time)) return time;
      throw new WrongCell(column, `${quote(given)} is no date such as 2026-11-20`);
    },
  };
}

/** In characters. A browser stores 5.2 million. */
const MAX_CHARACTERS = 6_000_000;

/**
 * Works out what a CSV file adds whose first row names the columns; or says why it cannot be read at all. Rows are imported
 * or refused one by one.
 *
 * @param recordOf returns the record of a row, undefined if it is here already
 * @see docs/decisions/0061-backups-are-imported-by-entry.md
 */
export function planRows(
  text: string,
  { required, optional }: { required: readonly string[]; optional: readonly string[] },
  recordOf: (cells: Cells, row: number) => PortalRecord | undefined,
): CsvPlan | { reason: string } {
  if (text.length > MAX_CHARACTERS) return { reason: "the file is too long" };
  // What a browser reads for bytes that are no UTF-8, as older spreadsheets write them.
  if (text.includes("\ufffd")) return { reason: "it is not saved as UTF-8, so letters would be lost" };
  const [head, ...rows] = readCsv(text);
  if (!head) return { reason: "the file is empty" };
  const columns = [...required, ...optional];
  const headings = head.cells.map((cell) =>
    columns.find((name) => name.toLowerCase() === cell.trim().toLowerCase()),
  );
  const missing = required.find((name) => !headings.includes(name));
  if (missing) return { reason: `its first row has no column “${missing}”` };
  const twice = headings.find((name, index) => name && headings.indexOf(name) !== index);
  if (twice) return { reason: `it has the column “${twice}” twice` };
  const unused = head.cells.filter((_, index) => !headings[index]);
  const plan: CsvPlan = { records: [], existing: 0, renumbered: [], problems: [], unused };
  for (const { row, cells } of rows) {
    try {
      const record = recordOf(
        cellsOf((name) => (cells[headings.indexOf(name)] ?? "").trim()),
        row,
      );
      const reason = record && unreadableReason(record);
      // It names the kind of record and its field: no column is to blame.
      if (reason) throw new WrongCell("as it would be stored", reason);
      if (record) plan.records.push(record);
      else plan.existing += 1;
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      plan.problems.push({ row, column: error.column, reason: error.reason });
    }
  }
  return plan;
}

const MAX_QUOTED = 40;

/** A text of the file as problems name it. */
export const quote = (text: string) =>
  `“${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}”`;

/** A day of the calendar such as 2026-11-20, or 20/11/2026 as a British spreadsheet saves it, in the time zone of the browser, or an ISO time; in milliseconds. NaN for anything else. */
function timeOf(text: string): number {
  const iso = text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, "$3-$2-$1");
  // Without a time, a date would be read as UTC.
  const [, day = "", time = "T00:00"] = /^([\d-]+)(T.+)?$/.exec(iso) ?? [];
  // `Date.parse` alone takes 30 February for 2 March.
  return isDay(day) ? Date.parse(day + time) : Number.NaN;
}

/**
 * A hash of what a row of a CSV file says, of 64 bits in hexadecimal: two of 32 bits, from FNV's own seed and from another one.
 *
 * @see docs/decisions/0061-backups-are-imported-by-entry.md
 */
export const hashOfContent = (content: string) => hashOf(content, 0x811c9dc5) + hashOf(content, 0x1b873593);

/** FNV-1a of 32 bits, with a seed, in hexadecimal. */
function hashOf(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
