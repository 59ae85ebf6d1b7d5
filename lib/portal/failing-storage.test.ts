import { createFakeBrowser, type FakeBrowser } from "./testing/fake-browser";
import { ADMINISTRATOR, openPortal, requestForm, signUpForm, type FakePortal } from "./testing/fake-portal";

interface Step {
  status: string;
  /** True if all bytes of the action are in the storage. */
  stored: boolean;
  notice: boolean;
}

/** The actions of an administrator on one visit, with the outcome of each and whether it was stored. */
async function visit(portal: FakePortal, { data }: FakeBrowser): Promise<Step[]> {
  const steps: Step[] = [];
  const contains = (...parts: (string | undefined)[]) =>
    parts.every((part) =>
      [...data].some(([key, value]) => part !== undefined && `${key} ${value}`.includes(part)),
    );
  const note = (status: string, stored: boolean) =>
    steps.push({ status, stored, notice: portal.state().notice !== null });

  const up = await portal.signUp(signUpForm(ADMINISTRATOR));
  const admin = "value" in up ? up.value : undefined;
  note(
    up.status,
    contains(`portal:user:chief%40clydeline.example:${admin?.id}`) && contains('portal:session {"v":1'),
  );
  const out = portal.signOut();
  note(out.status, !data.has("portal:session"));
  const back = await portal.signIn({ email: ADMINISTRATOR, password: "correct horse" });
  note(back.status, data.get("portal:session")?.includes(`${admin?.id}`) ?? false);
  for (let n = 0; n < 3; n++) {
    const made = portal.createRequest(requestForm);
    const id = "value" in made ? made.value.id : "none";
    note(made.status, data.has(`portal:request:${id}`));
    const set = portal.setStatus(id, "completed");
    note(set.status, contains(`portal:change:${id}:`));
  }
  return steps;
}

function expectHonest(steps: readonly Step[]): void {
  for (const { status, stored, notice } of steps) {
    // No false success, and a notice for everything that is unsaved.
    expect(status === "stored" ? stored : true).toBe(true);
    expect(status === "unsaved" ? notice : true).toBe(true);
    expect(status).not.toBe("refused");
  }
}

const throwing = (name: string) => () => {
  throw Object.assign(new Error("no"), { name });
};

test.each([
  ["the getter throws", throwing("SecurityError"), "refused"],
  ["the storage is undefined", () => undefined, "missing"],
  ["the storage is null", () => null, "missing"],
])("%s: everything works in this tab and a notice is shown", async (_name, openStorage, problem) => {
  const browser = createFakeBrowser();
  const portal = openPortal(browser, { openStorage });
  expect(portal.state()).toMatchObject({ loading: false, notice: { problem } });
  const steps = await visit(portal, browser);
  expect(steps.filter(({ status }) => status !== "unsaved")).toEqual([]);
  expectHonest(steps);
  expect(portal.state().user?.email).toBe(ADMINISTRATOR);
  expect(portal.state().totals.totalSpent).toBe(3 * 2094);
  portal.signOut();
  expect(portal.state().notice).not.toBeNull();
});

const counts = Array.from({ length: 10 }, (_, index) => index + 1);

test.each(counts)(
  "write %d throws: a notice is shown, and the next successful write stores the missing record too",
  async (n) => {
    const browser = createFakeBrowser();
    const portal = openPortal(browser);
    browser.failWrites((count) => count === n);
    const steps = await visit(portal, browser);
    expectHonest(steps);
    if (browser.writes() > n) {
      expect(steps.filter(({ status }) => status === "unsaved").length).toBeGreaterThanOrEqual(
        n <= 2 ? 0 : 1,
      );
    }
    expect(portal.createRequest(requestForm).status).toBe("stored");
    expect(portal.state().notice).toBeNull();
    expect(openPortal(browser).state().allRequests).toHaveLength(4);
  },
);

