import { NO_PASSWORD } from "../passwords";
import { unreadableReason } from "../records/codec";
import type { User } from "../records/schema";
import { emailKey, reservationOf, type Accounts, type Reserved } from "./accounts";
import { hashOfContent, quote, readTable, timeOf, timeProblem, type CsvPlan } from "./csv-table";

type Column = (typeof required)[number] | (typeof optional)[number];
const required = ["Email", "First name", "Last name"] as const;
const optional = ["Id", "Company", "Last active"] as const;

interface Current extends Reserved {
  accounts: Accounts;
  /** Milliseconds. The time of accounts for which the file has none. */
  now: number;
}

/**
 * Works out which customers a CSV file adds, without changing anything; or why the file cannot be imported at all. Rows
 * are imported or refused one by one. Emails are claimed as at sign-up: docs/behaviour.md#validation. Reads what
 * `customerCells` in components/portal/admin/customer-csv.ts wrote.
 *
 * @see docs/decisions/0061-backups-are-imported-by-entry.md
 */
export function planCustomers(text: string, current: Current): CsvPlan | { reason: string } {
  const table = readTable<Column>(text, { required, optional });
  if ("reason" in table) return table;
  const plan: CsvPlan = { records: [], existing: 0, renumbered: [], problems: [], unused: table.unused };
  const lines = new Map<string, number>();
  const ids = new Set<string>();
  for (const { row, valueOf } of table.rows) {
    const email = valueOf("Email");
    const key = emailKey(email);
    if (current.accounts.ofEmail(email).length > 0) {
      plan.existing += 1;
      continue;
    }
    const id = valueOf("Id") || `csv-${hashOfContent(key)}`;
    const line = lines.get(key);
    const problem =
      emailProblem(email, current, line) ?? idProblem(id, current, ids) ?? valueProblem(valueOf);
    if (problem) {
      plan.problems.push({ row, ...problem });
      continue;
    }
    const record = { kind: "user" as const, value: userOf(id, valueOf, current.now) };
    const reason = unreadableReason(record);
    if (reason) {
      plan.problems.push({ row, column: "Id", reason });
      continue;
    }
    lines.set(key, row);
    ids.add(id);
    plan.records.push(record);
  }
  return plan;
}

interface Problem {
  column: Column;
  reason: string;
}

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

function valueProblem(valueOf: (column: Column) => string): Problem | undefined {
  const empty = (["First name", "Last name"] as const).find((column) => !valueOf(column));
  if (empty) return { column: empty, reason: "is empty" };
  const reason = timeProblem(valueOf("Last active"));
  return reason ? { column: "Last active", reason } : undefined;
}

function userOf(id: string, valueOf: (column: Column) => string, now: number): User {
  const active = valueOf("Last active");
  return {
    ...{ id, email: valueOf("Email"), password: NO_PASSWORD },
    ...{ firstName: valueOf("First name"), lastName: valueOf("Last name"), company: valueOf("Company") },
    isAdmin: false,
    // Without requests, the list shows this as the time of the last activity.
    createdAt: new Date(active ? timeOf(active) : now).toISOString(),
  };
}
