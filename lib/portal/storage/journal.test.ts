import fc from "fast-check";
import { browserWith, createFakeBrowser } from "../testing/fake-browser";
import {
  ADMINISTRATOR,
  openPortal,
  requestForm,
  settled,
  signUpForm,
  storedValue,
} from "../testing/fake-portal";
import { replay, type Journal, type JournalEntry } from "./journal";
import { openSafeStorage } from "./safe-storage";

/** A journal in memory, which outlives the browser. */
function createJournal() {
  const entries = new Map<string, JournalEntry>();
  const journal: Journal = {
    note(key, raw) {
      if (raw === null) entries.delete(key);
      else entries.set(key, { raw, at: 0 });
    },
    read: async () => new Map(entries),
  };
  return { entries, journal };
}

/** A browser in which somebody has signed up, with a journal. */
async function noted(journal: Journal, email: string) {
  const browser = createFakeBrowser();
  const portal = openPortal(browser, { journal });
  await settled();
  storedValue(await portal.signUp(signUpForm(email)));
  return { browser, portal };
}

test("whatever had reached the disk when the browser was stopped, everything confirmed is there afterwards", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 3 }), { maxLength: 12 }), fc.nat(), async (steps, flushed) => {
      const { journal } = createJournal();
      const { browser, portal } = await noted(journal, ADMINISTRATOR);
      const disk = [new Map<string, string>(), new Map(browser.data)];
      for (const step of steps) {
        const ids = portal.state().allRequests.map(({ id }) => id);
        if (step === 0) storedValue(portal.setStatuses(ids, "completed"));
        else if (step === 1 && ids[0]) storedValue(portal.setStatuses([ids[0]], "in-progress"));
        else storedValue(portal.createRequest(requestForm));
        disk.push(new Map(browser.data));
      }
      const before = portal.state();
      portal.stop();

      const crashed = browserWith(disk[flushed % disk.length] ?? []);
      const after = openPortal(crashed, { journal });
      expect(after.state().loading).toBe(true);
      await settled();
      expect((await after.signIn(signUpForm(ADMINISTRATOR))).status).toBe("stored");
      expect(after.state().allRequests).toEqual(before.allRequests);
    }),
    { numRuns: 60 },
  );
});

test("what was erased or removed does not come back, from this tab or another program", async () => {
  const { journal, entries } = createJournal();
  const { browser, portal } = await noted(journal, ADMINISTRATOR);
  const { id } = storedValue(portal.createRequest(requestForm));
  browser.openTab().storage.removeItem(`portal:request:${id}`);
  await settled();
  expect([...entries.keys()].filter((key) => key.startsWith("portal:request:"))).toEqual([]);
  storedValue(portal.createRequest(requestForm));
  storedValue(await portal.eraseAll());
  expect(entries.size).toBe(0);
});

test("the session is not noted, and what has been in the storage for an hour is forgotten", async () => {
  const { journal, entries } = createJournal();
  const { browser } = await noted(journal, "ada@x.example");
  expect([...entries.keys()]).toEqual([expect.stringMatching(/^portal:user:/)]);
  const { storage } = browser.openTab();
  const safeStorage = openSafeStorage(() => storage);
  expect(await replay(journal, safeStorage, 59 * 60_000)).toBe(0);
  expect(entries.size).toBe(1);
  expect(await replay(journal, safeStorage, 61 * 60_000)).toBe(0);
  expect(entries.size).toBe(0);
});

test("a journal that fails or hangs does not keep the portal closed", async () => {
  const failing: Journal = { note: () => {}, read: () => Promise.reject(new Error("no")) };
  const hanging: Journal = { note: () => {}, read: () => new Promise(() => {}) };
  for (const journal of [failing, hanging]) {
    const portal = openPortal(createFakeBrowser(), { journal });
    await settled();
    expect(portal.state().loading).toBe(false);
    expect((await portal.signUp(signUpForm("ada@x.example"))).status).toBe("stored");
  }
});

test("a journal that answers late still brings back what was lost", async () => {
  const { journal, entries } = createJournal();
  await noted(journal, "ada@x.example");
  let answer = () => {};
  const read = async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return new Map(entries);
  };
  const browser = createFakeBrowser();
  const portal = openPortal(browser, { journal: { ...journal, read } });
  await settled();
  expect(portal.state().loading).toBe(false);
  answer();
  await settled();
  expect((await portal.signIn(signUpForm("ada@x.example"))).status).toBe("stored");
});

test("what is not the portal's is not written back, and a start says what was", async () => {
  const { journal, entries } = createJournal();
  (await noted(journal, ADMINISTRATOR)).portal.stop();
  const count = entries.size;
  for (const key of ["evil", "portal:novelty", "portal:session", "portal:request:x"])
    entries.set(key, { raw: "{}", at: 0 });
  const cleared = openPortal(createFakeBrowser(), { journal });
  await settled();
  expect([...cleared.browser.data.keys()].filter((key) => !key.startsWith("portal:user:"))).toEqual([]);
  expect(cleared.state().sessionMessage).toEqual({ kind: "restored", count });
  expect(entries.size).toBe(count);
});
