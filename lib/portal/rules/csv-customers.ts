import type { CsvCells } from "@/lib/csv";
import { NO_PASSWORD } from "../password-hashing";
import { emailKey, isDemoAccount, isSameEmail, type Accounts, type Reserved } from "./accounts";
import { hashOfContent, planRows, quote, WrongCell, type CsvPlan } from "./csv-table";
import type { CustomerRow } from "./customers";

const columns = {
  required: ["Email", "First name", "Last name"],
  optional: ["Id", "Company", "Last active"],
};

interface Current extends Reserved {
  accounts: Accounts;
  /** Milliseconds. The time of accounts for which the file has none. */
  now: number;
}

/**
 * Works out which customers a CSV file adds, such as one with the cells of `customerCells`. Emails are claimed as at
 * sign-up: docs/behaviour.md#validation.
 */
export function planCustomers(text: string, current: Current): CsvPlan | { reason: string } {
  const { accounts, now } = current;
  const lines = new Map<string, number>();
  const ids = new Set<string>();
  return planRows(text, columns, (cells, row) => {
    const email = cells.text("Email");
    const key = emailKey(email);
    if (accounts.ofEmail(email).length > 0) return undefined;
    const problem = emailProblem(cells.required("Email"), current, lines.get(key));
    if (problem) throw new WrongCell("Email", problem);
    const id = cells.text("Id") || `csv-${hashOfContent(key)}`;
    // Another account with the id would get what belongs to this one.
    if (accounts.find(id) || ids.has(id))
      throw new WrongCell("Id", `${quote(id)} belongs to another account`);
    const value = {
      ...{ id, email, password: NO_PASSWORD, isAdmin: false },
      ...{ firstName: cells.required("First name"), lastName: cells.required("Last name") },
      company: cells.text("Company"),
      // Without requests, the list shows this as the time of the last activity.
      createdAt: new Date(cells.time("Last active") ?? now).toISOString(),
    };
    lines.set(key, row);
    ids.add(id);
    return { kind: "user", value };
  });
}

/** Why a file does not bring a demo account. */
export const DEMO_RESERVED = "belongs to a demo account, which its first sign-in stores";

function emailProblem(email: string, current: Current, line: number | undefined): string | undefined {
  // Not what is valid, but what a wrong column would have. The field of the sign-up form asks for no less.
  if (!/^\S+@\S+$/.test(email)) return `${quote(email)} is no email address`;
  if (line !== undefined) return `line ${line} has this email already`;
  if (isDemoAccount(current.demoAccounts, email)) return DEMO_RESERVED;
  return isSameEmail(email, current.administrator) ? "belongs to the administrator, who signs up" : undefined;
}

/** Customers as the cells of a table with a header row, with all that the list knows of them. */
export function customerCells(customers: readonly CustomerRow[]): CsvCells {
  const headings = [
    ...["Id", "First name", "Last name", "Company", "Email", "Services used"],
    ...["Requests", "Last active", "Total spent (GBP)"],
  ];
  return [
    headings,
    ...customers.map((row) => [
      ...[row.id, row.firstName, row.lastName, row.company, row.email, row.servicesUsed.join(", ")],
      ...[row.requestCount, row.lastActive, row.totalSpent],
    ]),
  ];
}
