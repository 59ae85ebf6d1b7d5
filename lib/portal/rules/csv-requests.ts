import type { ServiceRequest } from "../records/schema";
import type { Accounts } from "./accounts";
import { readFields, requestColumns, type Fields, type RequestColumn } from "./csv-request-fields";
import { hashOfContent, planRows, type CsvPlan } from "./csv-table";
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

/** Works out which requests a CSV file adds. Reads what `requestCells` in components/portal/requests/csv.ts wrote. */
export function planRequests(text: string, current: Current): CsvPlan | { reason: string } {
  const known = new Set(current.requests.map(({ id }) => id));
  const seen = new Map<string, number>();
  const createNumber = numberFactory(current.requests);
  const renumbered: CsvPlan["renumbered"] = [];
  const plan = planRows<RequestColumn>(text, requestColumns, (valueOf) => {
    const read = readFields(valueOf, current);
    if ("reason" in read) return read;
    const id = valueOf("Id") || createId(read, valueOf("Created"), seen);
    if (known.has(id)) return undefined;
    known.add(id);
    const own = Number(/^CR-0*([1-9]\d{0,9})$/.exec(valueOf("Number"))?.[1]) || undefined;
    const number = createNumber(own);
    if (own && own !== number) renumbered.push([textOfNumber(own), textOfNumber(number)]);
    return { kind: "request", value: requestOf(id, read, number, current) };
  });
  return "reason" in plan ? plan : { ...plan, renumbered };
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
