import { administrator, sample } from "../testing/backup-fixtures";
import { createFakeBrowser } from "../testing/fake-browser";
import { openPortal, requestForm, signUpForm, storedValue } from "../testing/fake-portal";

/** A browser with a request of its own, into which a backup was imported. */
async function imported() {
  const browser = createFakeBrowser();
  const bob = await administrator(browser);
  storedValue(await bob.signUp(signUpForm("bob@x.example")));
  storedValue(bob.createRequest(requestForm));
  const portal = await administrator(browser);
  const before = new Map(browser.data);
  const { undo } = storedValue(await portal.importBackup((await sample()).text));
  const added = browser.data.size - before.size;
  /** How many of the imported records are stored. Nothing else may have changed. */
  const left = () => {
    for (const [key, bytes] of before) expect([key, browser.data.get(key)]).toEqual([key, bytes]);
    return browser.data.size - before.size;
  };
  return { browser, portal, before, added, left, undo: undo! };
}

/** The undo removes three records; two more counts check that the later ones are never reached. */
const counts = [1, 2, 3, 4, 5];
const WHICH = {
  alone: (n: number) => (count: number) => count === n,
  "and all later ones": (n: number) => (count: number) => count >= n,
};

describe.each(Object.entries(WHICH))("write n %s fails", (which, failing) => {
  test.each(counts)("n = %d, full: the undo of an import needs no room", async (n) => {
    const { browser, portal, left, undo } = await imported();
    browser.failWrites(failing(n), "full");
    expect(undo()).toEqual({ status: "stored", value: null });
    expect(left()).toBe(0);
    expect(portal.state()).toMatchObject({ notice: null, unsaved: false });
  });

  test.each(counts)("n = %d, refused: the undo says so, and is completed once it can be", async (n) => {
    const { browser, portal, added, left, undo } = await imported();
    browser.failWrites(failing(n));
    const outcome = undo();
    const { notice, unsaved } = portal.state();
    const refused = Math.max(0, which === "alone" ? Number(n <= added) : added - n + 1);
    expect(left()).toBe(refused);
    if (refused === 0) expect(outcome).toEqual({ status: "stored", value: null });
    else expect(outcome).toEqual({ status: "unsaved", value: null, message: notice?.message });
    expect(unsaved).toBe(refused > 0);
    // A tab that is opened now shows what is left, and can read all of it.
    const reopened = openPortal(browser);
    expect(reopened.state().quarantined).toEqual([]);
    reopened.stop();
    browser.failWrites(() => false);
    portal.tab.dispatch("storage", "portal:request:other");
    expect(left()).toBe(0);
    expect(portal.state()).toMatchObject({ notice: null, unsaved: false });
  });
});

test("the undo of an import makes room for what could not be stored, and the notice stays until it is", async () => {
  const { browser, portal, before, undo } = await imported();
  browser.limit(0);
  expect(portal.createRequest(requestForm).status).toBe("unsaved");
  const requests = () => {
    const tab = openPortal(browser);
    tab.stop();
    return tab.state().allRequests.length;
  };
  // Removals come last, so that nothing goes before what replaces it is stored.
  expect(undo().status).toBe("stored");
  expect([requests(), portal.state().notice?.problem]).toEqual([1, "full"]);
  portal.tab.dispatch("storage", "portal:request:other");
  expect([requests(), portal.state().notice]).toEqual([2, null]);
  for (const [key, bytes] of before) expect(browser.data.get(key)).toBe(bytes);
});
