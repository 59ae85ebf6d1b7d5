import { createFakeBrowser } from "./testing/fake-browser";
import { ADMINISTRATOR, openPortal, requestForm, signUpForm, storedValue } from "./testing/fake-edges";
import type { Backup } from "./backup";

const user = {
  v: 1,
  id: "u1",
  email: "ada@x.example",
  password: "x",
  firstName: "Ada",
  lastName: "Reid",
  company: "",
  isAdmin: false,
  createdAt: "2026-01-01T00:00:00.000Z",
};
const request = {
  v: 1,
  id: "r1",
  userId: "u1",
  service: "s",
  industry: "i",
  description: "d",
  status: "pending",
  priority: "low",
  createdAt: "2026-01-01",
  estimatedCost: 700,
};
const json = JSON.stringify;

/** Kinds of value that no version of ours writes under a request's key. */
const blobs: [string, string][] = [
  ["nothing", ""],
  ["white space", " \n"],
  ["truncated JSON", json(request).slice(0, -9)],
  ["a number", "42"],
  ["null", "null"],
  ["true", "true"],
  ["text", '"hello"'],
  ["a list", json([request])],
  ["no JSON at all", "\u0000\u0001\ufffd<html>"],
  ["lone surrogates", "\ud800\udc00\ud800"],
  ["an empty object", "{}"],
  ["a version without fields", '{"v":1}'],
  ["a missing id", json({ ...request, id: undefined })],
  ["a number of the wrong type", json({ ...request, estimatedCost: "700" })],
  ["a cost below nought", json({ ...request, estimatedCost: -1 })],
  ["an infinite cost", json(request).replace("700", "1e999")],
  ["a status that is none", json({ ...request, status: "done" })],
  ["a date that is none", json({ ...request, createdAt: "yesterday" })],
  ["own __proto__", json(request).replace("{", '{"__proto__":{"isAdmin":true},')],
  ["own constructor", json({ ...request, constructor: { prototype: {} } })],
  ["a newer version", json({ ...request, v: 2 })],
  ["a version that is none", json({ ...request, v: "1" })],
  ["another record's id", json({ ...request, id: "r2" })],
  ["another kind of record", json(user)],
  ["4 MB", "x".repeat(4_000_000)],
];

const keys = {
  request: "portal:request:r1",
  user: "portal:user:ada%40x.example:u1",
  change: "portal:change:r1:c1",
  mark: "portal:takeover",
  unknown: "portal:novelty:1",
};

test("there are at least 20 kinds of damage", () => expect(blobs.length).toBeGreaterThanOrEqual(20));

describe.each(blobs)("%s", (_name, raw) => {
  // What is right under one key is damage under another; a user under a user's key is none.
  const targets = Object.entries(keys).filter(([kind]) => !(kind === "user" && raw === json(user)));

  test.each(targets)(
    "under the key of a %s: works, exports the bytes, and never writes over them",
    async (_kind, key) => {
      const browser = createFakeBrowser();
      browser.write(key, raw);
      const portal = openPortal(browser);
      expect(portal.state()).toMatchObject({ loading: false, user: null, notice: null });
      expect(portal.state().damaged).toEqual([{ key, raw, reason: expect.any(String) }]);
      expect(portal.edges.logged).toHaveLength(1);

      storedValue(await portal.signUp(signUpForm("ada@x.example")));
      storedValue(portal.createRequest(requestForm));
      storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
      const { id } = storedValue(portal.createRequest(requestForm));
      storedValue(portal.setStatus(id, "completed"));
      const file = await portal.exportBackup();
      if (file.status !== "ready") throw new Error(file.message);
      const backup = JSON.parse(file.value.text) as Backup;
      expect(backup.damaged.map((entry) => [entry.key, entry.raw])).toEqual([[key, raw]]);
      expect(backup.users).toHaveLength(2);

      const later = openPortal(browser);
      expect(later.state().allRequests).toHaveLength(2);
      expect(browser.data.get(key)).toBe(raw);
      expect(Object.prototype).not.toHaveProperty("isAdmin");
    },
  );

  test("as the session: it is cleared and logged", async () => {
    const browser = createFakeBrowser();
    browser.write("portal:session", raw);
    const portal = openPortal(browser);
    expect(portal.state()).toMatchObject({ user: null, damaged: [] });
    expect(browser.data.has("portal:session")).toBe(false);
    expect(portal.edges.logged).toHaveLength(1);
    storedValue(await portal.signUp(signUpForm("ada@x.example")));
  });
});

test("a write that was put off does not go over bytes that were damaged in the meantime", async () => {
  const browser = createFakeBrowser();
  const key = "portal:user:ada%40x.example:u1";
  browser.write(key, json({ ...user, password: "plain-old" }));
  const tab = openPortal(browser);
  // The new hash is longer than the plain password, and has to wait.
  browser.limit(0);
  await tab.signIn({ email: user.email, password: "plain-old" });
  expect(browser.data.get(key)).toContain("plain-old");
  expect(tab.state().notice).toMatchObject({ problem: "full" });
  browser.limit(100_000);
  browser.write(key, "damaged");
  tab.createRequest(requestForm);
  expect(browser.data.get(key)).toBe("damaged");
  expect(openPortal(browser).state().damaged).toMatchObject([{ key, raw: "damaged" }]);
});
