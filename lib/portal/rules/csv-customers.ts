import { NO_PASSWORD } from "../passwords";
import type { User } from "../records/schema";
import { emailKey, reservationOf, type Accounts, type Reserved } from "./accounts";
import {
  hashOfContent,
  planRows,
  quote,
  timeOf,
  timeProblem,
  type CellProblem,
  type CsvPlan,
  type ValueOf,
} from "./csv-table";

type Column = (typeof required)[number] | (typeof optional)[number];
const required = ["Email", "First name", "Last name"] as const;
const optional = ["Id", "Company", "Last active"] as const;

interface Current extends Reserved {
  accounts: Accounts;
  /** Milliseconds. The time of accounts for which the file has none. */
  now: number;
}

/**
 * Works out which customers a CSV file adds. Emails are claimed as at sign-up: docs/behaviour.md#validation. Reads what
 * `customerCells` in components/portal/admin/customer-csv.ts wrote.
 */
export function planCustomers(text: string, current: Current): CsvPlan | { reason: string } {
  const lines = new Map<string, number>();
  const ids = new Set<string>();
  return planRows<Column>(text, { required, optional }, (valueOf, row) => {
    const email = valueOf("Email");
    const key = emailKey(email);
    if (current.accounts.ofEmail(email).length > 0) return undefined;
    const id = valueOf("Id") || `csv-${hashOfContent(key)}`;
    const line = lines.get(key);
    const problem =
      emailProblem(email, current, line) ?? idProblem(id, current, ids) ?? valueProblem(valueOf);
    if (problem) return problem;
    lines.set(key, row);
    ids.add(id);
    return { kind: "user", value: userOf(id, valueOf, current.now) };
  });
}

type Problem = CellProblem<Column>;

/** Why a file does not bring an account with a reserved email. */
export const reservationTexts = {
  demo: "belongs to a demo account, which its first sign-in stores",
  administrator: "belongs to the administrator, who signs up",
};

function emailProblem(email: string, current: Current, line: number | undefined): Problem | undefined {
  const problem = (reason: string): Problem => ({ column: "Email", reason });
  if (!email) return problem("is empty");
  // Not what is valid, but what a wrong column would have. The field of the sign-up form asks for no less.
  if (!/^\S+@\S+$/.test(email)) return problem(`${quote(email)} is no email address`);
  if (line !== undefined) return problem(`line ${line} has this email already`);
  const reservation = reservationOf(email, current);
  return reservation && problem(reservationTexts[reservation]);
}

/** Another account with the id would get what belongs to this one. */
function idProblem(id: string, { accounts }: Current, ids: ReadonlySet<string>): Problem | undefined {
  if (!accounts.find(id) && !ids.has(id)) return undefined;
  return { column: "Id", reason: `${quote(id)} belongs to another account` };
}

function valueProblem(valueOf: ValueOf<Column>): Problem | undefined {
  const empty = (["First name", "Last name"] as const).find((column) => !valueOf(column));
  if (empty) return { column: empty, reason: "is empty" };
  const reason = timeProblem(valueOf("Last active"));
  return reason ? { column: "Last active", reason } : undefined;
}

function userOf(id: string, valueOf: ValueOf<Column>, now: number): User {
  const active = valueOf("Last active");
  return {
    ...{ id, email: valueOf("Email"), password: NO_PASSWORD },
    ...{ firstName: valueOf("First name"), lastName: valueOf("Last name"), company: valueOf("Company") },
    isAdmin: false,
    // Without requests, the list shows this as the time of the last activity.
    createdAt: new Date(active ? timeOf(active) : now).toISOString(),
  };
}
