import { browserWith } from "../testing/fake-browser";
import { ADMINISTRATOR, openPortal, portalOf, requestForm, storedValue } from "../testing/fake-portal";

/** An administrator in a browser with records, a corrupt value, legacy data and a key of another program. */
async function setup() {
  const browser = browserWith([
    ["portal:request:broken", "{"],
    ["users", "[42]"],
    ["serviceRequests", "[]"],
    ["theme", "dark"],
  ]);
  const portal = await portalOf(ADMINISTRATOR, browser);
  storedValue(portal.createRequest(requestForm));
  return { browser, portal };
}

test("an administrator can erase everything the portal has stored, and nothing else", async () => {
  const { browser, portal } = await setup();
  expect(portal.state().quarantined).toHaveLength(2);
  expect(await portal.eraseAll()).toEqual({ status: "stored", value: null });
  expect([...browser.data.keys()]).toEqual(["theme"]);
  expect(portal.state()).toMatchObject({ user: null, ownRequests: [], allRequests: [], quarantined: [] });
  expect(openPortal(browser).state().user).toBeNull();
});

test("erasing is reported as unsaved when the storage refuses", async () => {
  const { browser, portal } = await setup();
  browser.failWrites(() => true);
  expect((await portal.eraseAll()).status).toBe("unsaved");
});
