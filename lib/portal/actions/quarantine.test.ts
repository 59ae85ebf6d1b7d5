import { administrator } from "../testing/backup-fixtures";
import { portalOf, requestForm, storedValue } from "../testing/fake-portal";

/** A browser with a customer's request, which is corrupted, and the administrator signed in. */
async function setup() {
  const customer = await portalOf("ada@x.example");
  const { browser } = customer;
  const key = `portal:request:${storedValue(customer.createRequest(requestForm)).id}`;
  const good = browser.data.get(key) ?? "";
  browser.write(key, good.slice(0, -1));
  const portal = await administrator(browser);
  return { browser, portal, key, good, entry: portal.state().quarantined[0]! };
}

test("an unreadable value can be removed, and no other is", async () => {
  const { portal, entry, browser } = await setup();
  browser.write("portal:novelty", "x");
  const others = [...browser.data.keys()].filter((name) => name !== entry.key);
  storedValue(await portal.removeEntry(entry));
  expect([...browser.data.keys()]).toEqual(others);
  expect(portal.state().quarantined).toMatchObject([{ key: "portal:novelty" }]);
});

test("a value that another tab has changed meanwhile is left alone", async () => {
  const { portal, key, good, browser, entry } = await setup();
  browser.write(key, good);
  expect(await portal.removeEntry(entry)).toMatchObject({ status: "refused" });
  expect(browser.data.get(key)).toBe(good);
});

test("a removal can be undone, unless something else was stored meanwhile", async () => {
  const { portal, key, good, browser, entry } = await setup();
  storedValue(await portal.removeEntry(entry));
  expect(browser.data.has(key)).toBe(false);
  storedValue(await portal.restoreEntry(entry));
  expect(browser.data.get(key)).toBe(entry.raw);
  expect(portal.state().quarantined).toEqual([entry]);
  await portal.removeEntry(entry);
  browser.write(key, good);
  expect(await portal.restoreEntry(entry)).toMatchObject({ status: "refused" });
  expect(browser.data.get(key)).toBe(good);
});
