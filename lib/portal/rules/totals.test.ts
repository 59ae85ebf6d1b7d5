import { totalsOf } from "./totals";
import type { ServiceRequest } from "../records/schema";

function request(status: ServiceRequest["status"], estimatedCost: number): ServiceRequest {
  return {
    id: `${status}-${estimatedCost}`,
    userId: "u1",
    service: "Live Chat Support",
    industry: "HVAC",
    description: "d",
    status,
    priority: "medium",
    createdAt: "2026-01-01",
    estimatedCost,
  };
}

test("Total Spent sums completed requests, and Active Projects counts those in progress", () => {
  const requests = [
    request("completed", 1000),
    request("completed", 500),
    request("in-progress", 2000),
    request("pending", 4000),
    request("in-progress", 800),
  ];
  expect(totalsOf(requests)).toEqual({ totalSpent: 1500, activeProjects: 2 });
});

test("without requests both totals are 0", () => {
  expect(totalsOf([])).toEqual({ totalSpent: 0, activeProjects: 0 });
});

test("Total Spent is rounded to the penny", () => {
  expect(totalsOf([request("completed", 0.1), request("completed", 0.2)]).totalSpent).toBe(0.3);
});
