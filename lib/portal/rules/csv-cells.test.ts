import { writeCsv } from "@/lib/csv";
import type { ListedRequest } from "../derived-state";
import { customerCells } from "./csv-customers";
import { requestCells } from "./csv-requests";
import type { CustomerRow } from "./customers";

const request = (given: Partial<ListedRequest> = {}): ListedRequest => ({
  id: "1-a",
  label: "CR-0142",
  userId: "u",
  service: "Live Chat Support",
  industry: "Plumbing",
  description: "Evenings.",
  status: "pending",
  priority: "high",
  estimatedCost: 2513,
  createdAt: "2026-11-20T09:00:00.000Z",
  ...given,
});

test("the CSV of requests has a header row and a row for each, with customers in an administrator's, and no formula", () => {
  expect(requestCells([request({ description: 'He said "now",\nthen rang off.' })])).toEqual([
    [
      ...["Number", "Id", "Created", "Service", "Industry", "Description"],
      ...["Priority", "Status", "Estimated cost (GBP)"],
    ],
    [
      ...["CR-0142", "1-a", "2026-11-20T09:00:00.000Z", "Live Chat Support", "Plumbing"],
      ...['He said "now",\nthen rang off.', "high", "pending", 2513],
    ],
  ]);
  const customer = { customer: "Ada Reid", company: "Reid & Co", email: "ada@x.example" };
  const [headings, row] = requestCells([request(customer)]);
  expect(headings?.slice(3, 6)).toEqual(["Customer", "Company", "Email"]);
  expect(row?.slice(3, 6)).toEqual(["Ada Reid", "Reid & Co", "ada@x.example"]);
  expect(writeCsv(requestCells([request({ description: "=1+1" })]))).toContain(',"\'=1+1",');
});

test("the CSV of customers has a header row and a row for each", () => {
  const customer: CustomerRow = {
    id: "1",
    firstName: "Ada",
    lastName: "Reid",
    company: "Reid & Co",
    email: "ada@x.example",
    hasPassword: true,
    requestCount: 2,
    totalSpent: 2094,
    servicesUsed: ["Lead Generation", "Virtual Assistant"],
    lastActive: "2026-11-20T09:00:00.000Z",
  };
  expect(customerCells([customer])).toEqual([
    [
      ...["Id", "First name", "Last name", "Company", "Email", "Services used"],
      ...["Requests", "Last active", "Total spent (GBP)"],
    ],
    [
      ...["1", "Ada", "Reid", "Reid & Co", "ada@x.example", "Lead Generation, Virtual Assistant"],
      ...[2, "2026-11-20T09:00:00.000Z", 2094],
    ],
  ]);
});
