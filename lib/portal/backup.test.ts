import fc from "fast-check";
import type { PortalRecord } from "./records/schema";
import { deeds, live } from "./testing/arbitrary-visits";
import { administrator, exported, randomBytes, sample } from "./testing/backup-scenes";
import { createFakeBrowser } from "./testing/fake-browser";
import {
  ADMINISTRATOR,
  fastDerive,
  openPortal,
  requestForm,
  signUpForm,
  storedValue,
  type FakePortal,
} from "./testing/fake-edges";

/** All records but the administrator's own account and session, in the order of their keys. */
function content(portal: FakePortal): [string, PortalRecord][] {
  return [...portal.state().records]
    .filter(([, { kind, value }]) => kind !== "session" && !(kind === "user" && value.isAdmin))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

test("export, wipe, import: the same accounts, requests and changes, over 200 histories", async () => {
  await fc.assert(
    fc.asyncProperty(deeds, async (history) => {
      const browser = createFakeBrowser();
      const before = openPortal(browser, { randomBytes });
      await live(before, history);
      const [then, text, view] = [content(before), await exported(before), before.state()];
      before.stop();
      browser.clear();

      const after = await administrator(browser);
      expect(content(after)).toEqual([]);
      const preview = after.previewImport(text);
      expect(content(after)).toEqual([]);
      const outcome = after.importBackup(text);
      expect(outcome).toEqual({ status: "stored", value: preview.status === "ready" && preview.value });
      expect(content(after)).toEqual(then);
      expect(after.state().customers).toEqual(view.customers);
      expect(after.state().allRequests).toEqual(view.allRequests);
      const reloaded = openPortal(browser);
      expect(content(reloaded)).toEqual(then);
      expect(JSON.parse(await exported(reloaded)).requests).toEqual(JSON.parse(text).requests);
      // A second time it adds nothing.
      expect(after.importBackup(text)).toMatchObject({ value: { users: 0, requests: 0, changes: 0 } });
      expect(content(after)).toEqual(then);
    }),
    { numRuns: 200 },
  );
});

test("the dry run says what will be added, and adds nothing", async () => {
  const { text } = await sample();
  const browser = createFakeBrowser();
  const portal = await administrator(browser);
  const before = new Map(browser.data);
  expect(portal.previewImport(text)).toEqual({
    status: "ready",
    value: { users: 1, requests: 1, changes: 1, present: 0, emailsTaken: 0, administrators: 1 },
  });
  expect(browser.data).toEqual(before);
});

test("imported customers sign in with their passwords, and find their requests", async () => {
  const { text, request } = await sample();
  const portal = await administrator();
  storedValue(portal.importBackup(text));
  storedValue(await portal.signIn({ email: "ada@x.example", password: "ada-secret" }));
  expect(portal.state().ownRequests).toEqual([{ ...request, status: "completed" }]);
});

test("whose email is taken here keeps the account that is here, and gets the requests", async () => {
  const { text, request } = await sample();
  const portal = await administrator();
  const mine = storedValue(await portal.signUp(signUpForm("Ada@x.example", "mine alone")));
  await portal.signIn({ email: ADMINISTRATOR, password: "correct horse" });
  expect(storedValue(portal.importBackup(text))).toMatchObject({ users: 0, requests: 1, emailsTaken: 1 });
  expect(portal.importBackup(text)).toMatchObject({ status: "stored", value: { requests: 0 } });
  expect(await portal.signIn({ email: "ada@x.example", password: "ada-secret" })).toMatchObject({
    status: "refused",
  });
  storedValue(await portal.signIn({ email: "ada@x.example", password: "mine alone" }));
  expect(portal.state().ownRequests).toEqual([{ ...request, userId: mine.id, status: "completed" }]);
});

test("an import never makes an administrator", async () => {
  const { backup, text } = await sample();
  const everybody = { ...backup, users: backup.users.map((user) => ({ ...user, isAdmin: true })) };
  for (const file of [text, JSON.stringify(everybody)]) {
    // Here somebody else is the administrator, and the backup's administrator has no account.
    const portal = await administrator(createFakeBrowser());
    const before = valuesOfAdministrators(portal);
    storedValue(portal.importBackup(file));
    expect(valuesOfAdministrators(portal)).toEqual(before);
  }
  const other = openPortal(createFakeBrowser(), { randomBytes }, { administrator: "other@x.example" });
  const boss = storedValue(await other.signUp(signUpForm("other@x.example")));
  expect(storedValue(other.importBackup(text))).toMatchObject({ users: 1, administrators: 1 });
  expect(valuesOfAdministrators(other)).toEqual([boss.id]);
});

test("the administrator's address does not come in with a backup, not even as a customer's", async () => {
  const { backup } = await sample();
  const customers = backup.users.map((user) => ({ ...user, isAdmin: false }));
  const old = { id: "1", email: "boss@x.example", password: "plain-boss", isAdmin: true };
  const browser = createFakeBrowser();
  browser.write("users", JSON.stringify([old]));
  const portal = openPortal(browser, { randomBytes });
  storedValue(await portal.signIn(old));
  const outcome = portal.importBackup(JSON.stringify({ ...backup, users: customers }));
  expect(storedValue(outcome)).toMatchObject({ users: 1, administrators: 1 });
  expect(storedValue(await portal.signUp(signUpForm(ADMINISTRATOR))).isAdmin).toBe(true);
});

function valuesOfAdministrators(portal: FakePortal): string[] {
  return [...portal.state().records.values()].flatMap(({ kind, value }) =>
    kind === "user" && value.isAdmin ? [value.id] : [],
  );
}

test("a backup is the administrator's: nobody else exports or imports", async () => {
  const { portal, text } = await sample();
  storedValue(await portal.signIn({ email: "ada@x.example", password: "ada-secret" }));
  const refused = { status: "refused", message: "Only an administrator can do this." };
  for (const user of ["customer", "visitor"]) {
    if (user === "visitor") portal.signOut();
    expect(await portal.exportBackup()).toEqual(refused);
    expect(portal.previewImport(text)).toEqual(refused);
    expect(portal.importBackup(text)).toEqual(refused);
  }
});

test("a damaged record is restored from a backup, and its damaged bytes are kept elsewhere", async () => {
  const { portal, text, request } = await sample();
  const key = `portal:request:${request.id}`;
  portal.browser.write(key, "damaged");
  expect(portal.state().allRequests).toEqual([]);
  portal.browser.limit(0);
  expect(portal.importBackup(text)).toMatchObject({ status: "refused" });
  expect(portal.browser.data.get(key)).toBe("damaged");
  portal.browser.limit(10_000);
  expect(storedValue(portal.importBackup(text))).toMatchObject({ users: 0, requests: 1, changes: 0 });
  expect(portal.state().ownRequests).toEqual([]);
  for (const tab of [portal, openPortal(portal.browser)]) {
    expect(tab.state().allRequests).toEqual([{ ...request, status: "completed" }]);
    expect(tab.state().damaged).toMatchObject([
      { key: expect.stringMatching(/^portal:aside:/), raw: "damaged" },
    ]);
  }
});

test("without room for all of it nothing is imported", async () => {
  const { text } = await sample();
  const browser = createFakeBrowser();
  const portal = await administrator(browser);
  const before = new Map(browser.data);
  browser.limit(500);
  expect(portal.importBackup(text)).toMatchObject({
    status: "refused",
    message: expect.stringContaining("Nothing was imported"),
  });
  expect(browser.data).toEqual(before);
  expect(content(portal)).toEqual([]);
  expect(portal.state().notice).toBeNull();
});

test("no password leaves in plain form, not even an entry's that has just come from elsewhere", async () => {
  const portal = await administrator();
  const old = { id: "1", email: "old@x.example", password: "plain-old" };
  portal.browser.write("portal:user:old%40x.example:1", JSON.stringify(old));
  const text = await exported(portal);
  expect(text).toContain("old@x.example");
  expect(text).not.toContain("plain-old");
  expect([...portal.browser.data.values()].join()).not.toContain("plain-old");
});

test("an import does not pretend: what is here already, but not stored, is not called imported", async () => {
  const portal = await administrator();
  portal.browser.limit(0);
  expect(portal.createRequest(requestForm).status).toBe("unsaved");
  const text = await exported(portal);
  expect(portal.importBackup(text)).toMatchObject({ status: "unsaved", value: { requests: 0 } });
  portal.browser.limit(10_000);
  expect(storedValue(portal.importBackup(text))).toMatchObject({ requests: 0 });
});

test("a backup made while the clock was wrong is accepted", async () => {
  const clock = { time: Date.UTC(2099, 0, 1) };
  const portal = openPortal(createFakeBrowser(), { randomBytes, clock });
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  const { id } = storedValue(portal.createRequest(requestForm));
  storedValue(portal.setStatus(id, "completed"));
  const text = await exported(portal);
  expect(storedValue((await administrator()).importBackup(text))).toMatchObject({ requests: 1, changes: 1 });
});

test("a backup that cannot be made says so, and leaves no plain password in a file", async () => {
  const browser = createFakeBrowser();
  let works = true;
  const derive: typeof fastDerive = async (...given) => {
    if (!works) throw new Error("no hash today");
    return fastDerive(...given);
  };
  const portal = openPortal(browser, { randomBytes, derive });
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  const old = { id: "1", email: "old@x.example", password: "plain-old" };
  browser.write("portal:user:old%40x.example:1", JSON.stringify(old));
  works = false;
  expect(await portal.exportBackup()).toMatchObject({ status: "refused" });
});

test.each([1, 2])(
  "an import that the storage cut off at write %d takes nothing from another tab",
  async (n) => {
    const { text, ada, request } = await sample();
    const browser = createFakeBrowser();
    const portal = await administrator(browser);
    const other = openPortal(browser, { randomBytes });
    browser.failWrites((count) => count >= n);
    expect(portal.importBackup(text)).toMatchObject({
      status: "refused",
      message: expect.stringContaining(n === 1 ? "Nothing was imported" : "a part of the backup is here"),
    });
    expect(portal.state().customers).toHaveLength(n - 1);
    browser.failWrites(() => false);
    storedValue(other.importBackup(text));
    // The next save of the first tab is no occasion to go on with what it has taken back.
    storedValue(portal.createRequest(requestForm));
    const { customers, allRequests } = openPortal(browser).state();
    expect(customers).toMatchObject([{ id: ada.id }]);
    expect(allRequests.map(({ id }) => id)).toContain(request.id);
  },
);
