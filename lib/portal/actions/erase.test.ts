import { createFakeBrowser } from "../testing/fake-browser";
import { ADMINISTRATOR, openPortal, requestForm, signUpForm, storedValue } from "../testing/fake-portal";

/** A browser with records, a corrupt value, legacy data and a key of another program. */
async function fullBrowser(email: string) {
  const browser = createFakeBrowser();
  browser.write("portal:request:broken", "{");
  browser.write("users", "[42]");
  browser.write("serviceRequests", "[]");
  browser.write("theme", "dark");
  const portal = openPortal(browser);
  storedValue(await portal.signUp(signUpForm(email)));
  storedValue(portal.createRequest(requestForm));
  return { browser, portal };
}

test("an administrator can erase everything the portal has stored, and nothing else", async () => {
  const { browser, portal } = await fullBrowser(ADMINISTRATOR);
  expect(portal.state().quarantined).toHaveLength(2);
  expect(await portal.eraseAll()).toEqual({ status: "stored", value: null });
  expect([...browser.data.keys()]).toEqual(["theme"]);
  expect(portal.state()).toMatchObject({ user: null, ownRequests: [], allRequests: [], quarantined: [] });
  expect(openPortal(browser).state().user).toBeNull();
});

test("a customer cannot erase anything", async () => {
  const { browser, portal } = await fullBrowser("ada@x.example");
  const before = new Map(browser.data);
  expect(await portal.eraseAll()).toEqual({
    status: "refused",
    message: "Only an administrator can do this.",
  });
  expect(new Map(browser.data)).toEqual(before);
});

test("erasing is reported as unsaved when the storage refuses", async () => {
  const { browser, portal } = await fullBrowser(ADMINISTRATOR);
  browser.failWrites(() => true);
  expect((await portal.eraseAll()).status).toBe("unsaved");
});
