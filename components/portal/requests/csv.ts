import type { CsvCells } from "@/lib/csv";
import type { ListedRequest } from "./listed-request";

interface Field {
  heading: string;
  /** The column of the list that shows it. "always": part of the number and the request. */
  column: string | undefined;
  cell: (request: ListedRequest) => string | number;
  /** In administrators' lists only. */
  ofCustomer?: boolean;
}

/** In the order of the file. */
const fields: readonly Field[] = [
  { heading: "Number", column: "always", cell: ({ label }) => label },
  { heading: "Id", column: undefined, cell: ({ id }) => id },
  { heading: "Created", column: "created", cell: ({ createdAt }) => createdAt },
  { heading: "Customer", column: "customer", cell: ({ customer = "" }) => customer, ofCustomer: true },
  { heading: "Company", column: "company", cell: ({ company = "" }) => company, ofCustomer: true },
  { heading: "Email", column: "email", cell: ({ email = "" }) => email, ofCustomer: true },
  { heading: "Service", column: "always", cell: ({ service }) => service },
  { heading: "Industry", column: "industry", cell: ({ industry }) => industry },
  { heading: "Description", column: "always", cell: ({ description }) => description },
  { heading: "Priority", column: "priority", cell: ({ priority }) => priority },
  { heading: "Status", column: "status", cell: ({ status }) => status },
  { heading: "Assigned to", column: "assignee", cell: ({ assignee = "" }) => assignee, ofCustomer: true },
  { heading: "Due", column: "due", cell: ({ due = "" }) => due, ofCustomer: true },
  { heading: "Estimated cost (GBP)", column: "estimate", cell: ({ estimatedCost }) => estimatedCost },
];

/**
 * Requests as the cells of a table with a header row.
 *
 * @param chosen the columns of the list; all fields without it
 */
export function requestCells(requests: readonly ListedRequest[], chosen?: readonly string[]): CsvCells {
  const forAdministrators = requests.some(({ customer }) => customer !== undefined);
  const isChosen = ({ column }: Field) =>
    !chosen || column === "always" || (column !== undefined && chosen.includes(column));
  const exported = fields.filter((field) => (forAdministrators || !field.ofCustomer) && isChosen(field));
  return [
    exported.map(({ heading }) => heading),
    ...requests.map((request) => exported.map(({ cell }) => cell(request))),
  ];
}
