import { createPortal } from "./portal";
import { createFakeBrowser } from "./testing/fake-browser";
import {
  ADMINISTRATOR,
  createFakeEffects,
  openPortal,
  PRICES,
  requestForm,
  settled,
  signUpForm,
  storedValue,
} from "./testing/fake-portal";

const demo = {
  email: "demo@x.example",
  password: "demo-secret",
  firstName: "Demo",
  lastName: "Customer",
  company: "",
};

async function signedIn(
  email: string,
  browser = createFakeBrowser(),
  clock = { time: Date.UTC(2026, 10, 20) },
) {
  const portal = openPortal(browser, { clock });
  const user = storedValue(await portal.signUp(signUpForm(email)));
  return { browser, clock, portal, user };
}

test("the portal is loading until it starts, and no user is signed in", () => {
  const portal = openPortal(createFakeBrowser());
  expect(portal.store.getInitialState()).toMatchObject({ loading: true, user: null });
  expect(portal.state()).toMatchObject({ loading: false, user: null, notice: null });
});

test("a user who signs up is signed in, even after a reload", async () => {
  const { browser, user } = await signedIn("ada@x.example");
  expect(user).toMatchObject({
    email: "ada@x.example",
    firstName: "Ada",
    company: "Reid & Co",
    isAdmin: false,
  });
  expect(openPortal(browser).state().user).toEqual(user);
});

test("only the account with the administrator's email is an administrator", async () => {
  expect((await signedIn(ADMINISTRATOR.toUpperCase())).user.isAdmin).toBe(true);
  expect((await signedIn(`x${ADMINISTRATOR}`)).user.isAdmin).toBe(false);
});

test("the session is stored without the password and removed at sign-out", async () => {
  const { browser, portal, user } = await signedIn("ada@x.example");
  expect(JSON.parse(browser.data.get("portal:session") ?? "")).toEqual({ v: 1, ...user });
  expect(user).not.toHaveProperty("password");
  expect(portal.signOut()).toEqual({ status: "stored", value: null });
  expect(browser.data.has("portal:session")).toBe(false);
  expect(portal.state().user).toBeNull();
});

test("a sign-in with a wrong password is refused", async () => {
  const { portal, user } = await signedIn("ada@x.example");
  portal.signOut();
  expect(await portal.signIn({ email: "ada@x.example", password: "wrong" })).toMatchObject({
    status: "refused",
  });
  expect(portal.state().user).toBeNull();
  expect(await portal.signIn({ email: " Ada@x.example", password: "correct horse" })).toEqual({
    status: "stored",
    value: user,
  });
});

test("a new request is pending, with medium priority and an estimate", async () => {
  const { portal, user, clock } = await signedIn("ada@x.example");
  expect(storedValue(portal.createRequest(requestForm))).toEqual({
    ...requestForm,
    id: expect.stringMatching(/^\d+-[0-9a-f]{16}$/),
    number: 1,
    label: "CR-0001",
    userId: user.id,
    status: "pending",
    priority: "medium",
    createdAt: new Date(clock.time).toISOString(),
    estimatedCost: 2094,
  });
});

test("creating a request requires a signed-in user", () => {
  const portal = openPortal(createFakeBrowser());
  expect(portal.createRequest(requestForm)).toEqual({ status: "refused", message: "Please sign in first." });
});

test("customers see their own requests, administrators see all requests and customers", async () => {
  const { browser, portal: ada, user } = await signedIn("ada@x.example");
  const own = storedValue(ada.createRequest(requestForm));
  ada.signOut();
  const bob = openPortal(browser);
  await bob.signUp(signUpForm("bob@x.example"));
  storedValue(bob.createRequest(requestForm));
  expect(bob.state()).toMatchObject({ allRequests: [], customers: [] });
  expect(bob.state().ownRequests).toHaveLength(1);
  expect(bob.state().ownRequests).not.toContainEqual(own);
  await bob.signUp(signUpForm(ADMINISTRATOR));
  expect(bob.state().ownRequests).toEqual([]);
  expect(bob.state().allRequests).toHaveLength(2);
  expect(
    bob
      .state()
      .customers.map(({ email }) => email)
      .sort(),
  ).toEqual(["ada@x.example", "bob@x.example"]);
  expect(bob.state().customers.map(({ id }) => id)).toContain(user.id);
});

test("only administrators set statuses, and the customer's totals update in the other tab", async () => {
  const { browser, portal: ada } = await signedIn("ada@x.example");
  const { id, estimatedCost } = storedValue(ada.createRequest(requestForm));
  expect(ada.setStatus(id, "completed")).toMatchObject({ message: "Only an administrator can do this." });
  const chief = openPortal(browser);
  await chief.signUp(signUpForm(ADMINISTRATOR));
  storedValue(chief.setStatus(id, "in-progress"));
  expect(chief.state().allRequests[0]?.status).toBe("in-progress");
  storedValue(chief.setStatus(id, "completed"));
  await chief.signIn({ email: "ada@x.example", password: "correct horse" });
  expect(ada.state().totals).toEqual({ totalSpent: estimatedCost, activeProjects: 0 });
});

