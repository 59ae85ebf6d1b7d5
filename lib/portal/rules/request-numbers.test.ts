import fc from "fast-check";
import type { ServiceRequest } from "../records/schema";
import { aRequest } from "../testing/records";
import { labelsOf, nextNumber } from "./request-numbers";

const request = (id: string, number?: number, createdAt = "2026-01-01") =>
  aRequest(id, { createdAt, ...(number === undefined ? {} : { number }) });

const labels = (...requests: ServiceRequest[]) => Object.fromEntries(labelsOf(requests));

test("a stored number has at least four digits, and of two requests with one number the older keeps it", () => {
  expect(labels(request("c", 12345), request("b", 7, "2026-02-01"), request("a", 7, "2026-01-01"))).toEqual({
    a: "CR-0007",
    b: "CR-0007-2",
    c: "CR-12345",
  });
});

test("requests without a number get the lowest free ones by age, and a new request one more than the highest", () => {
  const requests = [
    request("new", 2),
    request("b", undefined, "2025-02-01"),
    request("a", undefined, "2025-01-01"),
  ];
  expect(labels(...requests)).toEqual({ a: "CR-0001", b: "CR-0003", new: "CR-0002" });
  expect([nextNumber(requests), nextNumber([])]).toEqual([4, 1]);
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
