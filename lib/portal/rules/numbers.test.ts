import fc from "fast-check";
import type { ServiceRequest } from "../records/schema";
import { labelsOf, nextNumber } from "./numbers";

function request(id: string, number?: number, createdAt = "2026-01-01"): ServiceRequest {
  return {
    id,
    userId: "u1",
    service: "Live Chat Support",
    industry: "HVAC",
    description: "d",
    status: "pending",
    priority: "medium",
    createdAt,
    estimatedCost: 600,
    ...(number === undefined ? {} : { number }),
  };
}

const labels = (...requests: ServiceRequest[]) => Object.fromEntries(labelsOf(requests));

test("a stored number is shown with at least four digits", () => {
  expect(labels(request("a", 142), request("b", 12345))).toEqual({ a: "CR-0142", b: "CR-12345" });
});

test("requests without a number get the lowest free ones by age, and a new request one more than the highest", () => {
  const requests = [
    request("new", 2),
    request("b", undefined, "2025-02-01"),
    request("a", undefined, "2025-01-01"),
  ];
  expect(labels(...requests)).toEqual({ a: "CR-0001", b: "CR-0003", new: "CR-0002" });
  expect(nextNumber(requests)).toBe(4);
  expect(nextNumber([])).toBe(1);
});

test("of two requests with one number, the older keeps it", () => {
  expect(labels(request("b", 7, "2026-02-01"), request("a", 7, "2026-01-01"))).toEqual({
    a: "CR-0007",
    b: "CR-0007-2",
  });
});

test("labels are distinct and do not depend on the order of reading", () => {
  const number = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined });
  const lists = fc.array(fc.tuple(number, fc.constantFrom("2026-01-01", "2026-01-02")), { maxLength: 12 });
  fc.assert(
    fc.property(lists, (list) => {
      const requests = list.map(([given, day], index) => request(`r${index}`, given, day));
      const found = labelsOf(requests);
      expect(new Set(found.values()).size).toBe(requests.length);
      expect(labelsOf([...requests].reverse())).toEqual(found);
      expect([...found.values()]).not.toContain(`CR-${String(nextNumber(requests)).padStart(4, "0")}`);
    }),
  );
});
