import { readCsv } from "@/lib/csv";
import { unreadableReason } from "../records/codec";
import type { PortalRecord } from "../records/schema";

/** Why a row of a CSV file cannot be imported. */
interface CsvProblem {
  /** The line of the file on which the row starts, from 1. */
  row: number;
  column: string;
  reason: string;
}

/** What an import of a CSV file does. */
export interface CsvPlan {
  /** The records to be added. */
  records: PortalRecord[];
  /** The number of rows that are in this browser already. */
  existing: number;
  /** Requests whose number another one has here, with the number that they get. */
  renumbered: [from: string, to: string][];
  problems: CsvProblem[];
  /** Columns of the file that no field is read from. */
  unused: string[];
}

/** A cell that a row cannot be imported with. */
export interface CellProblem<Column extends string> {
  column: Column;
  reason: string;
}

/** The text of a cell without spaces around it; empty where the file has none. */
export type ValueOf<Column extends string> = (column: Column) => string;

/** In characters. A browser stores 5.2 million. */
const MAX_CHARACTERS = 6_000_000;

/**
 * Works out what a CSV file adds whose first row names the columns; or says why it cannot be read at all. Rows are imported
 * or refused one by one.
 *
 * @param recordOf returns the record of a row, undefined if it is here already, or its first problem
 * @see docs/decisions/0061-backups-are-imported-by-entry.md
 */
export function planRows<Column extends string>(
  text: string,
  { required, optional }: { required: readonly Column[]; optional: readonly Column[] },
  recordOf: (valueOf: ValueOf<Column>, row: number) => PortalRecord | CellProblem<Column> | undefined,
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
    const record = recordOf((name) => (cells[headings.indexOf(name)] ?? "").trim(), row);
    const reason = record && "kind" in record && unreadableReason(record);
    if (!record) plan.existing += 1;
    else if ("reason" in record) plan.problems.push({ row, ...record });
    else if (reason) plan.problems.push({ row, column: "Id", reason });
    else plan.records.push(record);
  }
  return plan;
}

const MAX_QUOTED = 40;

/** A text of the file as problems name it. */
export const quote = (text: string) =>
  `“${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}”`;

/** A day such as 2026-11-20, or 20/11/2026 as a British spreadsheet saves it, in the time zone of the browser, or an ISO time; in milliseconds. NaN for anything else. */
export function timeOf(text: string): number {
  const iso = text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, "$3-$2-$1");
  const [, year, month, day, rest] = /^([1-9]\d{3})-(\d\d)-(\d\d)(T.+)?$/.exec(iso) ?? [];
  if (rest !== undefined) return Date.parse(text);
  const start = new Date(Number(year), Number(month) - 1, Number(day));
  // The thirtieth of February would be the second of March.
  return start.getDate() === Number(day) ? start.getTime() : Number.NaN;
}

/** Why a text of the file is no time; undefined if it is one, or empty. */
export function timeProblem(text: string): string | undefined {
  return text && Number.isNaN(timeOf(text)) ? `${quote(text)} is no date such as 2026-11-20` : undefined;
}

/**
 * A hash of what a row says, of 64 bits in hexadecimal.
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
