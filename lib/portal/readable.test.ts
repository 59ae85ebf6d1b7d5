import fc from "fast-check";
import { MAX_COST, MAX_DATE_MS, MAX_NUMBER } from "./records/schema";
import { allStatuses } from "./rules/options";
import { createFakeBrowser } from "./testing/fake-browser";
import { ADMINISTRATOR, createFakeRandom, openPortal, requestForm, signUpForm } from "./testing/fake-portal";

/** Values up to a limit, and a few beside and beyond it. */
const mostly = <T, U>(good: readonly T[], bad: readonly U[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...bad) },
  );

const number = mostly([1, 2, 141, MAX_NUMBER - 1, MAX_NUMBER], [MAX_NUMBER + 1, 0, -1, 1.5]);
const cost = mostly<number, number | string>([0, 15, MAX_COST], [MAX_COST + 1, -1, "0x10", "1e3", "1e99"]);
const time = mostly(
  ["2026-11-20T09:00:00.000Z", "9999-12-31T23:59:59Z", "-000001-01-01T00:00Z"],
  ["2026-02-30", ""],
);
const day = mostly(["2026-11-30", ""], ["2026-02-30", "0002-11-30", "x"]);
const moment = mostly([0, 1_764_000_000_000, MAX_DATE_MS], [MAX_DATE_MS + 1, -1, 0.5]);
const text = mostly(["a", "\ud800", "a\u0000b", "portal:x", "=1+1", "x".repeat(5000)], ["", " "]);
const status = fc.constantFrom(...allStatuses);

const request = fc.record({ id: text, number, createdAt: time, estimatedCost: cost, description: text });
const change = fc.record({ id: text, requestId: text, at: moment, status });
const comment = fc.record({ id: text, subject: text, at: moment, text });

/** A step that says what it does, with whatever values: forms, files, undo. */
const step = fc.oneof(
  fc.record({ step: fc.constantFrom("create", "edit", "comment", "note", "profile"), text }),
  fc.record({ step: fc.constantFrom("status", "statuses", "seen", "retract", "move", "undo"), status }),
  fc.record({ step: fc.constant("open"), text }),
  fc.record({ step: fc.constant("password"), text }),
  fc.record({ step: fc.constant("plan"), assignee: text, due: day }),
  fc.record({
    step: fc.constant("usage"),
    contacts: number,
    until: fc.constantFrom(1, 30, 31, 0),
    month: mostly(["2026-11"], ["2026-13", ""]),
  }),
  fc.record({
    step: fc.constant("backup"),
    requests: fc.array(request, { maxLength: 3 }),
    changes: fc.array(change, { maxLength: 3 }),
    events: fc.array(comment, { maxLength: 3 }),
  }),
  fc.record({ step: fc.constant("requests"), rows: fc.array(request, { maxLength: 3 }) }),
  fc.record({ step: fc.constant("customers"), id: text, name: text, active: time }),
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

async function take(portal: Portal, next: Step): Promise<unknown> {
  const { allRequests, customers } = portal.state();
  const [first] = allRequests;
  const ids = allRequests.map(({ id }) => id);
  const form = "text" in next ? { ...requestForm, description: next.text } : requestForm;
  switch (next.step) {
    case "create":
      return portal.createRequest(form);
    case "open":
      return portal.createRequest(form, customers[0]?.id);
    case "edit":
      return first && portal.editRequest(first.id, form);
    case "comment":
    case "note":
      return first && portal.addComment(first.id, next.text, next.step);
    case "retract": {
      const said = first && portal.addComment(first.id, "a");
      return said?.status === "stored" && portal.retractComment(said.value);
    }
    case "profile": {
      const names = { firstName: next.text, lastName: next.text, company: next.text };
      return portal.saveProfile(names);
    }
    case "password": {
      const without = customers.find(({ hasPassword }) => !hasPassword);
      const form = { password: next.text, confirmPassword: next.text };
      return without && portal.setPassword(without.id, form);
    }
    case "seen":
      return portal.markSeen(first?.id);
    case "plan":
      return first && portal.planRequest(first.id, next);
    case "usage": {
      const { contacts, until, month } = next;
      return portal.saveUsage({ contacts, until, month, plan: "Starter", source: "entered" });
    }
    case "status":
      return first && portal.setStatuses([first.id], next.status);
    case "statuses":
      return portal.setStatuses(ids, next.status);
    case "undo": {
      const done = portal.setStatuses(ids, next.status);
      return done.status === "stored" && portal.undoStatuses(done.value);
    }
    case "move": {
      const file = await portal.exportClosed(ids);
      if (file.status !== "ready") return;
      await portal.removeExported(file.value.text);
      return next.status === "completed" && portal.importBackup(file.value.text);
    }
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
  const kinds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const browser = createFakeBrowser();
      const given = { clock: { time: 1_764_000_000_000 }, randomBytes: createFakeRandom() };
      const portal = openPortal(browser, given);
      await portal.signUp(signUpForm(ADA));
      portal.createRequest(requestForm);
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
      for (const { kind, value } of after.records.values()) kinds.add(kind === "event" ? value.type : kind);
    }),
    { numRuns: 2000 },
  );
  // Guards against steps of which none is ever confirmed.
  const ofRequests = ["bulk", "change", "comment", "edit", "note", "opened", "plan", "request", "retraction"];
  const ofAccounts = ["archive", "password", "profile", "seen", "session", "usage", "user"];
  expect([...kinds].sort()).toEqual([...ofRequests, ...ofAccounts].sort());
});
