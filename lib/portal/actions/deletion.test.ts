import fc from "fast-check";
import { historyOf } from "../history-entries";
import { browserWith, type FakeBrowser } from "../testing/fake-browser";
import { administrator, exported } from "../testing/backup-fixtures";
import {
  ADMINISTRATOR,
  openPortal,
  portalOf,
  requestForm,
  settled,
  signUpForm,
  storedValue,
  type FakePortal,
} from "../testing/fake-portal";
import { histories, replay } from "../testing/histories";

const ADA = "customer-0@x.example";
const MARK = "only ada knows this";

/** A browser with two customers, their requests, a bulk change of all, and the administrator. */
async function household() {
  const portal = openPortal();
  const { browser } = portal;
  for (const [email, text] of [
    ["bob@x.example", "B"],
    [ADA, MARK],
  ] as const) {
    await portal.signUp({ ...signUpForm(email), company: text });
    const own = storedValue(portal.createRequest({ ...requestForm, description: text }));
    portal.createRequest(requestForm);
    portal.addComment(own.id, text);
  }
  await portal.signUp(signUpForm(ADMINISTRATOR));
  const ids = portal.state().allRequests.map(({ id }) => id);
  storedValue(portal.setStatuses(ids, "in-progress"));
  storedValue(await portal.signIn(signUpForm(ADA)));
  const [userId, own] = [portal.state().user!.id, portal.state().ownRequests.map(({ id }) => id)];
  return { portal, browser, ids, userId, own };
}

const withHistories = (portal: FakePortal, list: "allRequests" | "ownRequests") =>
  portal
    .state()
    [list].map((request) => ({ ...request, history: historyOf(portal.state().records, request) }));

/** What an administrator sees who signs in to a copy of the browser. */
async function seen({ data }: FakeBrowser) {
  const portal = await administrator(browserWith(data));
  const { customers, quarantined } = portal.state();
  const requests = withHistories(portal, "allRequests");
  portal.stop();
  return { customers: customers.map(({ email }) => email), requests, quarantined };
}

/** Returns true if a text of the account, an id of it or a session can still be found in the storage. */
function hasTraces({ data }: FakeBrowser, ids: readonly string[]): boolean {
  const bytes = [...data].flat().join("\n");
  return [MARK, ADA, encodeURIComponent(ADA), "portal:session", ...ids].some((text) => bytes.includes(text));
}

test("a deleted account leaves nothing behind, and nothing of others goes", async () => {
  const { portal, browser, userId, own } = await household();
  const other = openPortal(browser);
  const before = await seen(browser);
  expect(hasTraces(browser, [])).toBe(true);
  expect(await portal.deleteAccount()).toEqual({ status: "stored", value: null });
  await settled();
  expect(hasTraces(browser, [userId, ...own])).toBe(false);
  expect(await seen(browser)).toEqual({
    ...before,
    customers: ["bob@x.example"],
    requests: before.requests.filter(({ id }) => !own.includes(id)),
  });
  expect(portal.state()).toMatchObject({
    user: null,
    sessionMessage: { kind: "account-deleted", email: ADA },
  });
  expect(other.state()).toMatchObject({ user: null, sessionMessage: { kind: "removed", email: ADA } });
  expect(await portal.signIn(signUpForm(ADA))).toMatchObject({ status: "refused" });
});

test("the exported data bring the account back when an administrator imports them", async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const portal = openPortal();
      await replay(portal, history);
      const password = `secret of ${ADA}`;
      if ((await portal.signUp(signUpForm(ADA, password))).status === "refused")
        storedValue(await portal.signIn({ email: ADA, password }));
      const own = () => withHistories(portal, "ownRequests");
      const before = own();
      const file = await portal.exportOwnData();
      if (file.status !== "ready") throw new Error(file.message);
      expect(JSON.parse(file.value.text).users.map(({ email }: { email: string }) => email)).toEqual([ADA]);
      expect((await portal.deleteAccount()).status).toBe("stored");
      expect(own()).toEqual([]);
      storedValue(await portal.signIn({ email: ADMINISTRATOR, password: `secret of ${ADMINISTRATOR}` }));
      expect(storedValue(await portal.importBackup(file.value.text)).skipped).toEqual([]);
      storedValue(await portal.signIn({ email: ADA, password }));
      expect(own()).toEqual(before);
    }),
    { numRuns: 10 },
  );
});

