import { createPortal } from "./portal";
import { sample } from "./testing/backup-fixtures";
import { createFakeBrowser } from "./testing/fake-browser";
import {
  ADMINISTRATOR,
  createFakeEffects,
  openPortal,
  portalOf,
  PRICES,
  requestForm,
  signUpForm,
  storedValue,
} from "./testing/fake-portal";

const ADA = "ada@x.example";
const demo = {
  email: "demo@x.example",
  password: "demo-secret",
  firstName: "Demo",
  lastName: "Customer",
  company: "",
};

test("a user who signs up is signed in, after a reload too, until the sign-out; the session has no password", async () => {
  const portal = openPortal();
  const { browser } = portal;
  expect(portal.store.getInitialState()).toMatchObject({ loading: true, user: null });
  expect(portal.state()).toMatchObject({ loading: false, user: null, notice: null });
  const user = storedValue(await portal.signUp(signUpForm(ADA)));
  expect(user).toMatchObject({ email: ADA, firstName: "Ada", company: "Reid & Co", isAdmin: false });
  expect(user).not.toHaveProperty("password");
  expect(openPortal(browser).state().user).toEqual(user);
  expect(JSON.parse(browser.data.get("portal:session") ?? "")).toEqual({ v: 1, ...user });
  expect(portal.signOut()).toEqual({ status: "stored", value: null });
  expect(browser.data.has("portal:session")).toBe(false);
  expect(portal.state().user).toBeNull();
  expect(storedValue(await portal.signIn({ ...signUpForm(ADA), email: " Ada@x.example" }))).toEqual(user);
});

test("a failing sign-in or sign-up shows the error's message, or says what failed", async () => {
  for (const [error, message] of [
    [new Error("Hashing failed"), "Hashing failed"],
    [new Error(""), "Failed to sign "],
    ["not an error", "Failed to sign "],
  ] as const) {
    const portal = openPortal(undefined, { derive: () => Promise.reject(error) });
    const refused = { status: "refused", message: expect.stringContaining(message) };
    expect(await portal.signIn(signUpForm(ADA))).toEqual(refused);
    expect(await portal.signUp(signUpForm(ADA))).toEqual(refused);
  }
});

test("a new request is pending, with medium priority and an estimate", async () => {
  const clock = { time: Date.UTC(2026, 10, 20) };
  const portal = await portalOf(ADA, undefined, { clock });
  expect(storedValue(portal.createRequest(requestForm))).toEqual({
    ...requestForm,
    id: expect.stringMatching(/^\d+-[0-9a-f]{16}$/),
    ...{
      number: 1,
      label: "CR-0001",
      userId: portal.state().user?.id,
      status: "pending",
      priority: "medium",
    },
    createdAt: new Date(clock.time).toISOString(),
    estimatedCost: 2094,
  });
});

test("what only an administrator may do is refused for customers and visitors, and changes nothing", async () => {
  const { portal, text, request, ada } = await sample();
  const { browser } = portal;
  const file = await portal.exportClosed([request.id]);
  if (file.status !== "ready") throw new Error(file.message);
  storedValue(await portal.importCsv("customers", "Email,First name,Last name\nbob@x.example,Bob,Bell"));
  const bob = portal.state().customers.find(({ email }) => email === "bob@x.example")!.id;
  browser.write("portal:request:broken", "{");
  const [entry] = portal.state().quarantined;
  const csv = "Email,Service,Industry,Description\nada@x.example,Lead Generation,HVAC,Boilers";
  storedValue(await portal.signIn({ email: ada.email, password: "ada-secret" }));
  for (const role of ["customer", "visitor"]) {
    if (role === "visitor") portal.signOut();
    const before = new Map(browser.data);
    const form = { password: "giraffe kettle", confirmPassword: "giraffe kettle" };
    const outcomes = Object.entries({
      setStatuses: portal.setStatuses([request.id], "pending"),
      note: portal.addComment(request.id, "Secret", "note"),
      planRequest: portal.planRequest(request.id, { assignee: "Ada", due: "" }),
      createForCustomer: portal.createRequest(requestForm, ada.id),
      exportBackup: await portal.exportBackup(),
      previewImport: await portal.previewImport(text),
      importBackup: await portal.importBackup(text),
      previewCsv: await portal.previewCsv("requests", csv),
      importCsv: await portal.importCsv("requests", csv),
      exportClosed: await portal.exportClosed([request.id]),
      removeExported: await portal.removeExported(file.value.text),
      removeEntry: await portal.removeEntry(entry!),
      restoreEntry: await portal.restoreEntry(entry!),
      setPassword: await portal.setPassword(bob, form),
      eraseAll: await portal.eraseAll(),
    });
    const refusal =
      role === "customer" ? /^Only an administrator / : /^(Only an administrator |Please sign in)/;
    const isRefused = (outcome: { status: string; message?: string }) =>
      outcome.status === "refused" && refusal.test(outcome.message ?? "");
    expect([role, outcomes.filter(([, outcome]) => !isRefused(outcome))]).toEqual([role, []]);
    expect(browser.data).toEqual(before);
  }
  expect(portal.createRequest(requestForm)).toEqual({ status: "refused", message: "Please sign in first." });
});

test("a stopped portal ignores other tabs until it is started again", async () => {
  const browser = createFakeBrowser({ lag: true });
  const portal = await portalOf(ADA, browser);
  const effects = createFakeEffects(browser.openTab());
  const other = createPortal(effects, { administrator: ADMINISTRATOR, prices: PRICES });
  const requestsSeen = () => other.store.getState().ownRequests.length;
  const createAndDeliver = () => {
    portal.createRequest(requestForm);
    effects.tab.deliver();
    return requestsSeen();
  };
  other.start()();
  expect(createAndDeliver()).toBe(0);
  other.start();
  expect(requestsSeen()).toBe(1);
  expect(createAndDeliver()).toBe(2);
});

test("a demo account is stored on its first sign-in, with a hashed password", async () => {
  const options = { demoAccounts: [demo, { ...demo, email: ADMINISTRATOR }] };
  const portal = openPortal(undefined, {}, options);
  const { data } = portal.browser;
  expect(await portal.signIn({ ...demo, password: "other" })).toMatchObject({ status: "refused" });
  expect(data.size).toBe(0);
  const user = storedValue(await portal.signIn(demo));
  expect(user).toMatchObject({ firstName: "Demo", isAdmin: false });
  portal.signOut();
  expect(storedValue(await portal.signIn(demo))).toEqual(user);
  expect(storedValue(await portal.signIn({ ...demo, email: ADMINISTRATOR })).isAdmin).toBe(true);
  expect([...data.values()].join()).not.toContain("demo-secret");
});

test("a demo account's password does not work when its email had signed up before it was reserved", async () => {
  const browser = createFakeBrowser();
  storedValue(await openPortal(browser).signUp(signUpForm(demo.email, "own-secret")));
  const portal = openPortal(browser, {}, { demoAccounts: [demo] });
  expect(await portal.signUp(signUpForm(demo.email, "other-secret"))).toMatchObject({ field: "email" });
  expect(await portal.signIn(demo)).toMatchObject({ status: "refused" });
  storedValue(await portal.signIn({ ...demo, password: "own-secret" }));
});
