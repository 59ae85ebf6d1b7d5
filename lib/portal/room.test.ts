import { historyOf } from "./history";
import { administrator } from "./testing/backup-fixtures";
import { createFakeBrowser } from "./testing/fake-browser";
import { fillBrowser } from "./testing/large-data";
import { openPortal, storedValue } from "./testing/fake-portal";
import { CAPACITY } from "./storage/capacity";

test("20 bulk changes of 5,000 requests are all stored, and the storage does not fill up", async () => {
  const browser = createFakeBrowser();
  fillBrowser(browser, 5_000, 800);
  const portal = await administrator(browser);
  const ids = portal.state().allRequests.map(({ id }) => id);
  for (let n = 0; n < 5; n++) {
    const bulk = storedValue(portal.setStatuses(ids, "completed"));
    expect(bulk).toMatchObject({ stored: 5_000 });
    expect(storedValue(portal.undoStatuses(bulk))).toEqual({ restored: 5_000, left: 0 });
    storedValue(portal.setStatuses(ids, "in-progress"));
    storedValue(portal.setStatuses(ids, "pending"));
    expect(portal.state().used).toBeLessThan(CAPACITY * 0.85);
  }
  const reloaded = openPortal(browser).state();
  expect(reloaded.used).toBe(portal.state().used);
  expect(new Set(reloaded.allRequests.map(({ status }) => status))).toEqual(new Set(["pending"]));
});

test("with no room for another character, one request can be set again and again, and nothing stored is lost", async () => {
  const browser = createFakeBrowser();
  const portal = await administrator(browser);
  const form = { service: "Live Chat Support", industry: "Plumbing", description: "Evenings" };
  const { id } = storedValue(portal.createRequest(form));
  storedValue(portal.setStatus(id, "completed"));
  browser.limit(500);
  for (const status of ["pending", "completed", "in-progress", "completed", "pending"] as const) {
    storedValue(portal.setStatus(id, status));
    expect(openPortal(browser).state().allRequests).toMatchObject([{ id, status }]);
  }
  expect(portal.state().notice).toBeNull();
});

test("the history is complete until room is short, and then says since when it is not", async () => {
  const clock = { time: Date.UTC(2026, 10, 20, 9) };
  const browser = createFakeBrowser();
  const portal = openPortal(await administrator(browser).then(() => browser), { clock });
  const form = { service: "Live Chat Support", industry: "Plumbing", description: "Evenings" };
  const request = storedValue(portal.createRequest(form));
  const { id } = request;
  for (const status of ["completed", "pending", "completed"] as const)
    storedValue(portal.setStatus(id, status));
  expect(historyOf(portal.state().records, request)).toHaveLength(4);
  expect(portal.state().foldedAt).toBeNull();
  browser.write("of another page", "x".repeat(4_300_000));
  clock.time += 60_000;
  storedValue(portal.setStatus(id, "in-progress"));
  expect(historyOf(portal.state().records, request)).toMatchObject([
    { status: "pending" },
    { status: "in-progress" },
  ]);
  expect(portal.state().foldedAt).toBe("2026-11-20T09:01:00.000Z");
  expect([...browser.data.keys()].filter((key) => key.startsWith("portal:fold:"))).toHaveLength(1);
});

test("what says since when the history is incomplete goes only once its successor is stored", async () => {
  const clock = { time: Date.UTC(2026, 10, 20, 9) };
  const browser = createFakeBrowser();
  const portal = openPortal(await administrator(browser).then(() => browser), { clock });
  const form = { service: "Live Chat Support", industry: "Plumbing", description: "Evenings" };
  const { id } = storedValue(portal.createRequest(form));
  storedValue(portal.setStatus(id, "completed"));
  browser.write("of another page", "x".repeat(4_300_000));
  storedValue(portal.setStatus(id, "in-progress"));
  storedValue(portal.setStatus(id, "pending"));
  const stored = () => {
    const tab = openPortal(browser);
    tab.stop();
    return tab.state().foldedAt;
  };
  expect(stored()).toBe("2026-11-20T09:00:00.000Z");
  clock.time += 60_000;
  browser.failWrites(() => true, "full");
  expect(portal.setStatus(id, "completed").status).toBe("unsaved");
  expect(stored()).toBe("2026-11-20T09:00:00.000Z");
  browser.failWrites(() => false);
  portal.tab.dispatch("storage", "portal:request:other");
  expect(stored()).toBe("2026-11-20T09:01:00.000Z");
});
