import fc from "fast-check";
import { readBackup } from "../read-backup";
import { isClosed } from "../rules/options";
import { administrator, exported } from "../testing/backup-fixtures";
import { browserWith, type FakeBrowser } from "../testing/fake-browser";
import { ADMINISTRATOR, openPortal, requestForm, storedValue, type FakePortal } from "../testing/fake-portal";
import { histories } from "../testing/histories";
import { dataOf, importInto, live, lives, merge, mergeAndTell, openCopy, seen } from "../testing/merging";

/** The file of all closed requests. */
async function saved(portal: FakePortal) {
  const file = await portal.exportClosed(portal.state().allRequests.map(({ id }) => id));
  if (file.status !== "ready") throw new Error(file.message);
  return file.value;
}

/** Two completed requests, one pending, and a file of those that is written while nothing is removed. */
async function written() {
  const portal = await openCopy(new Map());
  const { browser } = portal;
  const ids = [1, 2, 3].map(() => storedValue(portal.createRequest(requestForm)).id);
  const [first = "", second = "", third = ""] = ids;
  storedValue(portal.setStatuses(ids, "in-progress"));
  storedValue(portal.setStatuses([first, second], "completed"));
  storedValue(portal.addComment(first, "Signed off."));
  const { text } = await saved(portal);
  return { portal, browser, text, first, second, third };
}

/** Moves all closed requests of a copy of a browser to a file. Undefined if there are none. */
async function archive(browser: FakeBrowser) {
  const portal = await openCopy(dataOf(browser));
  if (!portal.state().allRequests.some(isClosed)) return undefined;
  const { text, requests } = await saved(portal);
  expect(storedValue(await portal.removeExported(text))).toEqual({ removed: requests, left: 0 });
  portal.stop();
  return { browser: portal.browser, text };
}

const labelsOf = (portal: FakePortal) =>
  portal
    .state()
    .allRequests.map(({ label }) => label)
    .sort();

/** The entries of an archive, in no order. */
function contentOf(text: string) {
  const read = readBackup(text);
  if ("reason" in read) throw new Error(read.reason);
  return Object.values(read.backup).map(
    (list) => new Set(list.map((entry: object) => JSON.stringify(entry))),
  );
}

const origin = (visits: Parameters<typeof live>[1]["visits"]) =>
  live(new Map(), { visits, statuses: [], bulk: null });

test("an archive takes the closed requests and nothing else, and importing it brings everything back", async () => {
  await fc.assert(
    fc.asyncProperty(histories, lives, async (visits, given) => {
      const browser = await live(dataOf(await origin(visits)), given);
      const before = await seen(browser, true);
      const archived = await archive(browser);
      expect(archived !== undefined).toBe(before.requests.some(isClosed));
      if (!archived) return;
      expect(await seen(archived.browser, true)).toEqual({
        ...before,
        requests: before.requests.filter((request) => !isClosed(request)),
      });
      const { summary, browser: restored } = await importInto(archived.browser, archived.text);
      expect(summary).toMatchObject({ users: 0, skipped: [] });
      expect(await seen(restored, true)).toEqual(before);
      // Nothing of the file is left to be removed twice, and a second archive takes the same.
      const again = await archive(restored);
      expect(contentOf(again!.text)).toEqual(contentOf(archived.text));
    }),
    { numRuns: 40 },
  );
}, 120_000);

