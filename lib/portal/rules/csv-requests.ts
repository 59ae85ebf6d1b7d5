import type { CsvCells } from "@/lib/csv";
import { MAX_COST, type ServiceRequest } from "../records/schema";
import type { Accounts } from "./accounts";
import { hashOfContent, planRows, quote, WrongCell, type Cells, type CsvPlan } from "./csv-table";
import { estimateCost, type MonthlyPrices } from "./estimate";
import { allStatuses, defaultPriority, industries, initialStatus, priorities, services } from "./options";
import { numberFactory, textOfNumber, type Numbered } from "./request-numbers";
import { toWellFormed } from "../records/storage-keys";
import type { ListedRequest } from "../derived-state";

/** The columns of an export that an import of requests reads: not those of the assignee and the due day. */
const columns = {
  required: ["Email", "Service", "Industry", "Description"],
  optional: ["Id", "Number", "Created", "Priority", "Status", "Estimated cost (GBP)"],
};

interface Current {
  accounts: Accounts;
  /** Those here, and those that were moved to archives. */
  requests: readonly Numbered[];
  prices: MonthlyPrices;
  /** Milliseconds. The time of requests for which the file has none. */
  now: number;
}

/** Works out which requests a CSV file adds, such as one with the cells of `requestCells`. */
export function planRequests(text: string, current: Current): CsvPlan | { reason: string } {
  const known = new Set(current.requests.map(({ id }) => id));
  const seen = new Map<string, number>();
  const createNumber = numberFactory(current.requests);
  const renumbered: CsvPlan["renumbered"] = [];
  const plan = planRows(text, columns, (cells) => {
    const request = readRequest(cells, current);
    const id = cells.text("Id") || createId(request, cells.text("Created"), seen);
    if (known.has(id)) return undefined;
    known.add(id);
    const own = Number(/^CR-0*([1-9]\d{0,9})$/.exec(cells.text("Number"))?.[1]) || undefined;
    const number = createNumber(own);
    if (own && own !== number) renumbered.push([textOfNumber(own), textOfNumber(number)]);
    return { kind: "request", value: { ...request, id, number } };
  });
  return "reason" in plan ? plan : { ...plan, renumbered };
}

type Content = Omit<ServiceRequest, "id" | "number">;

function readRequest(cells: Cells, { accounts, prices, now }: Current): Content {
  const email = cells.required("Email");
  const [account] = accounts.ofEmail(email);
  if (!account) throw new WrongCell("Email", `no account in this browser has the email ${quote(email)}`);
  const service = cells.option("Service", services);
  const industry = cells.option("Industry", industries);
  const description = cells.required("Description");
  const priority = cells.option("Priority", priorities, defaultPriority);
  const status = cells.option("Status", allStatuses, initialStatus);
  const createdAt = new Date(cells.time("Created") ?? now).toISOString();
  const estimatedCost = readCost(cells) ?? estimateCost(service, priority, prices);
  return { userId: account.id, service, industry, description, priority, status, createdAt, estimatedCost };
}

/** In GBP; undefined where the file has none. */
function readCost(cells: Cells): number | undefined {
  const column = "Estimated cost (GBP)";
  const text = cells.text(column);
  // `Number` alone would read 0x10 as 16 and 1e3 as 1,000.
  if (!text || (/^\d+(\.\d+)?$/.test(text) && Number(text) <= MAX_COST))
    return text ? Number(text) : undefined;
  throw new WrongCell(column, `${quote(text)} is no amount such as 2513`);
}

/** An id from the content of a row, so that a second import of a file adds nothing. Equal rows are counted. */
function createId(request: Content, created: string, seen: Map<string, number>): string {
  const { userId, service, industry, description } = request;
  const content = JSON.stringify([userId, service, industry, toWellFormed(description), created]);
  const count = (seen.get(content) ?? 0) + 1;
  seen.set(content, count);
  return `csv-${hashOfContent(content)}-${count}`;
}

interface Field {
  heading: string;
  cell: (request: ListedRequest) => string | number;
  /** In administrators' lists only. */
  ofCustomer?: boolean;
}

/** In the order of the file. */
const fields: readonly Field[] = [
  { heading: "Number", cell: ({ label }) => label },
  { heading: "Id", cell: ({ id }) => id },
  { heading: "Created", cell: ({ createdAt }) => createdAt },
  { heading: "Customer", cell: ({ customer = "" }) => customer, ofCustomer: true },
  { heading: "Company", cell: ({ company = "" }) => company, ofCustomer: true },
  { heading: "Email", cell: ({ email = "" }) => email, ofCustomer: true },
  { heading: "Service", cell: ({ service }) => service },
  { heading: "Industry", cell: ({ industry }) => industry },
  { heading: "Description", cell: ({ description }) => description },
  { heading: "Priority", cell: ({ priority }) => priority },
  { heading: "Status", cell: ({ status }) => status },
  { heading: "Assigned to", cell: ({ assignee = "" }) => assignee, ofCustomer: true },
  { heading: "Due", cell: ({ due = "" }) => due, ofCustomer: true },
  { heading: "Estimated cost (GBP)", cell: ({ estimatedCost }) => estimatedCost },
];

/** Requests as the cells of a table with a header row. */
export function requestCells(requests: readonly ListedRequest[]): CsvCells {
  const forAdministrators = requests.some(({ customer }) => customer !== undefined);
  const exported = fields.filter((field) => forAdministrators || !field.ofCustomer);
  return [
    exported.map(({ heading }) => heading),
    ...requests.map((request) => exported.map(({ cell }) => cell(request))),
  ];
}
