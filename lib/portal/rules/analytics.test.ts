import type { ServiceRequest } from "../records/schema";
import { byService, byStatus, industryBreakdown, revenueSplit, type Share } from "./analytics";

let count = 0;
const request = (given: Partial<ServiceRequest>): ServiceRequest => ({
  id: String(++count),
  userId: "1",
  service: "Live Chat Support",
  industry: "Plumbing",
  description: "Evenings.",
  status: "pending",
  priority: "medium",
  createdAt: "2026-11-20T09:00:00.000Z",
  estimatedCost: 1000,
  ...given,
});
const short = (shares: Share[]) => shares.map(({ label, amount, percent }) => [label, amount, percent]);
const sumOf = (shares: Share[]) => shares.reduce((sum, { percent }) => sum + percent, 0);

test("requests are counted by status, in the order of the option list", () => {
  const requests = [request({}), request({ status: "completed" }), request({}), request({})];
  expect(short(byStatus(requests))).toEqual([
    ["Pending", 3, 75],
    ["In progress", 0, 0],
    ["Completed", 1, 25],
  ]);
});

test("services that are not in the option list are counted too", () => {
  const shares = byService([request({}), request({ service: "Fax" })]);
  expect(shares).toHaveLength(11);
  expect(shares.at(-1)).toEqual({ label: "Fax", amount: 1, percent: 50 });
  expect(sumOf(shares)).toBe(100);
});

test("of thousands of unknown services the most frequent have rows, and every request is counted", () => {
  const strange = Array.from({ length: 3000 }, (_, index) => request({ service: `Service ${index}` }));
  const shares = byService([...strange, request({ service: "Service 2999" }), request({})]);
  expect(shares.length).toBeLessThan(30);
  expect(shares.find(({ label }) => label === "Service 2999")?.amount).toBe(2);
  expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(3002);
});

test("revenue counts completed requests; services without a benchmark of their own count as Other", () => {
  const requests = [
    request({ status: "completed", service: "Call Center Outsourcing", estimatedCost: 2000 }),
    request({ status: "completed", service: "Lead Generation", estimatedCost: 1000.1 }),
    request({ status: "completed", service: "Technical Support", estimatedCost: 999.9 }),
    request({ status: "in-progress", estimatedCost: 5000 }),
  ];
  expect(short(revenueSplit(requests))).toEqual([
    ["Call Center Outsourcing", 2000, 50],
    ["Live Chat Support", 0, 0],
    ["Virtual Assistant", 0, 0],
    ["Other", 2000, 50],
  ]);
});

test("the industry breakdown counts Plumbing and HVAC together", () => {
  const industries = ["Plumbing", "HVAC", "Healthcare", "Real Estate"];
  const shares = industryBreakdown(industries.map((industry) => request({ industry })));
  expect(short(shares)).toEqual([
    ["Plumbing & HVAC", 2, 50],
    ["Healthcare", 1, 25],
    ["Legal Services", 0, 0],
    ["Technology", 0, 0],
    ["Other", 1, 25],
  ]);
});

test("the benchmarks are the company's published splits", () => {
  expect(revenueSplit([]).map(({ benchmark }) => benchmark)).toEqual([40, 30, 20, 10]);
  expect(industryBreakdown([]).map(({ benchmark }) => benchmark)).toEqual([35, 25, 20, 20, 0]);
});

test("without requests every share is 0", () => {
  for (const shares of [byStatus([]), byService([]), revenueSplit([]), industryBreakdown([])])
    expect(sumOf(shares)).toBe(0);
});
