import { MAX_COST, type ServiceRequest } from "../records/schema";
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
import { quote, timeOf, timeProblem, type CellProblem, type ValueOf } from "./csv-table";

/** The columns of an export that an import of requests reads: not those of the assignee and the due day. */
export type RequestColumn = (typeof required)[number] | (typeof optional)[number];
const required = ["Email", "Service", "Industry", "Description"] as const;
const optional = ["Id", "Number", "Created", "Priority", "Status", "Estimated cost (GBP)"] as const;
export const requestColumns = { required, optional };

/** The values of a row. `createdAt` is in milliseconds and `estimatedCost` in GBP; undefined where the file has none. */
export interface Fields extends Pick<ServiceRequest, "userId" | "industry" | "description" | "status"> {
  service: Service;
  priority: Priority;
  createdAt: number | undefined;
  estimatedCost: number | undefined;
}

type FieldProblem = CellProblem<RequestColumn>;

const findOption = <T extends string>(options: readonly T[], text: string): T | undefined =>
  options.find((option) => option.toLowerCase() === text.toLowerCase());

/** Reads the cells of a row; returns its values, or the first problem. */
export function readFields(
  valueOf: ValueOf<RequestColumn>,
  { accounts }: { accounts: Accounts },
): Fields | FieldProblem {
  const problem = (column: RequestColumn, reason: string): FieldProblem => ({ column, reason });
  const oneOf = (column: RequestColumn, options: readonly string[]) => {
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
  // "In progress", as it is shown, too.
  const status = findOption(allStatuses, valueOf("Status").replace(/\s+/g, "-") || initialStatus);
  if (!status) return oneOf("Status", allStatuses);
  const created = valueOf("Created");
  const createdAt = created ? timeOf(created) : undefined;
  const wrongTime = timeProblem(created);
  if (wrongTime) return problem("Created", wrongTime);
  const cost = valueOf("Estimated cost (GBP)");
  // `Number` alone would read 0x10 as 16 and 1e3 as 1,000.
  const estimatedCost = cost ? Number(/^\d+(\.\d+)?$/.test(cost) ? cost : Number.NaN) : undefined;
  if (estimatedCost !== undefined && !(estimatedCost <= MAX_COST))
    return problem("Estimated cost (GBP)", `${quote(cost)} is no amount such as 2513`);
  const values = { userId: account.id, service, industry, description, priority, status };
  return { ...values, createdAt, estimatedCost };
}
