import { decode } from "./records/codec";
import { administrator, exported, sample, type BackupFile } from "./testing/backup-fixtures";
import { browserWith } from "./testing/fake-browser";
import { openPortal, portalOf, requestForm, storedValue } from "./testing/fake-portal";
import { aRequest, aUser } from "./testing/records";

const json = JSON.stringify;
const user = { v: 1, ...aUser("u1", "ada@x.example") };
const request = { v: 1, ...aRequest("r1", { estimatedCost: 700 }) };

/** Values that no version of the portal writes under a request's key. */
const corruptValues: Record<string, string> = {
  "an empty string": "",
  "truncated JSON": json(request).slice(0, -9),
  "a number": "42",
  null: "null",
  "a list": json([request]),
  "text that is not JSON": "\u0000\u0001\ufffd<html>",
  "lone surrogates": "\ud800\udc00\ud800",
  "a byte order mark": `\ufeff${json(request)}`,
  "deep nesting": "[".repeat(50_000),
  "4 MB": "x".repeat(4_000_000),
  "an empty object": "{}",
  "a version without fields": '{"v":1}',
  "a newer version": json({ ...request, v: 2 }),
  "a version that is text": json({ ...request, v: "1" }),
  "a fraction as version": json({ ...request, v: 0.5 }),
  "a missing id": json({ ...request, id: undefined }),
  "an id that is a number": json({ ...request, id: 1 }),
  "another record's id": json({ ...request, id: "r2" }),
  "another kind of record": json(user),
  "a cost that is text": json({ ...request, estimatedCost: "700" }),
  "a negative cost": json({ ...request, estimatedCost: -1 }),
  "an infinite cost": json(request).replace("700", "1e999"),
  "an unknown status": json({ ...request, status: "done" }),
  "an invalid date": json({ ...request, createdAt: "yesterday" }),
  "a thirteenth month": json({ ...request, createdAt: "2026-13-01T00:00:00.000Z" }),
  "an own __proto__": json(request).replace("{", '{"__proto__":{"isAdmin":true},'),
  "an own constructor": json({ ...request, constructor: { prototype: {} } }),
  "an unknown field": json({ ...request, colour: "blue" }),
};

const keys = [
  ...["portal:request:r1", "portal:user:ada%40x.example:u1", "portal:change:r1:c1", "portal:event:r1:e1"],
  ...["portal:bulk:b1", "portal:takeover", "portal:session", "portal:novelty:1"],
];

test("no corrupt value is read as a record, under whichever key", () => {
  const read = keys.flatMap((key) =>
    Object.entries(corruptValues).flatMap(([name, raw]) =>
      "record" in decode(key, raw) ? [`${name} under ${key}`] : [],
    ),
  );
  expect(read).toEqual(["another kind of record under portal:user:ada%40x.example:u1"]);
  expect(Object.prototype).not.toHaveProperty("isAdmin");
});

test("beside corrupt values the portal works, exports their bytes, never overwrites them and clears the session", async () => {
  const values = Object.values(corruptValues).filter((raw) => raw !== json(user));
  // Each value once, and each key with several of them.
  for (let n = 0; n < values.length; n += keys.length) {
    const corrupt = values.slice(n, n + keys.length).map((raw, index) => [keys[index] ?? "", raw] as const);
    const browser = browserWith(corrupt);
    const portal = openPortal(browser);
    expect(portal.state()).toMatchObject({ loading: false, user: null, notice: null });
    expect(portal.effects.logged).toHaveLength(corrupt.length);
    expect(browser.data.has("portal:session")).toBe(false);

    storedValue((await portalOf("ada@x.example", browser)).createRequest(requestForm));
    const chief = await administrator(browser);
    const { id } = storedValue(chief.createRequest(requestForm));
    storedValue(chief.setStatuses([id], "completed"));
    const left = corrupt.filter(([key]) => key !== "portal:session").sort(([a], [b]) => (a < b ? -1 : 1));
    const backup = JSON.parse(await exported(chief)) as BackupFile;
    expect(backup.damaged.map(({ key, raw }) => [key, raw])).toEqual(left);
    expect(backup.users).toHaveLength(2);

    expect(openPortal(browser).state().allRequests).toHaveLength(2);
    expect(left.filter(([key, raw]) => browser.data.get(key) !== raw)).toEqual([]);
  }
});

/** A backup and its browser, in which an account and a request have been corrupted since. */
async function corrupted() {
  const { portal, text, request } = await sample();
  const { browser } = portal;
  const keyOf = (start: string) => [...browser.data.keys()].find((key) => key.startsWith(`portal:${start}`))!;
  const corruption = new Map([
    [keyOf("user:ada"), "half a reco"],
    [keyOf("request:"), ""],
  ]);
  for (const [key, raw] of corruption) browser.write(key, raw);
  return { portal, browser, text, corruption, request };
}

const bytes = (entries: Iterable<{ raw: string }>) => [...entries].map(({ raw }) => raw).sort();

test("an import restores corrupted records and moves their bytes to other keys, once there is room", async () => {
  const { portal, browser, text, corruption, request } = await corrupted();
  const before = new Map(browser.data);
  browser.limit(0);
  expect(await portal.importBackup(text)).toMatchObject({ status: "refused" });
  expect(browser.data).toEqual(before);
  browser.limit(10_000);
  expect(storedValue(await portal.importBackup(text))).toMatchObject({ users: 1, requests: 1, changes: 0 });
  for (const tab of [portal, openPortal(browser)]) {
    expect(tab.state().allRequests).toMatchObject([{ ...request, status: "completed" }]);
    expect(bytes(tab.state().quarantined)).toEqual([...corruption.values()].sort());
    for (const { key } of tab.state().quarantined) expect(key).toMatch(/^portal:aside:/);
  }
});

test("whichever write of such an import fails, it is refused and all corrupted bytes stay available for export", async () => {
  // Two copies, two removals and two restored records.
  for (const n of [1, 2, 3, 4, 5, 6])
    for (const fails of [(count: number) => count === n, (count: number) => count >= n]) {
      const { portal, browser, text, corruption } = await corrupted();
      const before = new Map(browser.data);
      browser.failWrites(fails);
      expect(await portal.importBackup(text)).toMatchObject({ status: "refused" });
      // Nothing has changed when a copy cannot be written, if the others can be removed.
      if (n <= 2 && !fails(n + 1)) expect(browser.data).toEqual(before);
      const shown = portal.state().quarantined;
      // The listed keys are right, in this tab and in one opened afterwards.
      for (const { key, raw } of shown) expect(browser.data.get(key)).toBe(raw);
      expect(bytes(shown)).toEqual(expect.arrayContaining([...corruption.values()]));
      expect(bytes(openPortal(browser).state().quarantined)).toEqual(bytes(shown));

      browser.failWrites(() => false);
      const { damaged } = JSON.parse(await exported(portal)) as BackupFile;
      expect(bytes(damaged)).toEqual(expect.arrayContaining([...corruption.values()]));
      expect((await portal.importBackup(text)).status).toBe("stored");
    }
});
