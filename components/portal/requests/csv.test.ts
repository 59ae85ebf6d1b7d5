import { writeCsv } from "@/lib/csv";
import { requestCells } from "./csv";
import type { ListedRequest } from "./listed-request";

const request = (given: Partial<ListedRequest> = {}): ListedRequest => ({
  id: "1-a",
  label: "CR-0142",
  userId: "u",
  service: "Live Chat Support",
  industry: "Plumbing",
  description: "Evenings.",
  status: "pending",
  priority: "high",
  createdAt: "2026-11-20T09:00:00.000Z",
  estimatedCost: 2513,
  ...given,
});

test("the CSV has a header row and one row per request", () => {
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
});

test("the CSV of an administrator's list includes the customers", () => {
  const [headings, row] = requestCells([
    request({ customer: "Ada Reid", company: "Reid & Co", email: "ada@x.example" }),
  ]);
  expect(headings?.slice(3, 6)).toEqual(["Customer", "Company", "Email"]);
  expect(row?.slice(3, 6)).toEqual(["Ada Reid", "Reid & Co", "ada@x.example"]);
});

test("a description cannot be a formula", () => {
  expect(writeCsv(requestCells([request({ description: "=1+1" })]))).toContain(',"\'=1+1",');
});

test("the CSV of chosen columns has them, the number and the text of the request", () => {
  const requests = [request({ customer: "Ada Reid", email: "ada@x.example" })];
  expect(requestCells(requests, ["email", "estimate"])).toEqual([
    ["Number", "Email", "Service", "Description", "Estimated cost (GBP)"],
    ["CR-0142", "ada@x.example", "Live Chat Support", "Evenings.", 2513],
  ]);
  expect(requestCells([request()], ["email"])[0]).toEqual(["Number", "Service", "Description"]);
});
