import { browserWith, type FakeBrowser } from "./testing/fake-browser";
import { openPortal, requestForm, settled, storedValue } from "./testing/fake-portal";
import { aRequest, aUser } from "./testing/records";

const ada = aUser("1700000000000", "ada@x.example", { password: "plain-ada" });
const bob = aUser("1700000000001", "bob@x.example", { password: "plain-bob", firstName: "Bob" });
const chief = aUser("1700000000002", "boss@x.example", { password: "plain-boss", isAdmin: true });
const request = aRequest("1700000001000", { userId: ada.id, status: "completed", estimatedCost: 1234 });

const legacyBrowser = (values: Record<string, unknown>) =>
  browserWith(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );

function withoutPassword<T extends { password?: string }>({ password: _, ...user }: T) {
  return user;
}

const adaInSession = withoutPassword(ada);
const everything = { users: [ada, bob, chief], serviceRequests: [request], currentUser: adaInSession };
const hasPlainPasswords = ({ data }: FakeBrowser) => [...data.values()].join().includes("plain-");

test("users, requests and the session are migrated; the old passwords work, and administrators stay administrators", async () => {
  const portal = openPortal(legacyBrowser(everything));
  expect(portal.state()).toMatchObject({ user: adaInSession, quarantined: [], notice: null });
  expect(portal.state().ownRequests).toEqual([{ ...request, label: "CR-0001" }]);
  expect(await portal.signIn({ ...bob, password: "plain-ada" })).toMatchObject({ status: "refused" });
  expect(storedValue(await portal.signIn(bob)).id).toBe(bob.id);
  expect(storedValue(await portal.signIn(chief)).isAdmin).toBe(true);
  expect(portal.state().customers).toHaveLength(2);
});

test("legacy data are migrated once: a reload duplicates nothing and later changes stay", async () => {
  const browser = legacyBrowser(everything);
  const first = openPortal(browser);
  storedValue(first.createRequest(requestForm));
  first.signOut();
  const second = openPortal(browser);
  expect(second.state().user).toBeNull();
  await second.signIn(ada);
  expect(second.state().ownRequests).toHaveLength(2);
  browser.write("serviceRequests", JSON.stringify([{ ...request, id: "9" }]));
  expect(openPortal(browser).state().ownRequests).toHaveLength(2);
});

test("the passwords of all users are hashed in the legacy list, whoever signs in, and nothing else of the lists changes", async () => {
  const browser = legacyBrowser(everything);
  openPortal(browser);
  await settled();
  expect(hasPlainPasswords(browser)).toBe(false);
  const password = expect.stringMatching(/^pbkdf2-sha256\$600000\$/);
  const listed = (name: string): unknown => JSON.parse(browser.data.get(name)!);
  expect(listed("users")).toEqual([ada, bob, chief].map((user) => ({ ...user, password })));
  expect(listed("serviceRequests")).toEqual([request]);
});

test("missing fields of legacy entries get defaults", () => {
  const sparse = { id: 1700000000003, email: "eve@x.example", password: "plain-eve" };
  const form = { service: "s", industry: "i", description: "d", estimatedCost: 600 };
  const portal = openPortal(
    legacyBrowser({
      users: [sparse],
      serviceRequests: [{ id: 5, userId: sparse.id, ...form }],
      currentUser: { id: sparse.id, email: sparse.email },
    }),
  );
  expect(portal.state().user).toEqual({
    id: "1700000000003",
    email: "eve@x.example",
    firstName: "",
    lastName: "",
    company: "",
    isAdmin: false,
    createdAt: "2023-11-14T22:13:20.003Z",
  });
  expect(portal.state().ownRequests).toMatchObject([{ id: "5", status: "pending", priority: "medium" }]);
});

