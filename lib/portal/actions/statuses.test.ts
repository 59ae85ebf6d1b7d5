import { createFakeBrowser, type FakeBrowser } from "../testing/fake-browser";
import {
  ADMINISTRATOR,
  createFakeRandom,
  openPortal,
  requestForm,
  signUpForm,
  storedValue,
} from "../testing/fake-edges";

/** An administrator's tab, with three requests of a customer. */
async function openScene(browser: FakeBrowser = createFakeBrowser()) {
  const randomBytes = createFakeRandom();
  const clock = { time: Date.UTC(2026, 10, 20, 9) };
  const portal = openPortal(browser, { randomBytes, clock });
  storedValue(await portal.signUp(signUpForm("ada@x.example")));
  const ids = ["a", "b", "c"].map((description) => {
    clock.time += 1000;
    return storedValue(portal.createRequest({ ...requestForm, description })).id;
  });
  storedValue(portal.signOut());
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  /** The status of each request, the oldest first. */
  const statuses = () =>
    portal
      .state()
      .allRequests.map(({ status }) => status)
      .reverse();
  return { portal, ids, statuses, randomBytes, clock };
}

test("one status is set for many; those that have it already are left out", async () => {
  const { portal, ids, statuses } = await openScene();
  storedValue(portal.setStatus(ids[0]!, "completed"));
  const { changes } = storedValue(portal.setStatuses([...ids, "gone"], "completed"));
  expect(statuses()).toEqual(["completed", "completed", "completed"]);
  expect(changes.map(({ change }) => change.requestId).sort()).toEqual([ids[1], ids[2]].sort());
});

test("taking it back gives each the status it had, and is stored", async () => {
  const browser = createFakeBrowser();
  const { portal, ids, statuses, randomBytes } = await openScene(browser);
  storedValue(portal.setStatus(ids[0]!, "in-progress"));
  const bulk = storedValue(portal.setStatuses(ids, "completed"));
  expect(storedValue(portal.undoStatuses(bulk))).toEqual({ restored: 3, left: 0 });
  expect(statuses()).toEqual(["in-progress", "pending", "pending"]);
  expect(
    openPortal(browser, { randomBytes })
      .state()
      .allRequests.map(({ status }) => status),
  ).toEqual(["pending", "pending", "in-progress"]);
});

test("what another tab has changed since is not taken back", async () => {
  const browser = createFakeBrowser();
  const { portal, ids, statuses, randomBytes } = await openScene(browser);
  const bulk = storedValue(portal.setStatuses(ids, "completed"));
  const other = openPortal(browser, { randomBytes });
  storedValue(other.setStatus(ids[1]!, "in-progress"));
  expect(storedValue(portal.undoStatuses(bulk))).toEqual({ restored: 2, left: 1 });
  expect(statuses()).toEqual(["pending", "in-progress", "pending"]);
  // A second time there is nothing left to take back.
  expect(storedValue(portal.undoStatuses(bulk))).toEqual({ restored: 0, left: 3 });
});

test("taking back comes after the change also when the clock was put back", async () => {
  const { portal, ids, statuses, clock } = await openScene();
  const bulk = storedValue(portal.setStatuses(ids, "completed"));
  clock.time -= 3_600_000;
  storedValue(portal.undoStatuses(bulk));
  expect(statuses()).toEqual(["pending", "pending", "pending"]);
});

test("customers may do neither", async () => {
  const { portal, ids, statuses } = await openScene();
  const bulk = storedValue(portal.setStatuses(ids, "completed"));
  storedValue(portal.signOut());
  storedValue(await portal.signIn({ email: "ada@x.example", password: "correct horse" }));
  const refusal = { status: "refused", message: "Only an administrator can do this." };
  expect(portal.setStatuses(ids, "pending")).toEqual(refusal);
  expect(portal.undoStatuses(bulk)).toEqual(refusal);
  expect(statuses()).toEqual([]);
  expect(portal.state().ownRequests.map(({ status }) => status)).toEqual([
    "completed",
    "completed",
    "completed",
  ]);
});

test("a full disk is said, not hidden", async () => {
  const browser = createFakeBrowser();
  const { portal, ids } = await openScene(browser);
  browser.limit(0);
  expect(portal.setStatuses(ids, "completed").status).toBe("unsaved");
  expect(portal.setStatuses(ids, "done" as "completed").status).toBe("refused");
});
