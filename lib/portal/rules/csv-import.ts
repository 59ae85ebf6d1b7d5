import { readCsv } from "@/lib/csv";
import type { ServiceRequest } from "../records/schema";
import type { Accounts } from "./accounts";
import { csvColumns, readFields, requiredColumns, type CsvColumn, type Fields } from "./csv-fields";
import { estimateCost, type MonthlyPrices } from "./estimate";
import { nextNumber } from "./numbers";
import { toWellFormed } from "./text";

/** Why a row of a CSV file cannot be imported. */
export interface CsvProblem {
  /** The line of the file on which the row starts, from 1. */
  row: number;
  column: string;
  reason: string;
}

/** What an import of a CSV file does. */
export interface CsvPlan {
  requests: ServiceRequest[];
  /** The number of rows that are in this browser already. */
  existing: number;
  problems: CsvProblem[];
  /** Columns of the file that no field is read from. */
  unused: string[];
}

interface Current {
  accounts: Accounts;
  requests: readonly ServiceRequest[];
  prices: MonthlyPrices;
  /** Milliseconds. The time of requests for which the file has none. */
  now: number;
}

/** In characters. A browser stores 5.2 million. */
const MAX_CHARACTERS = 6_000_000;

const headingOf = (text: string) =>
  csvColumns.find((name) => name.toLowerCase() === text.trim().toLowerCase());

/**
 * Works out which requests a CSV file adds, without changing anything; or why the file cannot be imported at all. Rows are
 * imported or refused one by one. Reads what `requestCells` in components/portal/requests/csv.ts wrote.
 *
 * @see docs/decisions/0071-imported-rows-have-ids-from-their-content.md
 */
export function planCsvImport(text: string, current: Current): CsvPlan | { reason: string } {
  if (text.length > MAX_CHARACTERS) return { reason: "the file is too long" };
  // What a browser reads for bytes that are no UTF-8, as older spreadsheets write them.
  if (text.includes("\ufffd")) return { reason: "it is not saved as UTF-8, so letters would be lost" };
  const [head, ...rows] = readCsv(text);
  if (!head) return { reason: "the file is empty" };
  const headings = head.cells.map(headingOf);
  const missing = requiredColumns.find((name) => !headings.includes(name));
  if (missing) return { reason: `its first row has no column “${missing}”` };
  const twice = headings.find((name, index) => name && headings.indexOf(name) !== index);
  if (twice) return { reason: `it has the column “${twice}” twice` };

  const known = new Set(current.requests.map(({ id }) => id));
  const seen = new Map<string, number>();
  const createNumber = numberFactory(current.requests);
  const plan: CsvPlan = {
    requests: [],
    existing: 0,
    problems: [],
    unused: head.cells.filter((_, index) => !headings[index]),
  };
  for (const { row, cells } of rows) {
    const valueOf = (name: CsvColumn) => (cells[headings.indexOf(name)] ?? "").trim();
    const read = readFields(valueOf, current);
    if ("reason" in read) {
      plan.problems.push({ row, ...read });
      continue;
    }
    const id = valueOf("Id") || createId(read, valueOf("Created"), seen);
    if (known.has(id)) {
      plan.existing += 1;
      continue;
    }
    known.add(id);
    plan.requests.push(requestOf(id, read, createNumber(valueOf("Number")), current));
  }
  return plan;
}

function requestOf(id: string, fields: Fields, number: number, { prices, now }: Current): ServiceRequest {
  const { service, priority, createdAt, estimatedCost, ...rest } = fields;
  return {
    ...rest,
    ...{ id, number, service, priority },
    createdAt: new Date(createdAt ?? now).toISOString(),
    estimatedCost: estimatedCost ?? estimateCost(service, priority, prices),
  };
}

/** Returns a number for each row: its own if it is free, otherwise one more than the highest. */
function numberFactory(requests: readonly ServiceRequest[]) {
  const taken = new Set(requests.map(({ number }) => number));
  let next = nextNumber(requests);
  return (text: string): number => {
    const own = Number(/^CR-0*([1-9]\d{0,8})$/.exec(text)?.[1]);
    const number = own && !taken.has(own) ? own : next;
    taken.add(number);
    next = Math.max(next, number + 1);
    return number;
  };
}

/** An id from the content of a row, so that a second import of a file adds nothing. Equal rows are counted. */
function createId(fields: Fields, created: string, seen: Map<string, number>): string {
  const { userId, service, industry, description } = fields;
  const content = JSON.stringify([userId, service, industry, toWellFormed(description), created]);
  const count = (seen.get(content) ?? 0) + 1;
  seen.set(content, count);
  return `csv-${hashOf(content, 0x811c9dc5)}${hashOf(content, 0x1b873593)}-${count}`;
}

/** FNV-1a of 32 bits, with a seed, in hexadecimal. */
function hashOf(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