test.each(counts)("write %d and all later writes throw: nothing is reported as stored", async (n) => {
  const browser = createFakeBrowser();
  const portal = openPortal(browser);
  browser.failWrites((count) => count >= n);
  const steps = await visit(portal, browser);
  expectHonest(steps);
  expect(portal.state()).toMatchObject({ notice: { problem: "refused" }, totals: { totalSpent: 3 * 2094 } });
  expect(steps.at(-1)?.status).toBe("unsaved");
});

test("a full storage: a notice is shown, and unsaved records are stored once there is room", async () => {
  const browser = createFakeBrowser();
  const portal = openPortal(browser);
  await portal.signUp(signUpForm(ADMINISTRATOR));
  browser.limit(0);
  const made = portal.createRequest(requestForm);
  expect(made).toMatchObject({ status: "unsaved", message: portal.state().notice?.message });
  expect(portal.state()).toMatchObject({
    notice: { problem: "full" },
    ownRequests: [{ service: "Live Chat Support" }],
  });
  expect(openPortal(browser).state().ownRequests).toHaveLength(0);
  // Writes of other tabs do not discard this tab's unsaved records.
  browser.write("portal:novelty", "x");
  expect(portal.state()).toMatchObject({ notice: { problem: "full" } });
  expect(portal.state().ownRequests).toHaveLength(1);
  browser.limit(10_000);
  expect(portal.createRequest(requestForm).status).toBe("stored");
  expect(portal.state().notice).toBeNull();
  expect(openPortal(browser).state().ownRequests).toHaveLength(2);
});

test("room that another tab makes is used at once: the notice goes, and a reload shows the request", async () => {
  const browser = createFakeBrowser();
  const portal = openPortal(browser);
  await portal.signUp(signUpForm("ada@x.example"));
  browser.limit(0);
  portal.createRequest(requestForm);
  expect(portal.state()).toMatchObject({ unsaved: true, notice: { problem: "full" } });
  browser.limit(10_000);
  portal.tab.dispatch("storage", "portal:request:other");
  expect(portal.state()).toMatchObject({ unsaved: false, notice: null });
  expect(openPortal(browser).state().ownRequests).toHaveLength(1);
});

test("nothing is reported as stored while the storage can be written but not listed", async () => {
  const browser = createFakeBrowser();
  const { storage } = browser.openTab();
  const portal = openPortal(browser, { openStorage: () => ({ ...storage, length: 1, key: throwing("x") }) });
  expect((await portal.signUp(signUpForm("ada@x.example"))).status).toBe("unsaved");
  expect(portal.createRequest(requestForm).status).toBe("unsaved");
  expect(portal.state()).toMatchObject({ unsaved: true, notice: { problem: "refused" } });
});

test("no unsaved changes are reported before anything was entered", () => {
  const portal = openPortal(createFakeBrowser(), { openStorage: () => undefined });
  expect(portal.state()).toMatchObject({ unsaved: false, notice: { problem: "missing" } });
});

test("reads that throw: a notice is shown and the portal works", async () => {
  const browser = createFakeBrowser();
  const { storage } = browser.openTab();
  const portal = openPortal(browser, {
    openStorage: () => ({
      ...storage,
      length: 1,
      key: throwing("SecurityError"),
      setItem: throwing("SecurityError"),
    }),
  });
  expect(portal.state()).toMatchObject({ loading: false, notice: { problem: "refused" } });
  expectHonest(await visit(portal, browser));
});

test("a sign-out that the storage refuses signs this tab out and shows a notice", async () => {
  const browser = createFakeBrowser();
  const portal = openPortal(browser);
  await portal.signUp(signUpForm("ada@x.example"));
  browser.failWrites(() => true);
  expect(portal.signOut().status).toBe("unsaved");
  expect(portal.state()).toMatchObject({
    user: null,
    unsaved: true,
    notice: { problem: "refused", message: expect.stringContaining("a reload signs you in again") },
  });
  expect(openPortal(browser).state().user?.email).toBe("ada@x.example");
  portal.tab.dispatch("storage", "portal:session");
  expect(portal.state().user).toBeNull();
  browser.failWrites(() => false);
  expect(portal.signOut()).toEqual({ status: "stored", value: null });
  expect(browser.data.has("portal:session")).toBe(false);
});
