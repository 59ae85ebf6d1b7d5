import { administrator, exported, sample } from "./testing/backup-fixtures";
import { createFakeBrowser } from "./testing/fake-browser";
import { openPortal, requestForm, storedValue } from "./testing/fake-portal";

test("an import is not reported as stored while an existing entry is unsaved", async () => {
  const portal = await administrator();
  portal.browser.limit(0);
  expect(portal.createRequest(requestForm).status).toBe("unsaved");
  const text = await exported(portal);
  expect(await portal.importBackup(text)).toMatchObject({ status: "unsaved", value: { requests: 0 } });
  portal.browser.limit(10_000);
  expect(storedValue(await portal.importBackup(text))).toMatchObject({ requests: 0 });
});

test("an import that was cut off is reported until it is repeated or forgotten", async () => {
  const { text } = await sample();
  const portal = await administrator();
  const { browser } = portal;
  // A tab that dies writes nothing more, and undoes nothing.
  browser.failWrites((count) => count > 3);
  await portal.importBackup(text);
  browser.failWrites(() => false);
  const clock = { time: Date.UTC(2026, 10, 22) };
  const reopened = () => openPortal(browser, { clock });
  expect(reopened().state().begunImport).toMatchObject({ entries: 3 });
  expect(storedValue(await reopened().importBackup(text))).toMatchObject({ skipped: [] });
  expect(reopened().state()).toMatchObject({ begunImport: null, notice: null });
  expect(reopened().state().allRequests).toHaveLength(1);

  browser.write("portal:import", JSON.stringify({ v: 1, at: "2026-11-22", entries: 7 }));
  const tab = reopened();
  expect(tab.state().begunImport).toEqual({ at: "2026-11-22", entries: 7 });
  expect((await tab.forgetImport()).status).toBe("stored");
  expect(reopened().state().begunImport).toBeNull();
});

test("an import that fails does not undo the import of another tab", async () => {
  for (const [n, message] of [
    [1, "Nothing was imported"],
    [3, "Only part of the file was imported"],
  ] as const) {
    const { text, ada, request } = await sample();
    const browser = createFakeBrowser();
    const portal = await administrator(browser);
    const other = openPortal(browser);
    browser.failWrites((count) => count >= n);
    const refused = { status: "refused", message: expect.stringContaining(message) };
    expect(await portal.importBackup(text)).toMatchObject(refused);
    expect(portal.state().customers).toHaveLength(n === 1 ? 0 : 1);
    browser.failWrites(() => false);
    storedValue(await other.importBackup(text));
    // The next save of the first tab must not continue its rollback.
    storedValue(portal.createRequest(requestForm));
    const { customers, allRequests } = openPortal(browser).state();
    expect(customers).toMatchObject([{ id: ada.id }]);
    expect(allRequests.map(({ id }) => id)).toContain(request.id);
  }
});
