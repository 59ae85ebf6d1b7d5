import fc from "fast-check";
import { MAX_COST, MAX_DATE_MS, MAX_NUMBER } from "./records/schema";
import { createFakeBrowser } from "./testing/fake-browser";
import { ADMINISTRATOR, createFakeRandom, openPortal, requestForm, signUpForm } from "./testing/fake-portal";

/** Values at, beside and beyond each limit. */
const number = fc.constantFrom(1, 2, 141, MAX_NUMBER - 1, MAX_NUMBER, MAX_NUMBER + 1, 0, -1, 1.5);
const cost = fc.constantFrom<number | string>(0, 15, MAX_COST, MAX_COST + 1, -1, "0x10", "1e3", "1e99");
const time = fc.constantFrom(
  "2026-11-20T09:00:00.000Z",
  "2026-02-30",
  "9999-12-31T23:59:59Z",
  "-000001-01-01T00:00Z",
  "",
);
const moment = fc.constantFrom(0, 1_764_000_000_000, MAX_DATE_MS, MAX_DATE_MS + 1, -1, 0.5);
const text = fc.constantFrom("", " ", "a", "\ud800", "a\u0000b", "portal:x", "=1+1", "x".repeat(5000));

const request = fc.record({ id: text, number, createdAt: time, estimatedCost: cost, description: text });
const change = fc.record({
  id: text,
  requestId: text,
  at: moment,
  status: fc.constantFrom("completed", "lost"),
});
const comment = fc.record({ id: text, subject: text, at: moment, text });

/** A step that says what it does, with whatever values: forms, files, undo. */
const step = fc.oneof(
  fc.record({ step: fc.constant("create" as const), description: text }),
  fc.record({ step: fc.constant("comment" as const), text }),
  fc.record({ step: fc.constant("status" as const) }),
  fc.record({ step: fc.constant("note" as const), text }),
  fc.record({ step: fc.constant("seen" as const) }),
  fc.record({ step: fc.constant("plan" as const), assignee: text, due: fc.oneof(time, text) }),
  fc.record({
    step: fc.constant("usage" as const),
    contacts: number,
    until: number,
    month: fc.constantFrom("2026-11", "2026-13", ""),
  }),
  fc.record({ step: fc.constant("edit" as const), description: text }),
  fc.record({
    step: fc.constant("backup" as const),
    requests: fc.array(request, { maxLength: 3 }),
    changes: fc.array(change, { maxLength: 3 }),
    events: fc.array(comment, { maxLength: 3 }),
  }),
  fc.record({ step: fc.constant("requests" as const), rows: fc.array(request, { maxLength: 3 }) }),
  fc.record({ step: fc.constant("customers" as const), id: text, name: text, active: time }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const cells = (...values: unknown[]) =>
  values.map((value) => `"${String(value).replaceAll('"', '""')}"`).join(",");

const ADA = "ada@x.example";

function backupOf({ requests, changes, events }: Extract<Step, { step: "backup" }>): string {
  const request = {
    userId: "u",
    service: "Live Chat Support",
    industry: "Plumbing",
    status: "pending",
    priority: "low",
  };
  return JSON.stringify({
    format: "portal-backup",
    version: 1,
    exportedAt: "",
    users: [],
    damaged: [],
    requests: requests.map((values) => ({ ...request, ...values })),
    changes: changes.map((values) => ({ ...values, by: "u" })),
    events: events.map((values) => ({ ...values, by: "u", type: "comment" })),
  });
}

function csvOf({ rows }: Extract<Step, { step: "requests" }>): string {
  const head = "Email,Service,Industry,Description,Id,Number,Created,Estimated cost (GBP)";
  const lines = rows.map(({ id, number, createdAt, estimatedCost, description }) =>
    cells(ADA, "Live Chat Support", "Plumbing", description, id, `CR-${number}`, createdAt, estimatedCost),
  );
  return [head, ...lines].join("\n");
}

type Portal = ReturnType<typeof openPortal>;

function take(portal: Portal, next: Step): unknown {
  const [first] = portal.state().allRequests;
  switch (next.step) {
    case "create":
      return portal.createRequest({ ...requestForm, description: next.description });
    case "comment":
      return first && portal.addComment(first.id, next.text);
    case "note":
      return first && portal.addComment(first.id, next.text, "note");
    case "seen":
      return portal.markSeen(first?.id);
    case "plan":
      return first && portal.planRequest(first.id, next);
    case "usage":
      return portal.saveUsage({ ...next, plan: "Starter", source: "entered" });
    case "status":
      return first && portal.setStatus(first.id, "in-progress");
    case "edit":
      return first && portal.editRequest(first.id, { ...requestForm, description: next.description });
    case "backup":
      return portal.importBackup(backupOf(next));
    case "requests":
      return portal.importCsv("requests", csvOf(next));
    case "customers": {
      const row = cells("eve@x.example", next.name, next.name, next.id, next.active);
      return portal.importCsv("customers", `Email,First name,Last name,Id,Last active\n${row}`);
    }
  }
}

test("whatever is confirmed, in any order of forms and files, can be read after a reload", async () => {
  let confirmed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const browser = createFakeBrowser();
      const given = { clock: { time: 1_764_000_000_000 }, randomBytes: createFakeRandom() };
      const portal = openPortal(browser, given);
      await portal.signUp(signUpForm(ADA));
      await portal.signUp(signUpForm(ADMINISTRATOR));
      for (const next of steps) {
        await take(portal, next);
        given.clock.time += 1000;
      }
      const before = portal.state();
      const after = openPortal(browser, given).state();
      expect(after.quarantined).toEqual([]);
      expect(before.unsaved).toBe(false);
      expect([...after.records.keys()].sort()).toEqual([...before.records.keys()].sort());
      expect(after.allRequests).toEqual(before.allRequests);
      confirmed += after.records.size;
    }),
    { numRuns: 2000 },
  );
  expect(confirmed).toBeGreaterThan(200);
}, 240_000);
