import type { ServiceRequest } from "../records/schema";
import { unreadableReason } from "../records/codec";
import type { Accounts } from "./accounts";
import { readFields, requestColumns, type Fields, type RequestColumn } from "./csv-request-fields";
import { hashOfContent, readTable, type CsvPlan } from "./csv-table";
import { estimateCost, type MonthlyPrices } from "./estimate";
import { numberFactory, textOfNumber, type Numbered } from "./request-numbers";
import { toWellFormed } from "./well-formed";

interface Current {
  accounts: Accounts;
  /** Those here, and those that were moved to archives. */
  requests: readonly Numbered[];
  prices: MonthlyPrices;
  /** Milliseconds. The time of requests for which the file has none. */
  now: number;
}

/**
 * Works out which requests a CSV file adds, without changing anything; or why the file cannot be imported at all. Rows are
 * imported or refused one by one. Reads what `requestCells` in components/portal/requests/csv.ts wrote.
 *
 * @see docs/decisions/0061-backups-are-imported-by-entry.md
 */
export function planRequests(text: string, current: Current): CsvPlan | { reason: string } {
  const table = readTable<RequestColumn>(text, requestColumns);
  if ("reason" in table) return table;

  const known = new Set(current.requests.map(({ id }) => id));
  const seen = new Map<string, number>();
  const createNumber = numberFactory(current.requests);
  const plan: CsvPlan = { records: [], existing: 0, renumbered: [], problems: [], unused: table.unused };
  for (const { row, valueOf } of table.rows) {
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
    const own = Number(/^CR-0*([1-9]\d{0,9})$/.exec(valueOf("Number"))?.[1]);
    const value = requestOf(id, read, createNumber(own || undefined), current);
    const record = { kind: "request" as const, value };
    const reason = unreadableReason(record);
    if (reason) plan.problems.push({ row, column: "Id", reason });
    else {
      plan.records.push(record);
      if (own && own !== value.number)
        plan.renumbered.push([textOfNumber(own), textOfNumber(value.number ?? 0)]);
    }
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

/** An id from the content of a row, so that a second import of a file adds nothing. Equal rows are counted. */
function createId(fields: Fields, created: string, seen: Map<string, number>): string {
  const { userId, service, industry, description } = fields;
  const content = JSON.stringify([userId, service, industry, toWellFormed(description), created]);
  const count = (seen.get(content) ?? 0) + 1;
  seen.set(content, count);
  return `csv-${hashOfContent(content)}-${count}`;
}
