import type { PortalRecord } from "../records/schema";
import { keyOf } from "../records/keys";
import { countChangesSince } from "./changes-since";

const at = Date.UTC(2026, 10, 20);
const time = (ms: number) => new Date(ms).toISOString();

function request(id: string, createdAt: number): PortalRecord {
  const texts = { service: "s", industry: "i", description: "d", userId: "u" };
  return {
    kind: "request",
    value: {
      ...texts,
      id,
      createdAt: time(createdAt),
      status: "pending",
      priority: "medium",
      estimatedCost: 1,
    },
  };
}

const bulk = (requestIds: string[], when: number): PortalRecord => ({
  kind: "bulk",
  value: { id: "b", changeId: "c", requestIds, status: "completed", at: when, by: "u" },
});

const comment = (subject: string, when: number): PortalRecord => ({
  kind: "event",
  value: { id: `e-${subject}`, subject, at: when, by: "u", type: "comment", text: "Thanks" },
});

const count = (...records: PortalRecord[]) =>
  countChangesSince(new Map(records.map((record) => [keyOf(record), record])), at);

test("requests, changes and comments made after the moment count, and earlier ones do not", () => {
  expect(count(request("old", at), bulk(["old"], at), comment("old", at))).toBe(0);
  expect(count(request("new", at + 1), comment("new", at + 1))).toBe(2);
});

test("a bulk change counts once for each of its requests", () => {
  expect(count(bulk(["a", "b", "d"], at + 1))).toBe(3);
});

test("samples do not count", () => {
  const sample = "sample-1-a";
  expect(count(request(sample, at + 1), bulk([sample], at + 1), comment(sample, at + 1))).toBe(0);
});
