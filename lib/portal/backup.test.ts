import fc from "fast-check";
import type { PortalRecord } from "./records/schema";
import { histories, replay } from "./testing/histories";
import { administrator, exported, randomBytes, sample } from "./testing/backup-fixtures";
import { createFakeBrowser } from "./testing/fake-browser";
import {
  ADMINISTRATOR,
  fastDerive,
  openPortal,
  requestForm,
  signUpForm,
  storedValue,
  type FakePortal,
} from "./testing/fake-portal";

/** All records except the administrator's account and session, sorted by key. */
function content(portal: FakePortal): [string, PortalRecord][] {
  return [...portal.state().records]
    .filter(([, { kind, value }]) => kind !== "session" && !(kind === "user" && value.isAdmin))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

test("importing a backup restores the same accounts, requests and changes", async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const browser = createFakeBrowser();
      const before = openPortal(browser, { randomBytes });
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
      expect(after.state().allRequests).toEqual(view.allRequests);
      const reloaded = openPortal(browser);
      expect(content(reloaded)).toEqual(records);
      expect(JSON.parse(await exported(reloaded)).requests).toEqual(JSON.parse(text).requests);
      // A second import adds nothing.
      expect(await after.importBackup(text)).toMatchObject({ value: { users: 0, requests: 0, changes: 0 } });
      expect(content(after)).toEqual(records);
    }),
    { numRuns: 200 },
  );
});

test("the dry run reports what an import would add, and adds nothing", async () => {
  const { text } = await sample();
  const browser = createFakeBrowser();
  const portal = await administrator(browser);
  const before = new Map(browser.data);
  expect(await portal.previewImport(text)).toEqual({
    status: "ready",
    value: {
      users: 1,
      requests: 1,
      changes: 1,
      events: 0,
      existing: 0,
      emailsTaken: 0,
      administrators: 1,
      archived: 0,
      skipped: [],
      entries: [
        {
          name: "Ada Reid, ada@x.example",
          isNew: true,
          changes: [],
          canBeLeftOut: true,
          id: expect.any(String),
        },
        {
          name: "CR-0001 Live Chat Support",
          isNew: true,
          changes: [],
          canBeLeftOut: true,
          id: expect.any(String),
        },
      ],
    },
  });
  expect(browser.data).toEqual(before);
});

test("imported customers can sign in and see their requests", async () => {
  const { text, request } = await sample();
  const portal = await administrator();
  storedValue(await portal.importBackup(text));
  storedValue(await portal.signIn({ email: "ada@x.example", password: "ada-secret" }));
  expect(portal.state().ownRequests).toEqual([{ ...request, status: "completed" }]);
});

test("when an email already has an account here, the account stays and gets the imported requests", async () => {
  const { text, request } = await sample();
  const portal = await administrator();
  const existing = storedValue(await portal.signUp(signUpForm("Ada@x.example", "local-secret")));
  await portal.signIn({ email: ADMINISTRATOR, password: "correct horse" });
  expect(storedValue(await portal.importBackup(text))).toMatchObject({
    users: 0,
    requests: 1,
    emailsTaken: 1,
  });
  expect(await portal.importBackup(text)).toMatchObject({ status: "stored", value: { requests: 0 } });
  expect(await portal.signIn({ email: "ada@x.example", password: "ada-secret" })).toMatchObject({
    status: "refused",
  });
  storedValue(await portal.signIn({ email: "ada@x.example", password: "local-secret" }));
  expect(portal.state().ownRequests).toEqual([{ ...request, userId: existing.id, status: "completed" }]);
});

test("an import never creates an administrator", async () => {
  const { backup, text } = await sample();
  const allAdministrators = { ...backup, users: backup.users.map((user) => ({ ...user, isAdmin: true })) };
  for (const file of [text, JSON.stringify(allAdministrators)]) {
    const portal = await administrator(createFakeBrowser());
    const before = administratorIds(portal);
    storedValue(await portal.importBackup(file));
    expect(administratorIds(portal)).toEqual(before);
  }
  const other = openPortal(createFakeBrowser(), { randomBytes }, { administrator: "other@x.example" });
  const boss = storedValue(await other.signUp(signUpForm("other@x.example")));
  expect(storedValue(await other.importBackup(text))).toMatchObject({ users: 1, administrators: 1 });
  expect(administratorIds(other)).toEqual([boss.id]);
});

