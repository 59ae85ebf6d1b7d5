import type { CsvCells } from "@/lib/csv";
import type { ListedRequest } from "@/lib/portal";

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
