import { createFakeBrowser, type FakeBrowser } from "./testing/fake-browser";
import { openPortal, requestForm, settled, storedValue } from "./testing/fake-portal";

const ada = {
  id: "1700000000000",
  email: "ada@x.example",
  password: "plain-ada",
  firstName: "Ada",
  lastName: "Reid",
  company: "Reid & Co",
  isAdmin: false,
  createdAt: "2025-01-01T00:00:00.000Z",
};
const bob = { ...ada, id: "1700000000001", email: "bob@x.example", password: "plain-bob", firstName: "Bob" };
const chief = { ...ada, id: "1700000000002", email: "boss@x.example", password: "plain-boss", isAdmin: true };
const request = {
  id: "1700000001000",
  userId: ada.id,
  service: "Virtual Assistant",
  industry: "HVAC",
  description: "d",
  status: "completed",
  priority: "high",
  createdAt: "2025-02-01",
  estimatedCost: 1234,
};

function browserWith(values: Record<string, unknown>): FakeBrowser {
  const browser = createFakeBrowser();
  for (const [key, value] of Object.entries(values)) {
    browser.write(key, typeof value === "string" ? value : JSON.stringify(value));
  }
  return browser;
}

function withoutPassword(user: typeof ada): object {
  return Object.fromEntries(Object.entries(user).filter(([field]) => field !== "password"));
}

const adaInSession = withoutPassword(ada);
const everything = { users: [ada, bob, chief], serviceRequests: [request], currentUser: adaInSession };

test("users, requests and the session in the legacy format are migrated", () => {
  const portal = openPortal(browserWith(everything));
  expect(portal.state()).toMatchObject({ user: adaInSession, quarantined: [], notice: null });
  expect(portal.state().ownRequests).toEqual([{ ...request, label: "CR-0001" }]);
  expect(portal.state().totals).toEqual({ totalSpent: 1234, activeProjects: 0 });
});

test("migrated users sign in with their old passwords, and administrators stay administrators", async () => {
  const portal = openPortal(browserWith(everything));
  expect(storedValue(await portal.signIn({ email: bob.email, password: "plain-bob" })).id).toBe(bob.id);
  expect(await portal.signIn({ email: bob.email, password: "plain-ada" })).toMatchObject({
    status: "refused",
  });
  expect(storedValue(await portal.signIn({ email: chief.email, password: "plain-boss" })).isAdmin).toBe(true);
  expect(portal.state().customers).toHaveLength(2);
});

test("legacy data are migrated once: a reload duplicates nothing and later changes stay", async () => {
  const browser = browserWith(everything);
  const first = openPortal(browser);
  storedValue(first.createRequest(requestForm));
  first.signOut();
  const second = openPortal(browser);
  expect(second.state().user).toBeNull();
  await second.signIn({ email: ada.email, password: "plain-ada" });
  expect(second.state().ownRequests).toHaveLength(2);
  browser.write("serviceRequests", JSON.stringify([{ ...request, id: "9" }]));
  expect(openPortal(browser).state().ownRequests).toHaveLength(2);
});

test("the legacy lists stay, but without plain-text passwords", async () => {
  const browser = browserWith(everything);
  const portal = openPortal(browser);
  await settled();
  const users = JSON.parse(browser.data.get("users") ?? "") as (typeof ada)[];
  expect(users.map(withoutPassword)).toEqual(everything.users.map(withoutPassword));
  expect(JSON.parse(browser.data.get("serviceRequests") ?? "")).toEqual([request]);
  expect([...browser.data.values()].join()).not.toMatch(/plain-(ada|bob|boss)/);
  expect(await portal.signIn({ email: bob.email, password: "plain-bob" })).toMatchObject({
    status: "stored",
  });
});

