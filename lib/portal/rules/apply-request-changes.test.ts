import fc from "fast-check";
import type { StatusChange } from "../records/schema";
import { aRequest } from "../testing/records";
import { latestChanges } from "./latest-events";
import { applyChanges } from "./apply-request-changes";

const change = (id: string, at: number, status: StatusChange["status"], requestId = "r1"): StatusChange => ({
  id,
  requestId,
  status,
  at,
  by: "admin",
});

test("a request is the same object if and only if its status is unchanged, and the input stays as it was", () => {
  const requests = [aRequest("r1"), aRequest("r2"), aRequest("r3", { status: "completed" })];
  const changes = [
    change("a", 1, "completed"),
    change("b", 1, "completed", "r3"),
    change("c", 1, "pending", "gone"),
  ];
  const applied = new Map(applyChanges(requests, changes).map((value) => [value.id, value]));
  expect(requests.map((value) => applied.get(value.id) === value)).toEqual([false, true, true]);
  expect(requests.map(({ status }) => status)).toEqual(["pending", "pending", "completed"]);
});

test("the latest change wins in any reading order, and at the same time the greater id", () => {
  const changes = [change("a", 5, "pending"), change("b", 7, "completed"), change("c", 7, "in-progress")];
  fc.assert(
    fc.property(fc.shuffledSubarray(changes, { minLength: 3 }), (list) => {
      expect(applyChanges([aRequest("r1")], list)[0]?.status).toBe("in-progress");
      expect(latestChanges(list).get("r1")?.id).toBe("c");
    }),
  );
});

test("requests are sorted newest first", () => {
  const requests = [
    aRequest("a", { createdAt: "2026-01-01" }),
    aRequest("b", { createdAt: "2026-03-01T10:00:00+01:00" }),
    aRequest("c", { createdAt: "2026-02-01" }),
  ];
  expect(applyChanges(requests, []).map(({ id }) => id)).toEqual(["b", "c", "a"]);
});
