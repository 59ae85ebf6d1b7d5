import { historyOf } from "./history";
import { administrator } from "./testing/backup-fixtures";
import { createFakeBrowser } from "./testing/fake-browser";
import { fillBrowser } from "./testing/large-data";
import { ADMINISTRATOR, openPortal, portalOf, requestForm, storedValue } from "./testing/fake-portal";
import { CAPACITY, CRAMPED } from "./storage/capacity";

const OTHER_PAGE = "of another page";

test("bulk changes of all requests are stored again and again, and the storage does not fill up", async () => {
  const browser = createFakeBrowser();
  fillBrowser(browser, 1_000, 100);
  const portal = await administrator(browser);
  const ids = portal.state().allRequests.map(({ id }) => id);
  const room = CAPACITY * CRAMPED - portal.state().used - 50_000;
  browser.write(OTHER_PAGE, "x".repeat(room));
  for (let n = 0; n < 2; n++) {
    const bulk = storedValue(portal.setStatuses(ids, "completed"));
    expect(bulk).toMatchObject({ stored: 1_000 });
    expect(storedValue(portal.undoStatuses(bulk))).toEqual({ restored: 1_000, left: 0 });
    storedValue(portal.setStatuses(ids, "in-progress"));
    storedValue(portal.setStatuses(ids, "pending"));
    // Each of the eight takes more than thirty thousand.
    expect(portal.state().used).toBeLessThan(CAPACITY * 0.83);
  }
  const reloaded = openPortal(browser).state();
  expect(reloaded.used).toBe(portal.state().used);
  expect(new Set(reloaded.allRequests.map(({ status }) => status))).toEqual(new Set(["pending"]));
});

/** An administrator's tab with a request that was completed, and the clock. */
async function setup() {
  const clock = { time: Date.UTC(2026, 10, 20, 9) };
  const portal = await portalOf(ADMINISTRATOR, undefined, { clock });
  const request = storedValue(portal.createRequest(requestForm));
  storedValue(portal.setStatus(request.id, "completed"));
  return { portal, browser: portal.browser, clock, request, id: request.id };
}

test("with no room for another character, one request can be set again and again, and nothing stored is lost", async () => {
  const { portal, browser, id } = await setup();
  browser.limit(500);
  for (const status of ["pending", "completed", "in-progress", "completed", "pending"] as const) {
    storedValue(portal.setStatus(id, status));
    expect(openPortal(browser).state().allRequests).toMatchObject([{ id, status }]);
  }
  expect(portal.state().notice).toBeNull();
});

test("the history is complete until room is short, and then says since when it is not", async () => {
  const { portal, browser, clock, request, id } = await setup();
  for (const status of ["pending", "completed"] as const) storedValue(portal.setStatus(id, status));
  expect(historyOf(portal.state().records, request)).toHaveLength(4);
  expect(portal.state().foldedAt).toBeNull();
  browser.write(OTHER_PAGE, "x".repeat(4_300_000));
  clock.time += 60_000;
  storedValue(portal.setStatus(id, "in-progress"));
  expect(historyOf(portal.state().records, request)).toMatchObject([
    { status: "pending" },
    { status: "in-progress" },
  ]);
  expect(portal.state().foldedAt).toBe("2026-11-20T09:01:00.000Z");
  expect([...browser.data.keys()].filter((key) => key.startsWith("portal:fold:"))).toHaveLength(1);
});