test("merging another browser's backup leaves archived requests out and says so; with the archive nothing is lost", async () => {
  await fc.assert(
    fc.asyncProperty(histories, lives, async (visits, given) => {
      const a = await origin(visits);
      const b = await live(dataOf(a), given);
      const archived = await archive(a);
      if (!archived) return;
      const ids = (await seen(a, false)).requests.filter(isClosed).map(({ id }) => id);
      const expected = await seen(await merge(a, b), true);

      const left = await mergeAndTell(archived.browser, b);
      expect(left.summary).toMatchObject({ archived: ids.length, skipped: [] });
      const without = { ...expected, requests: expected.requests.filter(({ id }) => !ids.includes(id)) };
      expect(await seen(left.browser, true)).toEqual(without);
      const restored = (await importInto(left.browser, archived.text)).browser;
      expect(await seen(await merge(restored, b), true)).toEqual(expected);

      // The other browser keeps what only the first has archived.
      expect(await seen(await merge(b, archived.browser), true)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
}, 120_000);

test("a browser that begins with a backup knows the numbers of the archived requests", async () => {
  const portal = await administrator();
  const ids = [1, 2, 3].map(() => storedValue(portal.createRequest(requestForm)).id);
  storedValue(portal.setStatuses(ids.slice(1), "completed"));
  const { text } = await saved(portal);
  storedValue(await portal.removeExported(text));
  expect(storedValue(portal.createRequest(requestForm)).label).toBe("CR-0004");
  const fresh = await administrator();
  storedValue(await fresh.importBackup(await exported(portal)));
  expect(storedValue(fresh.createRequest(requestForm)).label).toBe("CR-0005");
  expect(labelsOf(fresh)).toEqual(["CR-0001", "CR-0004", "CR-0005"]);
});

test("requests without a stored number keep theirs while older ones are archived", async () => {
  const request = (id: number, status: string) => ({
    id,
    userId: 1,
    service: "S",
    industry: "I",
    description: "D",
    estimatedCost: 700,
    status,
    createdAt: `2026-01-0${id}`,
  });
  const lists = JSON.stringify([request(1, "completed"), request(2, "pending")]);
  const browser = browserWith([["serviceRequests", lists]]);
  const portal = await administrator(browser);
  const { text } = await saved(portal);
  storedValue(await portal.removeExported(text));
  expect(labelsOf(portal)).toEqual(["CR-0002"]);
  // The migration of the old lists does not bring the archived request back.
  browser.write("portal:takeover", "corrupt");
  expect(labelsOf(openPortal(browser))).toEqual(["CR-0002"]);
  storedValue(await portal.importBackup(text));
  expect(labelsOf(portal)).toEqual(["CR-0001", "CR-0002"]);
});

test("a request that changed after the file was written stays, whatever was done to it", async () => {
  const acts: ((other: FakePortal, id: string) => unknown)[] = [
    (other, id) => storedValue(other.setStatuses([id], "pending")),
    (other, id) => {
      for (const status of ["pending", "completed"] as const) storedValue(other.setStatuses([id], status));
    },
    (other, id) => storedValue(other.addComment(id, "One more thing")),
  ];
  for (const act of acts) {
    const { portal, browser, text, first, second } = await written();
    const other = openPortal(browser);
    act(other, second);
    expect(storedValue(await portal.removeExported(text))).toEqual({ removed: 1, left: 1 });
    const ids = (await reopened(browser)).requests.map(({ id }) => id);
    expect([ids.includes(first), ids.includes(second)]).toEqual([false, true]);
  }
});

test("a file has no open requests", async () => {
  const { portal, first, second, third } = await written();
  expect(await portal.exportClosed([third])).toMatchObject({ status: "refused" });
  storedValue(portal.setStatuses([first], "pending"));
  expect(await portal.exportClosed([first, second, third])).toMatchObject({ value: { requests: 1 } });
});

test("a second removal removes nothing, and one of a file that is not from here neither", async () => {
  const { portal, browser, text } = await written();
  const stranger = await administrator();
  const before = new Map(stranger.browser.data);
  const refusal = { status: "refused", message: expect.stringMatching(/Nothing was removed\.$/) };
  expect(await stranger.removeExported(text)).toEqual(refusal);
  expect(stranger.browser.data).toEqual(before);
  // A file that somebody has changed does not remove what is open.
  const forged = (await exported(portal)).replace("portal-backup", "portal-archive");
  expect(storedValue(await portal.removeExported(forged))).toEqual({ removed: 2, left: 1 });
  const after = new Map(browser.data);
  expect(await portal.removeExported(text)).toEqual(refusal);
  expect(browser.data).toEqual(after);
});

test("CSV rows of archived requests count as being here, and get no number of theirs", async () => {
  const { portal, text, first } = await written();
  storedValue(await portal.removeExported(text));
  const csv = [
    "Email,Service,Industry,Description,Id,Number",
    `${ADMINISTRATOR},Live Chat Support,Plumbing,D,${first},CR-0001`,
    `${ADMINISTRATOR},Live Chat Support,Plumbing,D,other,CR-0001`,
  ].join("\n");
  expect(storedValue(await portal.importCsv("requests", csv))).toMatchObject({
    existing: 1,
    records: [{ value: { id: "other" } }],
  });
  expect(labelsOf(portal)).toEqual(["CR-0003", "CR-0004"]);
});

/** What a tab shows that is opened now. */
async function reopened(browser: FakeBrowser) {
  return seen(browserWith(browser.data), true);
}

/** How many writes a removal has. */
const WRITES = 14;

test("with any write refused, all requests are moved or none, as the message says", async () => {
  const failure = fc.record({
    n: fc.integer({ min: 1, max: WRITES }),
    how: fc.constantFrom("full", "refused"),
    isLasting: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(failure, async ({ n, how, isLasting }) => {
      const { portal, browser, text, third } = await written();
      const before = await reopened(browser);
      const bytes = new Map(browser.data);
      browser.failWrites((count) => (isLasting ? count >= n : count === n), how);
      const outcome = await portal.removeExported(text);
      // One refusal is undone to the last byte.
      if (outcome.status === "refused" && !isLasting) expect(browser.data).toEqual(bytes);
      const after = await reopened(browser);
      if (outcome.status !== "refused") expect(after.requests.map(({ id }) => id)).toEqual([third]);
      else if (outcome.message.endsWith("Nothing was removed.")) expect(after).toEqual(before);
      else expect(outcome.message).toMatch(/A part of the requests may be gone from this browser\./);
      if (outcome.status === "unsaved") expect(portal.state().notice?.message).toBe(outcome.message);
      browser.failWrites(() => false);
      // Nothing is removed later that the message did not name, and with the file everything is back.
      storedValue(portal.addComment(third, "Later"));
      const others = (given: typeof before) => given.requests.filter(({ id }) => id !== third);
      if (outcome.status === "refused") expect(others(await reopened(browser))).toEqual(others(before));
      const restored = await importInto(browser, text);
      expect(restored.summary.skipped).toEqual([]);
      expect(others(await seen(restored.browser, true))).toEqual(others(before));
    }),
    { numRuns: 100 },
  );
});
