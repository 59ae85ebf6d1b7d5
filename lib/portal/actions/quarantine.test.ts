import { administrator } from "../testing/backup-fixtures";
import { createFakeBrowser } from "../testing/fake-browser";
import { requestForm, signUpForm, storedValue } from "../testing/fake-portal";

/** A browser with a customer's request and account, one of them corrupted, and the administrator signed in. */
async function setup(what: "request" | "user") {
  const browser = createFakeBrowser();
  const customer = await administrator(browser);
  storedValue(await customer.signUp(signUpForm("ada@x.example")));
  storedValue(customer.createRequest(requestForm));
  customer.stop();
  const [key = "", good = ""] =
    [...browser.data].find(([name]) => name.startsWith(`portal:${what}:${what === "user" ? "ada" : ""}`)) ??
    [];
  browser.write(key, good.slice(0, -1));
  return { browser, portal: await administrator(browser), key, good };
}

test("an unreadable value can be removed, and no other is", async () => {
  const { portal, key, browser } = await setup("request");
  browser.write("portal:novelty", "x");
  const entry = portal.state().quarantined.find((one) => one.key === key);
  const others = [...browser.data.keys()].filter((name) => name !== key);
  expect((await portal.removeEntry(entry!)).status).toBe("stored");
  expect([...browser.data.keys()]).toEqual(others);
  expect(portal.state().quarantined).toMatchObject([{ key: "portal:novelty" }]);
});

test("only an administrator can repair and remove", async () => {
  const { portal, browser, key } = await setup("request");
  const [entry] = portal.state().quarantined;
  storedValue(await portal.signIn({ email: "ada@x.example", password: "correct horse" }));
  expect(await portal.removeEntry(entry!)).toMatchObject({ status: "refused" });
  expect(browser.data.has(key)).toBe(true);
});

test("a value that another tab has changed meanwhile is left alone", async () => {
  const { portal, key, good, browser } = await setup("request");
  const [entry] = portal.state().quarantined;
  browser.write(key, good);
  expect(await portal.removeEntry(entry!)).toMatchObject({ status: "refused" });
  expect(browser.data.get(key)).toBe(good);
});

test("a removal can be undone, unless something else was stored meanwhile", async () => {
  const { portal, key, good, browser } = await setup("user");
  const [entry] = portal.state().quarantined;
  storedValue({ ...(await portal.removeEntry(entry!)), value: true });
  expect(browser.data.has(key)).toBe(false);
  storedValue({ ...(await portal.restoreEntry(entry!)), value: true });
  expect(browser.data.get(key)).toBe(entry!.raw);
  expect(portal.state().quarantined).toEqual([entry]);
  await portal.removeEntry(entry!);
  browser.write(key, good);
  expect(await portal.restoreEntry(entry!)).toMatchObject({ status: "refused" });
  expect(browser.data.get(key)).toBe(good);
});
