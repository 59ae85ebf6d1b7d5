import fc from "fast-check";
import { createFakeBrowser } from "./testing/fake-browser";
import { ADMINISTRATOR, openPortal, portalOf, requestForm, signUpForm } from "./testing/fake-portal";
import { otherBackup, tryFailure, WRITES } from "./testing/visit";

const throwing = (name: string) => () => {
  throw Object.assign(new Error("no"), { name });
};

// All of them: fault-injection.release.test.ts.
test("a write that fails, alone or with all later ones, makes no message wrong and loses nothing confirmed", async () => {
  const backup = await otherBackup();
  const failure = fc.record({
    n: fc.integer({ min: 1, max: WRITES }),
    how: fc.constantFrom("full", "refused"),
    isLasting: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(failure, (given) => tryFailure(given, backup)),
    { numRuns: 100 },
  );
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
    outcomes.push(portal.setStatus(request!.id, "completed"));
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
