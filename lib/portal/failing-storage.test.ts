import { createFakeBrowser } from "./testing/fake-browser";
import { ADMINISTRATOR, openPortal, portalOf, requestForm, signUpForm } from "./testing/fake-portal";
import { otherBackup, tryFailure, WRITES } from "./testing/visit";

const throwing = (name: string) => () => {
  throw Object.assign(new Error("no"), { name });
};

test("whichever write fails, alone or with all later ones, every message is true and nothing confirmed is lost", async () => {
  const backup = await otherBackup();
  /** A quick run tries each kind of failure at every twelfth write, each at others. */
  const every = process.env.TEST_RUNS === "whole" ? 1 : 12;
  for (const [kind, how] of (["full", "refused"] as const).entries())
    for (const isLasting of [false, true])
      for (let n = 1 + ((kind + 2 * Number(isLasting)) % every); n <= WRITES; n += every)
        await tryFailure({ n, how, isLasting }, backup);
});

test("without a storage everything works in this tab and is told to be unsaved", async () => {
  for (const [openStorage, problem] of [
    [throwing("SecurityError"), "refused"],
    [() => undefined, "missing"],
    [() => null, "missing"],
  ] as const) {
    const portal = openPortal(undefined, { openStorage });
    expect(portal.state()).toMatchObject({ loading: false, unsaved: false, notice: { problem } });
    const outcomes: { status: string }[] = [
      await portal.signUp(signUpForm(ADMINISTRATOR)),
      portal.signOut(),
      await portal.signIn(signUpForm(ADMINISTRATOR)),
      portal.createRequest(requestForm),
    ];
    const [request] = portal.state().allRequests;
    outcomes.push(portal.setStatuses([request!.id], "completed"));
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => "unsaved"));
    expect(portal.state()).toMatchObject({ unsaved: true, totals: { totalSpent: 2094 } });
  }
});

test("nothing is reported as stored while the storage can be written but not listed", async () => {
  const { storage } = createFakeBrowser().openTab();
  const portal = openPortal(undefined, {
    openStorage: () => ({ ...storage, length: 1, key: throwing("x") }),
  });
  expect((await portal.signUp(signUpForm("ada@x.example"))).status).toBe("unsaved");
  expect(portal.createRequest(requestForm).status).toBe("unsaved");
  expect(portal.state()).toMatchObject({ unsaved: true, notice: { problem: "refused" } });
});

test("a sign-out that the storage refuses signs this tab out and shows a notice", async () => {
  const browser = createFakeBrowser();
  const portal = await portalOf("ada@x.example", browser);
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
