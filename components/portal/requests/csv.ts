import type { ListedRequest } from "./listed-request";

/** Signs with which spreadsheets take a cell for a formula. */
const STARTS_FORMULA = /^[=+\-@\t\r\n]/;

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = STARTS_FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Requests as comma-separated values (RFC 4180) with a line of headings. Text that a spreadsheet would
 * run as a formula gets an apostrophe before it. Begins with a byte order mark, without which Excel
 * misreads letters with accents.
 */
export function toCsv(requests: readonly ListedRequest[]): string {
  const forAdministrators = requests.some(({ customer }) => customer !== undefined);
  const customerHeads = forAdministrators ? ["Customer", "Email"] : [];
  const heads = [
    ...["Id", "Created", ...customerHeads, "Service", "Industry", "Description"],
    ...["Priority", "Status", "Estimated cost (GBP)"],
  ];
  const rows = requests.map((request) => [
    request.id,
    request.createdAt,
    ...(forAdministrators ? [request.customer ?? "", request.email ?? ""] : []),
    request.service,
    request.industry,
    request.description,
    request.priority,
    request.status,
    request.estimatedCost,
  ]);
  return `\ufeff${[heads, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
