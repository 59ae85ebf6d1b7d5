import type { PortalRecord } from "../records/schema";
import { keyOf } from "../records/storage-keys";
import { aRequest } from "../testing/records";
import { countChangesSince } from "./changes-since-backup";

const at = Date.UTC(2026, 10, 20);

const request = (id: string, when: number): PortalRecord => ({
  kind: "request",
  value: aRequest(id, { createdAt: new Date(when).toISOString() }),
});
const bulk = (requestIds: string[], when: number): PortalRecord => ({
  kind: "bulk",
  value: { id: "b", changeId: "c", requestIds, status: "completed", at: when, by: "u" },
});
const comment = (subject: string, when: number): PortalRecord => ({
  kind: "event",
  value: { id: `e-${subject}`, subject, at: when, by: "u", type: "comment", text: "Thanks" },
});

test("what was made after the moment counts, a bulk change for each of its requests, and samples do not", () => {
  const count = (...records: PortalRecord[]) =>
    countChangesSince(new Map(records.map((record) => [keyOf(record), record])), at);
  expect(count(request("old", at), bulk(["old"], at), comment("old", at))).toBe(0);
  expect(count(request("new", at + 1), comment("new", at + 1), bulk(["a", "b", "d"], at + 1))).toBe(5);
  const sample = "sample-1-a";
  expect(count(request(sample, at + 1), bulk([sample], at + 1), comment(sample, at + 1))).toBe(0);
});