test("the entries of the legacy lists and unreadable values of the account go too, and no others", async () => {
  const entry = (id: number, email: string) => ({
    id,
    email,
    password: "old-password",
    firstName: MARK,
    lastName: "L",
  });
  const request = (id: number, userId: number) => ({
    id,
    userId,
    service: "S",
    industry: "I",
    description: userId === 1 ? MARK : "B",
    estimatedCost: 700,
    createdAt: "2026-01-01",
  });
  const browser = browserWith([
    ["users", JSON.stringify([entry(1, ADA), entry(2, "bob@x.example")])],
    ["serviceRequests", JSON.stringify([request(10, 1), request(11, 2)])],
  ]);
  const portal = openPortal(browser);
  await settled();
  storedValue(await portal.signIn({ email: ADA, password: "old-password" }));
  browser.write("portal:request:broken", `{"v":1,"userId":"1","description":"${MARK}"`);
  for (const id of [10, 11]) browser.write(`portal:change:${id}:broken`, "{");
  expect((await portal.deleteAccount()).status).toBe("stored");
  expect(JSON.parse(browser.data.get("users")!)).toEqual([expect.objectContaining({ id: 2 })]);
  expect(JSON.parse(browser.data.get("serviceRequests")!)).toEqual([request(11, 2)]);
  expect(openPortal(browser).state().quarantined).toMatchObject([{ key: "portal:change:11:broken" }]);
});

test("the only administrator cannot be deleted, and the message is true; one of two can", async () => {
  const { portal, browser } = await household();
  storedValue(await portal.signIn(signUpForm(ADMINISTRATOR)));
  const before = new Map(browser.data);
  const outcome = await portal.deleteAccount();
  expect(outcome).toEqual({
    status: "refused",
    message: expect.stringMatching(/^This is the only administrator/),
  });
  expect(outcome).toMatchObject({ message: expect.stringMatching(/Nothing was deleted\.$/) });
  expect(browser.data).toEqual(before);
  const second = await portalOf("second@x.example", browser, {}, { administrator: "second@x.example" });
  expect(await second.deleteAccount()).toEqual({ status: "stored", value: null });
  expect(await exported(await administrator(browser))).not.toContain("second@x.example");
});

test("nobody who is signed out can delete or export an account, and nobody a demo account", async () => {
  const { portal, browser } = await household();
  portal.signOut();
  const before = new Map(browser.data);
  const refused = { status: "refused", message: "Please sign in first." };
  expect(await portal.deleteAccount()).toEqual(refused);
  expect(await portal.exportOwnData()).toEqual(refused);
  expect(browser.data).toEqual(before);
  const demo = { ...signUpForm("demo@x.example"), company: "" };
  const shown = await portalOf(demo.email, undefined, {}, { demoAccounts: [demo] });
  expect(await shown.deleteAccount()).toMatchObject({ status: "refused" });
  expect(openPortal(shown.browser).state().user?.email).toBe(demo.email);
});

test("whichever write of a deletion fails, the message is true and the rest stays", async () => {
  // A full storage refuses writes only, of which a deletion has few.
  for (const [how, writes] of [
    ["full", 3],
    ["refused", 14],
  ] as const)
    for (let n = 1; n <= writes; n++) {
      const { portal, browser, ids, userId, own } = await household();
      browser.failWrites((count) => count === n, how);
      const outcome = await portal.deleteAccount();
      const after = await seen(browser);
      const others = after.requests.filter(({ id }) => !own.includes(id));
      expect(others.map(({ id, status }) => [id, status])).toEqual(
        ids.filter((id) => !own.includes(id)).map((id) => [id, "in-progress"]),
      );
      const hasAll = others.length + own.length === after.requests.length && after.customers.includes(ADA);
      if (outcome.status === "stored") expect(hasTraces(browser, [userId, ...own])).toBe(false);
      if (outcome.status === "unsaved") {
        expect(portal.state()).toMatchObject({ user: null, unsaved: true });
        expect(hasTraces(browser, [userId, ...own])).toBe(true);
      }
      if (outcome.status === "refused")
        expect([hasAll, outcome.message]).toEqual([true, expect.stringMatching(/Nothing was deleted\.$/)]);
      // With the next write, what was refused goes.
      browser.failWrites(() => false);
      if (outcome.status === "refused") continue;
      storedValue(await portal.signUp(signUpForm("eve@x.example")));
      storedValue(portal.signOut());
      expect(hasTraces(browser, [userId, ...own])).toBe(false);
    }
});
