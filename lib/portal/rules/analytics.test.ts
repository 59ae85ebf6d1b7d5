import { aRequest } from "../testing/records";
import { byService, byStatus, industryBreakdown, revenueSplit, type Share } from "./analytics";

const short = (shares: Share[]) => shares.map(({ label, amount, percent }) => [label, amount, percent]);

test("requests are counted by status, in the order of the option list", () => {
  const requests = [aRequest("a"), aRequest("b", { status: "completed" }), aRequest("c"), aRequest("d")];
  expect(short(byStatus(requests))).toEqual([
    ["Pending", 3, 75],
    ["In progress", 0, 0],
    ["Completed", 1, 25],
  ]);
  expect(byStatus([]).map(({ percent }) => percent)).toEqual([0, 0, 0]);
});

test("thousands of unknown services have one row, and every request is counted", () => {
  const strange = Array.from({ length: 3000 }, (_, index) =>
    aRequest(`${index}`, { service: `Service ${index}` }),
  );
  const shares = byService([...strange, aRequest("twice", { service: "Service 2999" }), aRequest("known")]);
  expect(shares.at(-1)).toMatchObject({ label: "Other services", amount: 3001 });
  expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(3002);
});

test("revenue counts completed requests; services without a benchmark of their own count as Other", () => {
  const completed = (service: string, estimatedCost: number) =>
    aRequest(service, { status: "completed", service, estimatedCost });
  const requests = [
    completed("Call Center Outsourcing", 2000),
    completed("Lead Generation", 1000.1),
    completed("Technical Support", 999.9),
    aRequest("begun", { status: "in-progress", estimatedCost: 5000 }),
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
  const shares = industryBreakdown(industries.map((industry) => aRequest(industry, { industry })));
  expect(short(shares)).toEqual([
    ["Plumbing & HVAC", 2, 50],
    ["Healthcare", 1, 25],
    ["Legal Services", 0, 0],
    ["Technology", 0, 0],
    ["Other", 1, 25],
  ]);
});
