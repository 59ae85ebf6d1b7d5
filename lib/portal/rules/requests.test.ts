import fc from "fast-check";
import type { ServiceRequest, StatusChange } from "../records/schema";
import { statuses } from "./options";
import { applyChanges, latestChanges, requestsOf } from "./requests";

function request(id: string, given: Partial<ServiceRequest> = {}): ServiceRequest {
  return {
    id,
    userId: "u1",
    service: "Live Chat Support",
    industry: "HVAC",
    description: "d",
    status: "pending",
    priority: "medium",
    createdAt: "2026-01-01T00:00:00.000Z",
    estimatedCost: 600,
    ...given,
  };
}

function change(id: string, at: number, status: StatusChange["status"], requestId = "r1"): StatusChange {
  return { id, requestId, status, at, by: "admin" };
}

test("a request without changes keeps its initial status", () => {
  expect(applyChanges([request("r1", { status: "completed" })], [])[0]?.status).toBe("completed");
});

test("a request is the same object if and only if its status is unchanged", () => {
  const requests = [request("r1"), request("r2"), request("r3", { status: "completed" })];
  const changes = [change("a", 1, "completed"), change("b", 1, "completed", "r3")];
  const folded = new Map(applyChanges(requests, changes).map((value) => [value.id, value]));
  expect(requests.map((value) => folded.get(value.id) === value)).toEqual([false, true, true]);
});

test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
  "a status can change from %s to %s",
  (from, to) => {
    const changes = [change("a", 1, from), change("b", 2, to)];
    expect(applyChanges([request("r1")], changes)[0]?.status).toBe(to);
  },
);

test("the latest change wins in any reading order, and at the same time the greater id", () => {
  const changes = [change("a", 5, "pending"), change("b", 7, "completed"), change("c", 7, "in-progress")];
  fc.assert(
    fc.property(fc.shuffledSubarray(changes, { minLength: 3 }), (list) => {
      expect(applyChanges([request("r1")], list)[0]?.status).toBe("in-progress");
      expect(latestChanges(list).get("r1")?.id).toBe("c");
    }),
  );
});

test("a change affects only its own request and does not mutate the input", () => {
  const requests = [request("r1"), request("r2")];
  const folded = applyChanges(requests, [
    change("a", 1, "completed", "r2"),
    change("b", 1, "completed", "gone"),
  ]);
  expect(folded.map(({ id, status }) => [id, status])).toEqual([
    ["r2", "completed"],
    ["r1", "pending"],
  ]);
  expect(requests[1]?.status).toBe("pending");
});

test("requests are sorted newest first", () => {
  const requests = [
    request("a", { createdAt: "2026-01-01" }),
    request("b", { createdAt: "2026-03-01T10:00:00+01:00" }),
    request("c", { createdAt: "2026-02-01" }),
  ];
  expect(applyChanges(requests, []).map(({ id }) => id)).toEqual(["b", "c", "a"]);
});

test("a user's requests are those with the user's id", () => {
  const requests = [request("a"), request("b", { userId: "u2" }), request("c")];
  expect(requestsOf("u1", requests).map(({ id }) => id)).toEqual(["a", "c"]);
  expect(requestsOf("u", requests)).toEqual([]);
});