test("a plain-text password is replaced by its hash at sign-in", async () => {
  const browser = createFakeBrowser();
  const portal = openPortal(browser);
  const key = `portal:user:ada%40x.example:${ada.id}`;
  browser.write(key, JSON.stringify(ada));
  expect(await portal.signIn({ email: ada.email, password: "wrong" })).toMatchObject({ status: "refused" });
  expect(browser.data.get(key)).toContain("plain-ada");
  storedValue(await portal.signIn({ email: ada.email, password: "plain-ada" }));
  expect(browser.data.get(key)).toMatch(/"password":"pbkdf2-sha256\$600000\$/);
  expect(browser.data.get(key)).not.toContain("plain-ada");
  storedValue(await portal.signIn({ email: ada.email, password: "plain-ada" }));
});

test("missing fields of legacy entries get defaults", () => {
  const sparse = { id: 1700000000003, email: "eve@x.example", password: "plain-eve" };
  const browser = browserWith({
    users: [sparse],
    serviceRequests: [
      { id: 5, userId: sparse.id, service: "s", industry: "i", description: "d", estimatedCost: 600 },
    ],
    currentUser: { id: sparse.id, email: sparse.email },
  });
  const portal = openPortal(browser);
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
  const browser = browserWith({
    users: [ada, ada, { ...bob, id: ada.id }],
    serviceRequests: [request, { ...request, description: "other" }, request],
    currentUser: adaInSession,
  });
  const portal = openPortal(browser);
  expect(
    portal
      .state()
      .ownRequests.map(({ id }) => id)
      .sort(),
  ).toEqual([request.id, `${request.id}-2`]);
  const bobNow = storedValue(await portal.signIn({ email: bob.email, password: "plain-bob" }));
  expect(bobNow).toMatchObject({ id: `${ada.id}-2`, firstName: "Bob" });
  expect(portal.state().ownRequests).toEqual([]);
  expect(openPortal(browser).state().user).toEqual(bobNow);
});

test("legacy data are migrated although the mark that says so cannot be read", () => {
  const browser = browserWith({ ...everything, "portal:takeover": "{" });
  for (let visit = 0; visit < 2; visit++) {
    const portal = openPortal(browser);
    expect(portal.state()).toMatchObject({ user: adaInSession, quarantined: [{ key: "portal:takeover" }] });
    expect(portal.state().ownRequests).toEqual([{ ...request, label: "CR-0001" }]);
    portal.stop();
  }
});

test.each(["{", "42", "null", '{"0":{}}', '[{"id":"1"}]', "[null]", ""])(
  "a legacy list of %s stays unchanged and can be exported, and the other list is migrated",
  async (broken) => {
    const browser = browserWith({ ...everything, serviceRequests: broken });
    const portal = openPortal(browser);
    expect(portal.state().quarantined).toMatchObject([{ key: "serviceRequests", raw: broken }]);
    expect(portal.state().user?.email).toBe(ada.email);
    storedValue(portal.createRequest(requestForm));
    const later = openPortal(browser);
    expect(later.state().ownRequests).toHaveLength(1);
    expect(browser.data.get("serviceRequests")).toBe(broken);
    await later.signIn({ email: chief.email, password: "plain-boss" });
    const file = await later.exportBackup();
    expect(file.status === "ready" && JSON.parse(file.value.text).damaged).toMatchObject([{ raw: broken }]);
  },
);

test("an unreadable entry does not stop the others, which are migrated once", async () => {
  const users = JSON.stringify([ada, { id: "x" }, bob, chief]);
  const browser = browserWith({ ...everything, users });
  openPortal(browser);
  await settled();
  const portal = openPortal(browser);
  const list = JSON.parse(browser.data.get("users") ?? "") as unknown[];
  expect(list).toMatchObject([{ id: ada.id }, { id: "x" }, { id: bob.id }, { id: chief.id }]);
  expect(list[1]).toEqual({ id: "x" });
  storedValue(await portal.signIn({ email: chief.email, password: "plain-boss" }));
  const file = await portal.exportBackup();
  expect(file.status === "ready" && file.value.text).not.toContain("plain-");
  expect([...browser.data.values()].join()).not.toContain("plain-");
  expect(portal.state().quarantined).toMatchObject([{ key: "users" }]);
  storedValue(await portal.signIn({ email: bob.email, password: "plain-bob" }));
  expect([...browser.data.keys()].filter((key) => key.startsWith("portal:user:"))).toHaveLength(3);
});

test("a list with an unreadable entry whose bytes would change stays as it is", async () => {
  const users = `[${JSON.stringify(ada)}, {"id": 1e999}]`;
  const browser = browserWith({ users });
  openPortal(browser);
  await settled();
  expect(browser.data.get("users")).toBe(users);
});

test.each(["{", "null", "[]", '{"id":"1"}'])("a legacy session of %s is removed and logged", (broken) => {
  const browser = browserWith({ ...everything, currentUser: broken });
  const portal = openPortal(browser);
  expect(portal.state().user).toBeNull();
  expect(browser.data.has("currentUser")).toBe(false);
  expect(portal.effects.logged).toEqual([expect.stringContaining("The saved user could not be read")]);
});

test("without room nothing is lost: the next start tries again", () => {
  const browser = browserWith(everything);
  browser.limit(300);
  const full = openPortal(browser);
  expect(full.state()).toMatchObject({ notice: { problem: "full" } });
  expect(full.state().user?.email).toBe(ada.email);
  full.stop();
  browser.limit(100_000);
  const portal = openPortal(browser);
  expect(portal.state().notice).toBeNull();
  expect(portal.state().ownRequests).toEqual([{ ...request, label: "CR-0001" }]);
});