test("an unknown status and an unknown request are refused", async () => {
  const { portal } = await signedIn(ADMINISTRATOR);
  const { id } = storedValue(portal.createRequest(requestForm));
  expect(portal.setStatus("gone", "completed")).toMatchObject({ status: "refused" });
  expect(portal.setStatus(id, "done" as "completed")).toMatchObject({ status: "refused" });
});

test("the last status change wins, even after the clock was set back", async () => {
  const { portal, clock } = await signedIn(ADMINISTRATOR);
  const { id } = storedValue(portal.createRequest(requestForm));
  portal.setStatus(id, "completed");
  clock.time -= 3_600_000;
  portal.setStatus(id, "pending");
  expect(portal.state().allRequests[0]?.status).toBe("pending");
});

test("other tabs follow new requests, sign-outs and a cleared storage", async () => {
  const { browser, portal } = await signedIn("ada@x.example");
  const other = openPortal(browser);
  portal.createRequest(requestForm);
  expect(other.state().ownRequests).toHaveLength(1);
  portal.signOut();
  await settled();
  expect(other.state().user).toBeNull();
  await portal.signIn({ email: "ada@x.example", password: "correct horse" });
  await settled();
  expect(other.state().user).not.toBeNull();
  browser.clear();
  await settled();
  expect(other.state()).toMatchObject({ user: null, ownRequests: [] });
});

test("a page restored from the back-forward cache reads the writes it has missed", async () => {
  const { browser, portal } = await signedIn("ada@x.example", createFakeBrowser({ lag: true }));
  const restored = openPortal(browser);
  portal.createRequest(requestForm);
  restored.tab.deliver({ silently: true });
  expect(restored.state().ownRequests).toHaveLength(0);
  restored.tab.dispatch("pageshow");
  await settled();
  expect(restored.state().ownRequests).toHaveLength(1);
});

test("a stopped portal ignores other tabs until it is started again", async () => {
  const { browser, portal } = await signedIn("ada@x.example", createFakeBrowser({ lag: true }));
  const effects = createFakeEffects(browser.openTab());
  const other = createPortal(effects, { administrator: ADMINISTRATOR, prices: PRICES });
  const requestsSeen = () => other.store.getState().ownRequests.length;
  other.start()();
  portal.createRequest(requestForm);
  effects.tab.deliver();
  expect(requestsSeen()).toBe(0);
  other.start();
  expect(requestsSeen()).toBe(1);
  portal.createRequest(requestForm);
  effects.tab.deliver();
  expect(requestsSeen()).toBe(2);
});

test("a demo account is stored on its first sign-in, with a hashed password", async () => {
  const browser = createFakeBrowser();
  const options = { demoAccounts: [demo, { ...demo, email: ADMINISTRATOR }] };
  const portal = openPortal(browser, {}, options);
  expect(await portal.signIn({ ...demo, password: "other" })).toMatchObject({
    message: "Invalid email or password",
  });
  expect(browser.data.size).toBe(0);
  const user = storedValue(await portal.signIn(demo));
  expect(user).toMatchObject({ firstName: "Demo", isAdmin: false });
  portal.signOut();
  expect(storedValue(await portal.signIn(demo))).toEqual(user);
  expect(storedValue(await portal.signIn({ ...demo, email: ADMINISTRATOR })).isAdmin).toBe(true);
  expect([...browser.data.values()].join()).not.toContain("demo-secret");
});

test("a demo account's password does not work when its email had signed up before it was reserved", async () => {
  const browser = createFakeBrowser();
  storedValue(await openPortal(browser).signUp(signUpForm(demo.email, "own-secret")));
  const portal = openPortal(browser, {}, { demoAccounts: [demo] });
  expect(await portal.signUp(signUpForm(demo.email, "other-secret"))).toMatchObject({ field: "email" });
  expect(await portal.signIn(demo)).toMatchObject({ status: "refused" });
  expect(await portal.signIn({ ...demo, password: "own-secret" })).toMatchObject({ status: "stored" });
});

test("a status change is stored under its own key and leaves the request's bytes unchanged", async () => {
  const { browser, portal } = await signedIn(ADMINISTRATOR);
  const { id } = storedValue(portal.createRequest(requestForm));
  const before = browser.data.get(`portal:request:${id}`);
  portal.setStatus(id, "completed");
  expect(browser.data.get(`portal:request:${id}`)).toBe(before);
  expect([...browser.data.keys()].filter((key) => key.startsWith(`portal:change:${id}:`))).toHaveLength(1);
});

test("three tabs that write 50 records each at the same time lose none", async () => {
  const browser = createFakeBrowser({ lag: true });
  await signedIn("ada@x.example", browser);
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const tabs = [1, 2, 3].map(() => openPortal(browser, { randomBytes: random }));
  for (let n = 0; n < 50; n++) for (const tab of tabs) storedValue(tab.createRequest(requestForm));
  expect(openPortal(browser).state().ownRequests).toHaveLength(150);
});