test("an account with the administrator's email is not imported, even if it is a customer's", async () => {
  const { backup } = await sample();
  const customers = backup.users.map((user) => ({ ...user, isAdmin: false }));
  const old = { id: "1", email: "boss@x.example", password: "plain-boss", isAdmin: true };
  const browser = createFakeBrowser();
  browser.write("users", JSON.stringify([old]));
  const portal = openPortal(browser, { randomBytes });
  storedValue(await portal.signIn(old));
  const outcome = await portal.importBackup(JSON.stringify({ ...backup, users: customers }));
  expect(storedValue(outcome)).toMatchObject({ users: 1, administrators: 1 });
  expect(storedValue(await portal.signUp(signUpForm(ADMINISTRATOR))).isAdmin).toBe(true);
});

function administratorIds(portal: FakePortal): string[] {
  return [...portal.state().records.values()].flatMap(({ kind, value }) =>
    kind === "user" && value.isAdmin ? [value.id] : [],
  );
}

test("only an administrator can export and import backups", async () => {
  const { portal, text } = await sample();
  storedValue(await portal.signIn({ email: "ada@x.example", password: "ada-secret" }));
  const refused = { status: "refused", message: "Only an administrator can do this." };
  for (const user of ["customer", "visitor"]) {
    if (user === "visitor") portal.signOut();
    expect(await portal.exportBackup()).toEqual(refused);
    expect(await portal.previewImport(text)).toEqual(refused);
    expect(await portal.importBackup(text)).toEqual(refused);
  }
});

test("an import restores a corrupted record and moves its quarantined bytes to another key", async () => {
  const { portal, text, request } = await sample();
  const key = `portal:request:${request.id}`;
  portal.browser.write(key, "corrupt");
  expect(portal.state().allRequests).toEqual([]);
  portal.browser.limit(0);
  expect(await portal.importBackup(text)).toMatchObject({ status: "refused" });
  expect(portal.browser.data.get(key)).toBe("corrupt");
  portal.browser.limit(10_000);
  expect(storedValue(await portal.importBackup(text))).toMatchObject({ users: 0, requests: 1, changes: 0 });
  expect(portal.state().ownRequests).toEqual([]);
  for (const tab of [portal, openPortal(portal.browser)]) {
    expect(tab.state().allRequests).toEqual([{ ...request, status: "completed" }]);
    expect(tab.state().quarantined).toMatchObject([
      { key: expect.stringMatching(/^portal:aside:/), raw: "corrupt" },
    ]);
  }
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

test("a backup made while the clock was in the future can be imported", async () => {
  const clock = { time: Date.UTC(2099, 0, 1) };
  const portal = openPortal(createFakeBrowser(), { randomBytes, clock });
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  const { id } = storedValue(portal.createRequest(requestForm));
  storedValue(portal.setStatus(id, "completed"));
  const text = await exported(portal);
  expect(storedValue(await (await administrator()).importBackup(text))).toMatchObject({
    requests: 1,
    changes: 1,
  });
});

test("the portal imports its own backup of two accounts with one id, two changes with one id and a clock after 9999", async () => {
  const clock = { time: Date.UTC(10001, 0, 1) };
  const portal = openPortal(createFakeBrowser(), { randomBytes, clock });
  const ada = storedValue(await portal.signUp(signUpForm("ada@x.example")));
  const ids = [0, 1].map(() => storedValue(portal.createRequest(requestForm)).id);
  for (const id of ids) {
    const change = { v: 1, id: "same", requestId: id, status: "completed", at: 8.64e15, by: "u" };
    portal.browser.write(`portal:change:${id}:same`, JSON.stringify(change));
  }
  const stored = JSON.parse(portal.browser.data.get(`portal:user:ada%40x.example:${ada.id}`) ?? "") as object;
  const twin = JSON.stringify({ ...stored, email: "twin@x.example" });
  portal.browser.write(`portal:user:twin%40x.example:${ada.id}`, twin);
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  const text = await exported(portal);

  const other = await administrator();
  expect(storedValue(await other.importBackup(text))).toMatchObject({
    users: 1,
    requests: 2,
    changes: 2,
    skipped: [{ reason: "duplicate id" }],
  });
  expect(other.state().allRequests.map(({ status }) => status)).toEqual(["completed", "completed"]);
  expect(storedValue(await portal.importBackup(text))).toMatchObject({ users: 0, requests: 0, changes: 0 });
});

test("the export is refused when a plain-text password cannot be hashed", async () => {
  const browser = createFakeBrowser();
  let fails = false;
  const derive: typeof fastDerive = async (...args) => {
    if (fails) throw new Error("hashing failed");
    return fastDerive(...args);
  };
  const portal = openPortal(browser, { randomBytes, derive });
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  const old = { id: "1", email: "old@x.example", password: "plain-old" };
  browser.write("portal:user:old%40x.example:1", JSON.stringify(old));
  fails = true;
  expect(await portal.exportBackup()).toMatchObject({ status: "refused" });
});
