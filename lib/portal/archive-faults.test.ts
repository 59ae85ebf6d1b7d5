import { writeArchive, written } from "./testing/archive-fixtures";
import { administrator, randomBytes } from "./testing/backup-fixtures";
import { createFakeBrowser, type FakeBrowser } from "./testing/fake-browser";
import { openPortal, storedValue } from "./testing/fake-portal";
import { importInto, seen } from "./testing/merging";

/** What a tab shows that is opened now. */
async function reopened(browser: FakeBrowser) {
  const copy = createFakeBrowser();
  for (const [key, value] of browser.data) copy.write(key, value);
  return seen(copy, true);
}

const counts = Array.from({ length: 14 }, (_, index) => index + 1);

describe.each(["full", "refused"] as const)("the storage is %s", (how) => {
  test.each(counts)(
    "at write %d alone or from it on: all requests are moved or none, as the message says",
    async (n) => {
      for (const fails of [(count: number) => count === n, (count: number) => count >= n]) {
        const { portal, browser, text, third } = await written();
        const before = await reopened(browser);
        const bytes = new Map(browser.data);
        browser.failWrites(fails, how);
        const outcome = await portal.removeArchived(text);
        // One refusal is undone to the last byte.
        if (outcome.status === "refused" && !fails(n + 1)) expect(browser.data).toEqual(bytes);
        const after = await reopened(browser);
        const left = after.requests.map(({ id }) => id);
        if (outcome.status !== "refused") expect(left).toEqual([third]);
        else if (outcome.message.endsWith("Nothing was removed.")) expect(after).toEqual(before);
        else
          expect(outcome.message).toMatch(
            /A part of the requests may be gone from this browser\. They are in the file\.$/,
          );
        if (outcome.status === "unsaved") expect(portal.state().notice?.message).toBe(outcome.message);
        browser.failWrites(() => false);
        // Nothing is removed later that the message did not name, and with the file everything is back.
        storedValue(portal.addComment(third, "Later"));
        const later = await reopened(browser);
        if (outcome.status === "refused")
          expect(later.requests.filter(({ id }) => id !== third)).toEqual(
            before.requests.filter(({ id }) => id !== third),
          );
        const restored = await importInto(browser, text);
        expect(restored.summary.skipped).toEqual([]);
        const requests = (await seen(restored.browser, true)).requests.filter(({ id }) => id !== third);
        expect(requests).toEqual(before.requests.filter(({ id }) => id !== third));
      }
    },
  );
});

test.each(counts)(
  "a tab that dies after write %d leaves each request as it was or in the file",
  async (n) => {
    const { portal, browser, text } = await written();
    const before = await reopened(browser);
    // A dead tab writes nothing more. It cannot undo anything either.
    browser.failWrites((count) => count > n);
    await portal.removeArchived(text);
    portal.stop();
    browser.failWrites(() => false);
    const after = await reopened(browser);
    expect(before.requests).toEqual(expect.arrayContaining(after.requests));
    // A second attempt takes the rest, and the file brings back all.
    const again = openPortal(browser, { randomBytes });
    await again.removeArchived(text);
    expect((await reopened(browser)).requests).toHaveLength(1);
    expect(await seen((await importInto(browser, text)).browser, true)).toEqual(before);
  },
);

test("10,000 requests are archived and brought back without quadratic work", async () => {
  const { fillBrowser } = await import("./testing/large-data");
  const time = async (count: number) => {
    const browser = createFakeBrowser();
    fillBrowser(browser, count, 400);
    const portal = await administrator(browser);
    storedValue(
      portal.setStatuses(
        portal.state().allRequests.map(({ id }) => id),
        "completed",
      ),
    );
    const before = process.cpuUsage();
    const { text } = await writeArchive(portal);
    expect(storedValue(await portal.removeArchived(text))).toEqual({ moved: count, left: 0 });
    expect(storedValue(await portal.importBackup(text)).requests).toBe(count);
    return process.cpuUsage(before).user;
  };
  await time(500);
  const small = await time(1_000);
  expect(await time(4_000)).toBeLessThan(10 * small);
});
