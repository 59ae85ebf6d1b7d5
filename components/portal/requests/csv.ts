import type { ListedRequest } from "./listed-request";

/** Spreadsheets interpret cells that start with these characters as formulas. */
const STARTS_FORMULA = /^[=+\-@\t\r\n]/;

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = STARTS_FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Requests as comma-separated values (RFC 4180) with a header row. Text that a spreadsheet would run as a
 * formula is prefixed with an apostrophe. Starts with a byte order mark, without which Excel misreads
 * accented letters.
 */
export function toCsv(requests: readonly ListedRequest[]): string {
  const forAdministrators = requests.some(({ customer }) => customer !== undefined);
  const customerHeadings = forAdministrators ? ["Customer", "Email"] : [];
  const headings = [
    ...["Id", "Created", ...customerHeadings, "Service", "Industry", "Description"],
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
  return `\ufeff${[headings, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
