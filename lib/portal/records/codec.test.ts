import fc from "fast-check";
import { decode, encode, readRecord } from "./codec";
import { keyOf, kindOf, PREFIX, userKeyPrefix } from "./storage-keys";
import { CURRENT_VERSION, migrate } from "./migrations";
import type { PortalRecord } from "./schema";
import { readUsualChange, readUsualRequest } from "./fast-path";

const text = fc.string({
  unit: fc.oneof(fc.string({ minLength: 1, maxLength: 1 }), fc.constant("\ud800"), fc.constant(":")),
});
const id = text.filter((value) => value !== "");
const time = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());
const status = fc.constantFrom("pending" as const, "in-progress" as const, "completed" as const);

const record: fc.Arbitrary<PortalRecord> = fc.oneof(
  fc.record({
    kind: fc.constant("user" as const),
    value: fc.record({
      id,
      email: id,
      password: id,
      firstName: text,
      lastName: text,
      company: text,
      isAdmin: fc.boolean(),
      createdAt: time,
    }),
  }),
  fc.record({
    kind: fc.constant("request" as const),
    value: fc.record({
      id,
      userId: id,
      service: text,
      industry: text,
      description: text,
      status,
      priority: fc.constantFrom("low" as const, "medium" as const, "high" as const),
      createdAt: time,
      estimatedCost: fc.integer({ min: 500, max: 5499 }),
    }),
  }),
  fc.record({
    kind: fc.constant("change" as const),
    value: fc.record({ id, requestId: id, status, at: fc.nat(), by: id }),
  }),
);

test("every encoded record can be decoded, under its own key only", () => {
  fc.assert(
    fc.property(record, record, (one, other) => {
      expect(decode(keyOf(one), encode(one))).toEqual({ record: one });
      if (keyOf(other) !== keyOf(one)) expect(decode(keyOf(other), encode(one))).toHaveProperty("reason");
      expect(kindOf(keyOf(one))).toBe(one.kind);
      expect(keyOf(one).startsWith(PREFIX)).toBe(true);
    }),
  );
});

test("the keys of all accounts with one email share a prefix that no other email has", () => {
  expect(userKeyPrefix("Ada@x.example")).toBe(userKeyPrefix(" ada@X.example"));
  expect(userKeyPrefix("ada@x.example:1").startsWith(userKeyPrefix("ada@x.example"))).toBe(false);
});

test("migrations run in order, starting at the stored version", () => {
  const steps = ["a", "b", "c"].map((step) => (old: Readonly<Record<string, unknown>>) => ({
    ...old,
    path: `${old.path ?? ""}${step}`,
  }));
  expect(migrate("request", {}, 0, steps)).toEqual({ path: "abc" });
  expect(migrate("request", {}, 1, steps)).toEqual({ path: "bc" });
  expect(migrate("request", {}, 3, steps)).toEqual({});
});

const readUsual = { request: readUsualRequest, change: readUsualChange };
const usualRecord = record.filter(({ kind }) => kind === "request" || kind === "change");
const number = fc.option(fc.integer({ min: 1, max: 1e9 }), { nil: undefined });

test("requests and changes are read without the schema", () => {
  fc.assert(
    fc.property(usualRecord, number, ({ kind, value }, given) => {
      const numbered = kind === "request" && given !== undefined ? { ...value, number: given } : value;
      expect(readUsual[kind as "request"]({ v: CURRENT_VERSION, ...numbered })).toEqual(numbered);
    }),
  );
});

test("what is read without the schema is what the schema reads", () => {
  const name = fc.constantFrom(
    ...["id", "userId", "requestId", "service", "industry", "description", "status", "priority"],
    ...["createdAt", "estimatedCost", "number", "at", "by", "colour", "__proto__"],
  );
  const odd = fc.constantFrom<unknown>(
    ...["", "x", "cancelled", 0, -1, 1, 0.5, 1e9, 1e9 + 1, 9e15, null, true, [], {}],
  );
  const change = fc.tuple(name, fc.option(odd, { nil: undefined }));
  fc.assert(
    fc.property(usualRecord, fc.array(change, { maxLength: 2 }), ({ kind, value }, changes) => {
      const raw = Object.fromEntries([...Object.entries(value), ...changes]) as Record<string, unknown>;
      // As from the storage: `undefined` leaves the field out.
      const stored = JSON.parse(JSON.stringify(raw)) as Record<string, unknown>;
      const found = readUsual[kind as "request"]({ v: CURRENT_VERSION, ...stored });
      if (found)
        expect(readRecord(kind, stored, CURRENT_VERSION)).toEqual({ record: { kind, value: found } });
    }),
    { numRuns: 2000 },
  );
});

test("names of objects' own properties are unknown keys, like any other", () => {
  for (const key of ["portal:what:1", "portal:", "portal:__proto__:1", "portal:constructor"])
    expect([kindOf(key), decode(key, "{}")]).toEqual([undefined, { reason: "unknown key" }]);
});
