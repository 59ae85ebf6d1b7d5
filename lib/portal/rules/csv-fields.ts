import type { ServiceRequest } from "../records/schema";
import type { Accounts } from "./accounts";
import {
  allStatuses,
  defaultPriority,
  industries,
  initialStatus,
  priorities,
  services,
  type Priority,
  type Service,
} from "./options";

export const requiredColumns = ["Email", "Service", "Industry", "Description"] as const;
const optionalColumns = ["Id", "Number", "Created", "Priority", "Status", "Estimated cost (GBP)"] as const;
export const csvColumns = [...requiredColumns, ...optionalColumns];

/** The columns that an import reads: those of an export. */
export type CsvColumn = (typeof csvColumns)[number];

/** The values of a row. `createdAt` is in milliseconds and `estimatedCost` in GBP; undefined where the file has none. */
export interface Fields extends Pick<ServiceRequest, "userId" | "industry" | "description" | "status"> {
  service: Service;
  priority: Priority;
  createdAt: number | undefined;
  estimatedCost: number | undefined;
}

/** The first value of a row that cannot be read. */
interface FieldProblem {
  column: CsvColumn;
  reason: string;
}

/** In GBP, as stored requests have at most. */
const MAX_COST = 1e9;

const MAX_QUOTED = 40;
const quote = (text: string) => `“${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}”`;

const findOption = <T extends string>(options: readonly T[], text: string): T | undefined =>
  options.find((option) => option.toLowerCase() === text.toLowerCase());

/** A day such as 2026-11-20, in the time zone of the browser, or an ISO time; in milliseconds. NaN for anything else. */
function timeOf(text: string): number {
  const [, year, month, day, rest] = /^([1-9]\d{3})-(\d\d)-(\d\d)(T.+)?$/.exec(text) ?? [];
  if (rest !== undefined) return Date.parse(text);
  const start = new Date(Number(year), Number(month) - 1, Number(day));
  // The thirtieth of February would be the second of March.
  return start.getDate() === Number(day) ? start.getTime() : Number.NaN;
}

/** Reads the cells of a row; returns its values, or the first problem. */
export function readFields(
  valueOf: (column: CsvColumn) => string,
  { accounts }: { accounts: Accounts },
): Fields | FieldProblem {
  const problem = (column: CsvColumn, reason: string): FieldProblem => ({ column, reason });
  const oneOf = (column: CsvColumn, options: readonly string[]) => {
    const text = valueOf(column);
    return problem(column, text ? `${quote(text)} is none of ${options.join(", ")}` : "is empty");
  };
  const email = valueOf("Email");
  const [account] = accounts.ofEmail(email);
  if (!email) return problem("Email", "is empty");
  if (!account) return problem("Email", `no account in this browser has the email ${quote(email)}`);
  const service = findOption(services, valueOf("Service"));
  if (!service) return oneOf("Service", services);
  const industry = findOption(industries, valueOf("Industry"));
  if (!industry) return oneOf("Industry", industries);
  const description = valueOf("Description");
  if (!description) return problem("Description", "is empty");
  const priority = findOption(priorities, valueOf("Priority") || defaultPriority);
  if (!priority) return oneOf("Priority", priorities);
  const status = findOption(allStatuses, valueOf("Status") || initialStatus);
  if (!status) return oneOf("Status", allStatuses);
  const created = valueOf("Created");
  const createdAt = created ? timeOf(created) : undefined;
  if (Number.isNaN(createdAt)) return problem("Created", `${quote(created)} is no date such as 2026-11-20`);
  const cost = valueOf("Estimated cost (GBP)");
  const estimatedCost = cost ? Number(cost) : undefined;
  if (estimatedCost !== undefined && !(estimatedCost >= 0 && estimatedCost <= MAX_COST))
    return problem("Estimated cost (GBP)", `${quote(cost)} is no amount such as 2513`);
  const values = { userId: account.id, service, industry, description, priority, status };
  return { ...values, createdAt, estimatedCost };
}
