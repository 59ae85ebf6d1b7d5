import type { CsvCells } from "@/lib/csv";
import type { CustomerRow } from "@/lib/portal";

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
