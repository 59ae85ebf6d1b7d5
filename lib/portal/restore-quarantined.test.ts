import type { BackupFile } from "./testing/backup-fixtures";
import { exported, sample } from "./testing/backup-fixtures";
import { openPortal } from "./testing/fake-portal";

/** A backup and its browser, in which an account and a request have been corrupted since. */
async function setup() {
  const { portal, text } = await sample();
  const { browser } = portal;
  const keyOf = (start: string) => [...browser.data.keys()].find((key) => key.startsWith(`portal:${start}`))!;
  const corruption = new Map([
    [keyOf("user:ada"), "half a reco"],
    [keyOf("request:"), ""],
  ]);
  for (const [key, raw] of corruption) browser.write(key, raw);
  return { portal, browser, text, corruption };
}

const bytes = (entries: Iterable<{ raw: string }>) => [...entries].map(({ raw }) => raw);

test("corrupted records are restored and their bytes moved to other keys", async () => {
  const { portal, browser, text, corruption } = await setup();
  expect(await portal.importBackup(text)).toMatchObject({
    status: "stored",
    value: { users: 1, requests: 1 },
  });
  expect(bytes(portal.state().quarantined).sort()).toEqual([...corruption.values()].sort());
  for (const [key, raw] of corruption) expect(browser.data.get(key)).not.toBe(raw);
});

/** Two copies, two removals and two restored records. */
const writes = [1, 2, 3, 4, 5, 6];
const failures = writes.flatMap((n) => [
  { name: `write ${n} fails`, n, fails: (count: number) => count === n },
  { name: `write ${n} and all later writes fail`, n, fails: (count: number) => count >= n },
]);

test.each(failures)(
  "an import is refused when $name, and all corrupted bytes stay available for export",
  async (failure) => {
    const { portal, browser, text, corruption } = await setup();
    browser.failWrites(failure.fails);
    expect(await portal.importBackup(text)).toMatchObject({ status: "refused" });
    const shown = portal.state().quarantined;
    // The listed keys are right, in this tab and in one opened afterwards.
    for (const { key, raw } of shown) expect(browser.data.get(key)).toBe(raw);
    for (const raw of corruption.values()) expect(bytes(shown)).toContain(raw);
    const later = bytes(openPortal(browser).state().quarantined);
    expect(later.sort()).toEqual(bytes(shown).sort());

    browser.failWrites(() => false);
    const { damaged } = JSON.parse(await exported(portal)) as BackupFile;
    for (const raw of corruption.values()) expect(bytes(damaged)).toContain(raw);
    expect((await portal.importBackup(text)).status).toBe("stored");
  },
);

test.each([1, 2])(
  "an import changes nothing when copy %d of the corrupted bytes cannot be written",
  async (n) => {
    const { portal, browser, text } = await setup();
    const before = new Map(browser.data);
    browser.failWrites((count) => count === n);
    expect(await portal.importBackup(text)).toMatchObject({ status: "refused" });
    expect(browser.data).toEqual(before);
  },
);
