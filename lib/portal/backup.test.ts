import fc from "fast-check";
import { historyOf } from "./history-entries";
import { valuesOf, type PortalRecord, type ServiceRequest } from "./records/schema";
import { histories, replay } from "./testing/histories";
import { administrator, exported, sample } from "./testing/backup-fixtures";
import { browserWith, createFakeBrowser } from "./testing/fake-browser";
import {
  ADMINISTRATOR,
  fastDerive,
  openPortal,
  portalOf,
  requestForm,
  signUpForm,
  storedValue,
  type FakePortal,
} from "./testing/fake-portal";
import { resolveData } from "./derived-state";

/** All records except the administrator's account and session, sorted by key. */
function content(portal: FakePortal): [string, PortalRecord][] {
  return [...portal.state().records]
    .filter(([, { kind, value }]) => kind !== "session" && !(kind === "user" && value.isAdmin))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const requestsOf = (portal: FakePortal) => resolveData(portal.state().records).requests;

test("importing a backup restores the same accounts, requests and changes", async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const browser = createFakeBrowser();
      const before = openPortal(browser);
      await replay(before, history);
      const [records, text, view] = [content(before), await exported(before), before.state()];
      before.stop();
      browser.clear();

      const after = await administrator(browser);
      expect(content(after)).toEqual([]);
      const preview = await after.previewImport(text);
      expect(content(after)).toEqual([]);
      const summary = storedValue(await after.importBackup(text));
      expect(preview).toEqual({ status: "ready", value: summary });
      expect(content(after)).toEqual(records);
      expect(after.state().customers).toEqual(view.customers);
      expect(requestsOf(after)).toEqual(resolveData(view.records).requests);
      const reloaded = openPortal(browser);
      expect(content(reloaded)).toEqual(records);
      expect(JSON.parse(await exported(reloaded)).requests).toEqual(JSON.parse(text).requests);
      // A second import adds nothing.
      expect(await after.importBackup(text)).toMatchObject({ value: { users: 0, requests: 0, changes: 0 } });
      expect(content(after)).toEqual(records);
    }),
    { numRuns: 100 },
  );
});

test("when an email already has an account here, it stays and gets the requests, edits and comments of the backup", async () => {
  const { portal: source, request } = await sample();
  storedValue(source.setStatuses([request.id], "pending"));
  storedValue(await source.signIn({ email: "ada@x.example", password: "ada-secret" }));
  storedValue(source.editRequest(request.id, { ...requestForm, description: "Nights", priority: "high" }));
  storedValue(source.addComment(request.id, "When do you begin?"));
  const text = await exported(await administrator(source.browser));

  const portal = await portalOf("Ada@x.example");
  const here = portal.state().user!;
  await administrator(portal.browser);
  const summary = { users: 0, requests: 1, events: 2, emailsTaken: 1, skipped: [] };
  expect(storedValue(await portal.importBackup(text))).toMatchObject(summary);
  expect(storedValue(await portal.importBackup(text))).toMatchObject({ requests: 0, events: 0 });
  const [imported] = requestsOf(portal);
  expect(imported).toMatchObject({ userId: here.id, description: "Nights", estimatedCost: 2513 });
  expect(historyOf(portal.state().records, imported!)).toContainEqual(
    expect.objectContaining({ kind: "comment", text: "When do you begin?", by: here.id }),
  );
  const theirs = { email: "ada@x.example", password: "ada-secret" };
  expect(await portal.signIn(theirs)).toMatchObject({ status: "refused" });
  storedValue(await portal.signIn(signUpForm("ada@x.example")));
  expect(requestsOf(portal)).toEqual([imported]);
  expect(portal.state().ownRequests).toMatchObject([{ id: request.id }]);
});

test("a backup of before there were events and numbers can be imported", async () => {
  const { backup } = await sample();
  const [{ number, ...request }] = backup.requests as [ServiceRequest];
  const { events, ...old } = { ...backup, requests: [request] };
  expect([number, events]).toEqual([1, []]);
  const portal = await administrator();
  storedValue(await portal.importBackup(JSON.stringify(old)));
  expect(portal.state().allRequests).toMatchObject([
    { id: request.id, label: "CR-0001", status: "completed" },
  ]);
});

const administratorIds = (portal: FakePortal) =>
  valuesOf(portal.state().records, "user").flatMap(({ id, isAdmin }) => (isAdmin ? [id] : []));

test("an import never creates an administrator", async () => {
  const { backup, text } = await sample();
  const allAdministrators = { ...backup, users: backup.users.map((user) => ({ ...user, isAdmin: true })) };
  for (const file of [text, JSON.stringify(allAdministrators)]) {
    const portal = await administrator();
    const before = administratorIds(portal);
    storedValue(await portal.importBackup(file));
    expect(administratorIds(portal)).toEqual(before);
  }
  const other = await portalOf("other@x.example", undefined, {}, { administrator: "other@x.example" });
  expect(storedValue(await other.importBackup(text))).toMatchObject({ users: 1, administrators: 1 });
  expect(administratorIds(other)).toEqual([other.state().user?.id]);
});

test("an account with the administrator's email is not imported, even if it is a customer's", async () => {
  const { backup } = await sample();
  const customers = backup.users.map((user) => ({ ...user, isAdmin: false }));
  const old = { id: "1", email: "boss@x.example", password: "plain-boss", isAdmin: true };
  const portal = openPortal(browserWith([["users", JSON.stringify([old])]]));
  storedValue(await portal.signIn(old));
  const outcome = await portal.importBackup(JSON.stringify({ ...backup, users: customers }));
  expect(storedValue(outcome)).toMatchObject({ users: 1, administrators: 1 });
  expect(storedValue(await portal.signUp(signUpForm(ADMINISTRATOR))).isAdmin).toBe(true);
});

test("a backup contains no plain-text password, not even of an entry written a moment ago", async () => {
  const portal = await administrator();
  const old = { id: "1", email: "old@x.example", password: "plain-old" };
  portal.browser.write("portal:user:old%40x.example:1", JSON.stringify(old));
  const text = await exported(portal);
  expect(text).toContain("old@x.example");
  expect(text).not.toContain("plain-old");
  expect([...portal.browser.data.values()].join()).not.toContain("plain-old");
});

test("the export is refused when a plain-text password cannot be hashed", async () => {
  let fails = false;
  const derive: typeof fastDerive = async (...args) => {
    if (fails) throw new Error("hashing failed");
    return fastDerive(...args);
  };
  const portal = await portalOf(ADMINISTRATOR, undefined, { derive });
  const old = { id: "1", email: "old@x.example", password: "plain-old" };
  portal.browser.write("portal:user:old%40x.example:1", JSON.stringify(old));
  fails = true;
  expect(await portal.exportBackup()).toMatchObject({ status: "refused" });
});
