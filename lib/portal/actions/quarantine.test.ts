import { administrator } from "../testing/backup-fixtures";
import { createFakeBrowser } from "../testing/fake-browser";
import { openPortal, requestForm, settled, signUpForm, storedValue } from "../testing/fake-portal";

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

test.each(["request", "user"] as const)("an unreadable %s can be repaired", async (what) => {
  const { portal, key, good, browser } = await setup(what);
  const [entry] = portal.state().quarantined;
  expect(entry?.key).toBe(key);
  expect(await portal.repairEntry(entry!, "{}")).toMatchObject({ status: "refused" });
  expect(browser.data.get(key)).toBe(entry?.raw);
  expect(await portal.repairEntry(entry!, good)).toEqual({ status: "stored", value: null });
  expect(portal.state()).toMatchObject({ quarantined: [], customers: [{ email: "ada@x.example" }] });
  expect(openPortal(browser).state().allRequests).toHaveLength(1);
});

test("an unreadable value can be removed, and no other is", async () => {
  const { portal, key, browser } = await setup("request");
  browser.write("portal:novelty", "x");
  const entry = portal.state().quarantined.find((one) => one.key === key);
  const others = [...browser.data.keys()].filter((name) => name !== key);
  expect((await portal.removeEntry(entry!)).status).toBe("stored");
  expect([...browser.data.keys()]).toEqual(others);
  expect(portal.state().quarantined).toMatchObject([{ key: "portal:novelty" }]);
});

test("a value that another tab has repaired meanwhile is left alone", async () => {
  const { portal, key, good, browser } = await setup("request");
  const [entry] = portal.state().quarantined;
  browser.write(key, good);
  expect(await portal.removeEntry(entry!)).toMatchObject({ status: "refused" });
  expect(await portal.repairEntry(entry!, good)).toMatchObject({ status: "refused" });
  expect(browser.data.get(key)).toBe(good);
});

test("a repair and a removal can be undone, unless the value was changed meanwhile", async () => {
  const { portal, key, good, browser } = await setup("request");
  const [entry] = portal.state().quarantined;
  await portal.repairEntry(entry!, good);
  expect((await portal.restoreEntry(entry!, good)).status).toBe("stored");
  expect(portal.state().quarantined).toEqual([entry]);
  expect(portal.state().allRequests).toEqual([]);
  await portal.removeEntry(entry!);
  expect(browser.data.has(key)).toBe(false);
  expect((await portal.restoreEntry(entry!, null)).status).toBe("stored");
  expect(browser.data.get(key)).toBe(entry!.raw);
  browser.write(key, good);
  expect(await portal.restoreEntry(entry!, null)).toMatchObject({ status: "refused" });
  expect(browser.data.get(key)).toBe(good);
});

test("only an administrator can repair and remove", async () => {
  const { portal, browser, key } = await setup("request");
  const [entry] = portal.state().quarantined;
  storedValue(await portal.signIn({ email: "ada@x.example", password: "correct horse" }));
  expect(await portal.removeEntry(entry!)).toMatchObject({ status: "refused" });
  expect(browser.data.has(key)).toBe(true);
});

test("a repaired list in the legacy format is migrated, and its passwords are hashed", async () => {
  const browser = createFakeBrowser();
  const old = { id: "1", email: "old@x.example", password: "plain-old" };
  browser.write("users", `[${JSON.stringify(old)},{"id":2}]`);
  const portal = await administrator(browser);
  const [entry] = portal.state().quarantined;
  expect((await portal.repairEntry(entry!, JSON.stringify([old]))).status).toBe("stored");
  await settled();
  expect(portal.state().quarantined).toEqual([]);
  expect([...browser.data.values()].join()).not.toContain("plain-old");
  expect(storedValue(await portal.signIn(old)).email).toBe(old.email);
});

test("signing in to an unreadable account says so, and signing up again joins it after the repair", async () => {
  const { browser, good } = await setup("user");
  const tab = openPortal(browser, {
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });
  tab.signOut();
  expect(await tab.signIn({ email: "ADA@x.example", password: "correct horse" })).toMatchObject({
    status: "refused",
    message: expect.stringContaining("cannot be read"),
  });
  expect(await tab.signIn({ email: "bob@x.example", password: "correct horse" })).toMatchObject({
    message: "Invalid email or password",
  });
  storedValue(await tab.signUp(signUpForm("ada@x.example", "new-secret")));
  expect(tab.state().ownRequests).toEqual([]);
  const portal = await administrator(browser);
  storedValue(
    (await portal.repairEntry(portal.state().quarantined[0]!, good)) as { status: string; value: null },
  );
  storedValue(await portal.signIn({ email: "ada@x.example", password: "new-secret" }));
  expect(portal.state().ownRequests).toHaveLength(1);
});
