import { administrator, exported, randomBytes, sample } from "./testing/backup-fixtures";
import { createFakeBrowser } from "./testing/fake-browser";
import { openPortal, requestForm, storedValue } from "./testing/fake-portal";

test("nothing is imported when there is not enough room for everything", async () => {
  const { text } = await sample();
  const browser = createFakeBrowser();
  const portal = await administrator(browser);
  const before = new Map(browser.data);
  browser.limit(500);
  expect(await portal.importBackup(text)).toMatchObject({
    status: "refused",
    message: expect.stringContaining("Nothing was imported"),
  });
  expect(browser.data).toEqual(before);
  expect(portal.state().allRequests).toEqual([]);
  expect(portal.state().notice).toBeNull();
});

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
  const browser = createFakeBrowser();
  const portal = await administrator(browser);
  // A tab that dies writes nothing more, and undoes nothing.
  browser.failWrites((count) => count > 3);
  await portal.importBackup(text);
  browser.failWrites(() => false);
  const clock = { time: Date.UTC(2026, 10, 22) };
  const reopened = () => openPortal(browser, { randomBytes, clock });
  expect(reopened().state().begunImport).toMatchObject({ entries: 3 });
  expect(storedValue(await reopened().importBackup(text))).toMatchObject({ skipped: [] });
  expect(reopened().state()).toMatchObject({ begunImport: null, notice: null });
  expect(reopened().state().allRequests).toHaveLength(1);

  browser.write("portal:import", JSON.stringify({ v: 1, at: "2026-11-22", entries: 7 }));
  const tab = reopened();
  expect(tab.state().begunImport).toEqual({ at: "2026-11-22", entries: 7 });
  expect(tab.forgetImport().status).toBe("stored");
  expect(reopened().state().begunImport).toBeNull();
});

test.each([1, 3])(
  "an import that fails from write %d on does not undo the import of another tab",
  async (n) => {
    const { text, ada, request } = await sample();
    const browser = createFakeBrowser();
    const portal = await administrator(browser);
    const other = openPortal(browser, { randomBytes });
    browser.failWrites((count) => count >= n);
    expect(await portal.importBackup(text)).toMatchObject({
      status: "refused",
      message: expect.stringContaining(
        n === 1 ? "Nothing was imported" : "Only part of the file was imported",
      ),
    });
    expect(portal.state().customers).toHaveLength(n === 1 ? 0 : 1);
    browser.failWrites(() => false);
    storedValue(await other.importBackup(text));
    // The next save of the first tab must not continue its rollback.
    storedValue(portal.createRequest(requestForm));
    const { customers, allRequests } = openPortal(browser).state();
    expect(customers).toMatchObject([{ id: ada.id }]);
    expect(allRequests.map(({ id }) => id)).toContain(request.id);
  },
);
