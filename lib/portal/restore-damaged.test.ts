import type { Backup } from "./backup";
import { exported, sample } from "./testing/backup-scenes";
import { openPortal } from "./testing/fake-edges";

/** A backup, and the browser it comes from, in which an account and a request are damaged since. */
async function damagedScene() {
  const { portal, text } = await sample();
  const { browser } = portal;
  const keyOf = (start: string) => [...browser.data.keys()].find((key) => key.startsWith(`portal:${start}`))!;
  const damage = new Map([
    [keyOf("user:ada"), "half a reco"],
    [keyOf("request:"), ""],
  ]);
  for (const [key, raw] of damage) browser.write(key, raw);
  return { portal, browser, text, damage };
}

const bytes = (entries: Iterable<{ raw: string }>) => [...entries].map(({ raw }) => raw);

test("damaged records are restored, and their bytes are kept elsewhere", async () => {
  const { portal, browser, text, damage } = await damagedScene();
  expect(portal.importBackup(text)).toMatchObject({ status: "stored", value: { users: 1, requests: 1 } });
  expect(bytes(portal.state().damaged).sort()).toEqual([...damage.values()].sort());
  for (const [key, raw] of damage) expect(browser.data.get(key)).not.toBe(raw);
});

/** Two copies, two removals, and the two records that come back. */
const writes = [1, 2, 3, 4, 5, 6];
const failures = writes.flatMap((n) => [
  { name: `write ${n} fails`, n, fails: (count: number) => count === n },
  { name: `write ${n} and all that follow fail`, n, fails: (count: number) => count >= n },
]);

test.each(failures)(
  "an import is refused when $name, and no damaged byte is lost from sight",
  async (failure) => {
    const { portal, browser, text, damage } = await damagedScene();
    browser.failWrites(failure.fails);
    expect(portal.importBackup(text)).toMatchObject({ status: "refused" });
    const shown = portal.state().damaged;
    // Each is where the portal says it is, in this tab and in one that is opened afterwards.
    for (const { key, raw } of shown) expect(browser.data.get(key)).toBe(raw);
    for (const raw of damage.values()) expect(bytes(shown)).toContain(raw);
    const later = bytes(openPortal(browser).state().damaged);
    expect(later.sort()).toEqual(bytes(shown).sort());

    browser.failWrites(() => false);
    const { damaged } = JSON.parse(await exported(portal)) as Backup;
    for (const raw of damage.values()) expect(bytes(damaged)).toContain(raw);
    expect(portal.importBackup(text).status).toBe("stored");
  },
);

test.each([1, 2])(
  "an import that finds no room for copy %d of what is damaged changes nothing",
  async (n) => {
    const { portal, browser, text } = await damagedScene();
    const before = new Map(browser.data);
    browser.failWrites((count) => count === n);
    expect(portal.importBackup(text)).toMatchObject({ status: "refused" });
    expect(browser.data).toEqual(before);
  },
);
