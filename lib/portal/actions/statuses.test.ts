import { createFakeBrowser, type FakeBrowser } from "../testing/fake-browser";
import {
  ADMINISTRATOR,
  createFakeRandom,
  openPortal,
  requestForm,
  signUpForm,
  storedValue,
} from "../testing/fake-portal";

/** An administrator's tab with three requests of a customer. */
async function setup(browser: FakeBrowser = createFakeBrowser()) {
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

test("a bulk change skips requests that already have the status", async () => {
  const { portal, ids, statuses } = await setup();
  storedValue(portal.setStatus(ids[0]!, "completed"));
  const { changes } = storedValue(portal.setStatuses([...ids, "gone"], "completed"));
  expect(statuses()).toEqual(["completed", "completed", "completed"]);
  expect(changes.map(({ change }) => change.requestId).sort()).toEqual([ids[1], ids[2]].sort());
});

test("a bulk change for which there is no room says how many of its changes are stored", async () => {
  const browser = createFakeBrowser();
  const { portal, ids } = await setup(browser);
  // Its change comes later than the other two, and is a record of its own.
  const ahead = { v: 1, id: "z", requestId: ids[0], status: "in-progress", at: 4e12, by: "u" };
  browser.write(`portal:change:${ids[0]}:z`, JSON.stringify(ahead));
  browser.failWrites((count) => count > 1);
  const outcome = portal.setStatuses(ids, "completed");
  expect(outcome.status).toBe("unsaved");
  const stored = "value" in outcome ? outcome.value.stored : 0;
  expect([1, 2]).toContain(stored);
  const reloaded = openPortal(browser).state().allRequests;
  expect(reloaded.filter(({ status }) => status === "completed")).toHaveLength(stored);
});

test("a status can be set again after a change at the latest possible time", async () => {
  const browser = createFakeBrowser();
  const { portal, ids, statuses } = await setup(browser);
  const change = { v: 1, id: "z", requestId: ids[0], status: "in-progress", at: 8.64e15, by: "u" };
  browser.write(`portal:change:${ids[0]}:z`, JSON.stringify(change));
  for (const status of ["completed", "pending", "completed"] as const) {
    storedValue(portal.setStatus(ids[0]!, status));
    expect(statuses()[0]).toBe(status);
  }
  const reloaded = openPortal(browser).state().allRequests;
  expect(reloaded.find(({ id }) => id === ids[0])?.status).toBe("completed");
});

test("undoing a bulk change restores and stores each previous status", async () => {
  const browser = createFakeBrowser();
  const { portal, ids, statuses, randomBytes } = await setup(browser);
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

test("undoing leaves requests alone that another tab has changed meanwhile", async () => {
  const browser = createFakeBrowser();
  const { portal, ids, statuses, randomBytes } = await setup(browser);
  const bulk = storedValue(portal.setStatuses(ids, "completed"));
  const other = openPortal(browser, { randomBytes });
  storedValue(other.setStatus(ids[1]!, "in-progress"));
  expect(storedValue(portal.undoStatuses(bulk))).toEqual({ restored: 2, left: 1 });
  expect(statuses()).toEqual(["pending", "in-progress", "pending"]);
  // A second undo finds nothing to restore.
  expect(storedValue(portal.undoStatuses(bulk))).toEqual({ restored: 0, left: 3 });
});

test("an undo takes effect even if the clock was set back after the bulk change", async () => {
  const { portal, ids, statuses, clock } = await setup();
  const bulk = storedValue(portal.setStatuses(ids, "completed"));
  clock.time -= 3_600_000;
  storedValue(portal.undoStatuses(bulk));
  expect(statuses()).toEqual(["pending", "pending", "pending"]);
});

test("customers can neither make nor undo bulk changes", async () => {
  const { portal, ids, statuses } = await setup();
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

test("a bulk change that does not fit is reported as unsaved, and an unknown status is refused", async () => {
  const browser = createFakeBrowser();
  const { portal, ids } = await setup(browser);
  browser.limit(0);
  expect(portal.setStatuses(ids, "completed").status).toBe("unsaved");
  expect(portal.setStatuses(ids, "done" as "completed").status).toBe("refused");
});
