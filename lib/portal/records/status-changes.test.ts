import { changesOf, recordsOf } from "./status-changes";
import { keyOf } from "./storage-keys";
import type { PortalRecord, Records } from "./schema";

const mapOf = (records: readonly PortalRecord[]): Records =>
  new Map(records.map((record) => [keyOf(record), record]));

function counter(name: string) {
  let count = 0;
  return () => `${name}${++count}`;
}

const change = (id: string, requestId: string, at: number) => ({
  ...{ id, requestId, at },
  ...{ status: "completed" as const, by: "u1" },
});

test("changes that differ in their request alone are one record, and one in several records is read once", () => {
  const changes = [change("c", "r1", 1), change("c", "r2", 1), change("c", "r3", 2)];
  const records = recordsOf(changes, counter("b"));
  expect(records.map(({ kind }) => kind)).toEqual(["bulk", "change"]);
  const again = [
    ...records,
    ...recordsOf(changes.slice(0, 2), counter("a")),
    ...recordsOf(changes.slice(0, 1), counter("c")),
  ];
  expect(mapOf(again).size).toBe(4);
  for (const stored of [records, again])
    expect(changesOf(mapOf(stored)).sort((a, b) => (a.requestId < b.requestId ? -1 : 1))).toEqual(changes);
});
