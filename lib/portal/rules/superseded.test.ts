import fc from "fast-check";
import { changesOf, recordsOf } from "../records/changes";
import { keyOf } from "../records/keys";
import type { PortalRecord, Records, StatusChange } from "../records/schema";
import { planFold } from "./superseded";
import { latestChanges } from "./requests";
import { statuses } from "./options";

const mapOf = (records: readonly PortalRecord[]): Records =>
  new Map(records.map((record) => [keyOf(record), record]));

function counter(name: string) {
  let count = 0;
  return () => `${name}${++count}`;
}

const change = (id: string, requestId: string, at: number, status: StatusChange["status"] = "completed") => ({
  id,
  requestId,
  status,
  at,
  by: "u1",
});

/** Applies a plan, like the portal does. */
function folded(records: Records, isStored: (key: string) => boolean = () => true): Records {
  const { remove, replace } = planFold(records, isStored, counter("new"));
  const gone = new Set([...remove, ...replace.map(({ key }) => key)]);
  return new Map([
    ...[...records].filter(([key]) => !gone.has(key)),
    ...replace.map(({ by }) => [keyOf(by), by] as const),
  ]);
}

const statusesAfter = (records: Records) =>
  [...latestChanges(changesOf(records))].map(([id, { status, at }]) => [id, status, at]).sort();

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

test("a change that is not stored supersedes nothing", () => {
  const [older, newer] = [change("c1", "r1", 1), change("c2", "r1", 2)].flatMap((value) =>
    recordsOf([value], counter("x")),
  );
  const records = mapOf([older!, newer!]);
  expect(folded(records, (key) => key === keyOf(older!))).toEqual(records);
  expect([...folded(records).values()]).toEqual([newer]);
});

const someChanges = fc.array(
  fc.record({
    id: fc.constantFrom("a", "b", "c", "d"),
    requestId: fc.constantFrom("r1", "r2", "r3", "r4"),
    status: fc.constantFrom(...statuses),
    at: fc.nat({ max: 3 }),
    by: fc.constant("u1"),
  }),
  { maxLength: 30 },
);

/** Of changes with one identity, the first: two that differ cannot exist. */
const distinct = (changes: StatusChange[]) => [
  ...new Map(changes.toReversed().map((each) => [JSON.stringify([each.requestId, each.id]), each])).values(),
];

test("folding keeps every status and its time, can be repeated, and leaves less than two changes per request", () => {
  fc.assert(
    fc.property(someChanges, (list) => {
      const records = mapOf(recordsOf(distinct(list), counter("b")));
      const once = folded(records);
      expect(statusesAfter(once)).toEqual(statusesAfter(records));
      expect(statusesAfter(folded(once))).toEqual(statusesAfter(records));
      expect(changesOf(once).length).toBeLessThanOrEqual(2 * statusesAfter(records).length);
    }),
  );
});

test("two tabs that fold the same records, and join what is left, keep every status", () => {
  fc.assert(
    fc.property(someChanges, someChanges, (shared, later) => {
      const all = mapOf(recordsOf(distinct([...shared, ...later]), counter("b")));
      const known = mapOf(recordsOf(distinct(shared), counter("k")));
      const joined = new Map([...folded(known), ...folded(all)]);
      expect(statusesAfter(joined)).toEqual(statusesAfter(new Map([...known, ...all])));
    }),
  );
});