test("colliding timestamp ids are made unique, and exact duplicates are dropped", async () => {
  const browser = legacyBrowser({
    users: [ada, ada, { ...bob, id: ada.id }],
    serviceRequests: [request, { ...request, description: "other" }, request],
    currentUser: adaInSession,
  });
  const portal = openPortal(browser);
  const ids = portal.state().ownRequests.map(({ id }) => id);
  expect(ids.sort()).toEqual([request.id, `${request.id}-2`]);
  const bobNow = storedValue(await portal.signIn(bob));
  expect(bobNow).toMatchObject({ id: `${ada.id}-2`, firstName: "Bob" });
  expect(portal.state().ownRequests).toEqual([]);
  expect(openPortal(browser).state().user).toEqual(bobNow);
});

test("legacy data are migrated although the mark that says so cannot be read", () => {
  const browser = legacyBrowser({ ...everything, "portal:takeover": "{" });
  for (let visit = 0; visit < 2; visit++) {
    const portal = openPortal(browser);
    expect(portal.state()).toMatchObject({ user: adaInSession, quarantined: [{ key: "portal:takeover" }] });
    expect(portal.state().ownRequests).toEqual([{ ...request, label: "CR-0001" }]);
    portal.stop();
  }
});

test("an unreadable legacy list stays unchanged and can be exported, and the other list is migrated", async () => {
  for (const broken of ["{", "null", '{"0":{}}', '[{"id":"1"}]', "[null]", ""]) {
    const browser = legacyBrowser({ ...everything, serviceRequests: broken });
    const portal = openPortal(browser);
    expect(portal.state().quarantined).toMatchObject([{ key: "serviceRequests", raw: broken }]);
    expect(portal.state().user?.email).toBe(ada.email);
    storedValue(portal.createRequest(requestForm));
    const later = openPortal(browser);
    expect(later.state().ownRequests).toHaveLength(1);
    expect(browser.data.get("serviceRequests")).toBe(broken);
    await later.signIn(chief);
    const file = await later.exportBackup();
    expect(file.status === "ready" && JSON.parse(file.value.text).damaged).toMatchObject([{ raw: broken }]);
  }
});

test("an unreadable entry does not stop the others, which are migrated once", async () => {
  const browser = legacyBrowser({ ...everything, users: [ada, { id: "x" }, bob, chief] });
  openPortal(browser);
  await settled();
  const portal = openPortal(browser);
  const list = JSON.parse(browser.data.get("users") ?? "") as unknown[];
  expect(list).toMatchObject([{ id: ada.id }, { id: "x" }, { id: bob.id }, { id: chief.id }]);
  expect(list[1]).toEqual({ id: "x" });
  storedValue(await portal.signIn(chief));
  const file = await portal.exportBackup();
  expect(file.status === "ready" && file.value.text).not.toContain("plain-");
  expect(hasPlainPasswords(browser)).toBe(false);
  expect(portal.state().quarantined).toMatchObject([{ key: "users" }]);
  storedValue(await portal.signIn(bob));
  expect([...browser.data.keys()].filter((key) => key.startsWith("portal:user:"))).toHaveLength(3);
});

test("a list with an unreadable entry whose bytes would change stays as it is", async () => {
  const users = `[${JSON.stringify(ada)}, {"id": 1e999}]`;
  const browser = legacyBrowser({ users });
  openPortal(browser);
  await settled();
  expect(browser.data.get("users")).toBe(users);
});

test("an unreadable legacy session is removed and logged", () => {
  for (const broken of ["{", "null", "[]", '{"id":"1"}']) {
    const portal = openPortal(legacyBrowser({ ...everything, currentUser: broken }));
    expect(portal.state().user).toBeNull();
    expect(portal.browser.data.has("currentUser")).toBe(false);
    expect(portal.effects.logged).toEqual([expect.stringContaining("The saved user could not be read")]);
  }
});

test("without room nothing is lost: the next start tries again", () => {
  const browser = legacyBrowser(everything);
  browser.limit(300);
  const full = openPortal(browser);
  expect(full.state()).toMatchObject({ notice: { problem: "full" }, user: { email: ada.email } });
  full.stop();
  browser.limit(100_000);
  const portal = openPortal(browser);
  expect(portal.state().notice).toBeNull();
  expect(portal.state().ownRequests).toEqual([{ ...request, label: "CR-0001" }]);
});
