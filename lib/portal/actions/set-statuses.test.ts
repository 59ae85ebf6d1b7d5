import { createFakeBrowser, type FakeBrowser } from "../testing/fake-browser";
import { administrator } from "../testing/backup-fixtures";
import { openPortal, portalOf, requestForm, storedValue } from "../testing/fake-portal";

/** The status of each request that a tab shows which is opened now, the oldest first. */
const stored = (browser: FakeBrowser) =>
  openPortal(browser)
    .state()
    .allRequests.map(({ status }) => status)
    .reverse();

/** An administrator's tab with three requests of a customer. */
async function setup() {
  const browser = createFakeBrowser();
  const clock = { time: Date.UTC(2026, 10, 20, 9) };
  const customer = await portalOf("ada@x.example", browser, { clock });
  const ids = ["a", "b", "c"].map((description) => {
    clock.time += 1000;
    return storedValue(customer.createRequest({ ...requestForm, description })).id;
  });
  await administrator(browser);
  const portal = openPortal(browser, { clock });
  return { portal, browser, ids, clock, statuses: () => stored(browser) };
}

/** Writes a change to the first request under its own key, as another browser would. */
function writeChange(browser: FakeBrowser, requestId: string, at: number) {
  const change = { v: 1, id: "z", requestId, status: "in-progress", at, by: "u" };
  browser.write(`portal:change:${requestId}:z`, JSON.stringify(change));
}

test("a bulk change skips requests that already have the status, and unknown ones", async () => {
  const { portal, ids, statuses } = await setup();
  storedValue(portal.setStatuses([ids[0]!], "completed"));
  const { changes } = storedValue(portal.setStatuses([...ids, "gone"], "completed"));
  expect(statuses()).toEqual(["completed", "completed", "completed"]);
  expect(changes.map(({ change }) => change.requestId).sort()).toEqual([ids[1], ids[2]].sort());
  expect(portal.setStatuses(ids, "done" as "completed").status).toBe("refused");
});

test("a bulk change for which there is no room says how many of its changes are stored", async () => {
  const { portal, browser, ids, statuses } = await setup();
  // Its change comes later than the other two, and is a record of its own.
  writeChange(browser, ids[0]!, 4e12);
  browser.failWrites((count) => count > 1);
  const outcome = portal.setStatuses(ids, "completed");
  expect(outcome.status).toBe("unsaved");
  const count = "value" in outcome ? outcome.value.stored : 0;
  expect([1, 2]).toContain(count);
  expect(statuses().filter((status) => status === "completed")).toHaveLength(count);
});

test("a status can be set again after a change at the latest possible time", async () => {
  const { portal, browser, ids, statuses } = await setup();
  writeChange(browser, ids[0]!, 8.64e15);
  for (const status of ["completed", "pending", "completed"] as const) {
    storedValue(portal.setStatuses([ids[0]!], status));
    expect(statuses()[0]).toBe(status);
  }
});

test("undoing a bulk change stores each previous status again, even if the clock was set back", async () => {
  const { portal, ids, statuses, clock } = await setup();
  storedValue(portal.setStatuses([ids[0]!], "in-progress"));
  const bulk = storedValue(portal.setStatuses(ids, "completed"));
  clock.time -= 3_600_000;
  expect(storedValue(portal.undoStatuses(bulk))).toEqual({ restored: 3, left: 0 });
  expect(statuses()).toEqual(["in-progress", "pending", "pending"]);
});

test("undoing leaves requests alone that another tab has changed meanwhile", async () => {
  const { portal, browser, ids, statuses } = await setup();
  const bulk = storedValue(portal.setStatuses(ids, "completed"));
  storedValue(openPortal(browser).setStatuses([ids[1]!], "in-progress"));
  expect(storedValue(portal.undoStatuses(bulk))).toEqual({ restored: 2, left: 1 });
  expect(statuses()).toEqual(["pending", "in-progress", "pending"]);
  // A second undo finds nothing to restore.
  expect(storedValue(portal.undoStatuses(bulk))).toEqual({ restored: 0, left: 3 });
});
