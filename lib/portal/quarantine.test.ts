import { createFakeBrowser } from "./testing/fake-browser";
import { ADMINISTRATOR, openPortal, requestForm, signUpForm, storedValue } from "./testing/fake-portal";
import type { BackupFile } from "./testing/backup-fixtures";

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

/** Values that no version of the portal writes under a request's key. */
const corruptValues: [string, string][] = [
  ["an empty string", ""],
  ["white space", " \n"],
  ["truncated JSON", json(request).slice(0, -9)],
  ["a number", "42"],
  ["null", "null"],
  ["true", "true"],
  ["text", '"hello"'],
  ["a list", json([request])],
  ["text that is not JSON", "\u0000\u0001\ufffd<html>"],
  ["lone surrogates", "\ud800\udc00\ud800"],
  ["an empty object", "{}"],
  ["a version without fields", '{"v":1}'],
  ["a missing id", json({ ...request, id: undefined })],
  ["a number of the wrong type", json({ ...request, estimatedCost: "700" })],
  ["a negative cost", json({ ...request, estimatedCost: -1 })],
  ["an infinite cost", json(request).replace("700", "1e999")],
  ["an unknown status", json({ ...request, status: "done" })],
  ["an invalid date", json({ ...request, createdAt: "yesterday" })],
  ["an own __proto__", json(request).replace("{", '{"__proto__":{"isAdmin":true},')],
  ["an own constructor", json({ ...request, constructor: { prototype: {} } })],
  ["a newer version", json({ ...request, v: 2 })],
  ["an invalid version", json({ ...request, v: "1" })],
  ["another record's id", json({ ...request, id: "r2" })],
  ["another kind of record", json(user)],
  ["4 MB", "x".repeat(4_000_000)],
  ["a byte order mark", `\ufeff${json(request)}`],
  ["a trailing comma", '{"v":1,}'],
  ["single quotes", "{'v':1}"],
  ["NaN", json(request).replace("700", "NaN")],
  ["deep nesting", "[".repeat(50_000)],
  ["two objects", json(request).repeat(2)],
  ["a fraction as version", json({ ...request, v: 1.5 })],
  ["a negative version", json({ ...request, v: -1 })],
  ["a version of null", json({ ...request, v: null })],
  ["an unknown field", json({ ...request, colour: "blue" })],
  ["a date that is a number", json({ ...request, createdAt: 5 })],
  ["a thirteenth month", json({ ...request, createdAt: "2026-13-01T00:00:00.000Z" })],
  ["a description that is a list", json({ ...request, description: ["d"] })],
  ["an id that is a number", json({ ...request, id: 1 })],
  ["a missing user", json({ ...request, userId: undefined })],
  ["a cost of null", json({ ...request, estimatedCost: null })],
];

const keys = {
  request: "portal:request:r1",
  user: "portal:user:ada%40x.example:u1",
  change: "portal:change:r1:c1",
  event: "portal:event:r1:e1",
  bulk: "portal:bulk:b1",
  marker: "portal:takeover",
  unknown: "portal:novelty:1",
};

test("at least 40 kinds of corrupt values are tested", () =>
  expect(new Set(corruptValues.map(([, raw]) => raw)).size).toBeGreaterThanOrEqual(40));

describe.each(corruptValues)("%s", (_name, raw) => {
  // A valid user record is corrupt under every key except a user's.
  const targets = Object.entries(keys).filter(([kind]) => !(kind === "user" && raw === json(user)));

  test.each(targets)(
    "under the key of a %s: the portal works, exports the bytes and never overwrites them",
    async (_kind, key) => {
      const browser = createFakeBrowser();
      browser.write(key, raw);
      const portal = openPortal(browser);
      expect(portal.state()).toMatchObject({ loading: false, user: null, notice: null });
      expect(portal.state().quarantined).toEqual([{ key, raw, reason: expect.any(String) }]);
      expect(portal.effects.logged).toHaveLength(1);

      storedValue(await portal.signUp(signUpForm("ada@x.example")));
      storedValue(portal.createRequest(requestForm));
      storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
      const { id } = storedValue(portal.createRequest(requestForm));
      storedValue(portal.setStatus(id, "completed"));
      const file = await portal.exportBackup();
      if (file.status !== "ready") throw new Error(file.message);
      const backup = JSON.parse(file.value.text) as BackupFile;
      expect(backup.damaged.map((entry) => [entry.key, entry.raw])).toEqual([[key, raw]]);
      expect(backup.users).toHaveLength(2);

      const later = openPortal(browser);
      expect(later.state().allRequests).toHaveLength(2);
      expect(browser.data.get(key)).toBe(raw);
      expect(Object.prototype).not.toHaveProperty("isAdmin");
    },
  );

  test("as the session, the corrupt value is removed and logged", async () => {
    const browser = createFakeBrowser();
    browser.write("portal:session", raw);
    const portal = openPortal(browser);
    expect(portal.state()).toMatchObject({ user: null, quarantined: [] });
    expect(browser.data.has("portal:session")).toBe(false);
    expect(portal.effects.logged).toHaveLength(1);
    storedValue(await portal.signUp(signUpForm("ada@x.example")));
  });
});

test("a delayed write does not overwrite bytes that were corrupted meanwhile", async () => {
  const browser = createFakeBrowser();
  const key = "portal:user:ada%40x.example:u1";
  browser.write(key, json({ ...user, password: "plain-old" }));
  const tab = openPortal(browser);
  // The hash is longer than the plain-text password, so it does not fit and is written later.
  browser.limit(0);
  await tab.signIn({ email: user.email, password: "plain-old" });
  expect(browser.data.get(key)).toContain("plain-old");
  expect(tab.state().notice).toMatchObject({ problem: "full" });
  browser.limit(100_000);
  browser.write(key, "corrupt");
  tab.createRequest(requestForm);
  expect(browser.data.get(key)).toBe("corrupt");
  expect(openPortal(browser).state().quarantined).toMatchObject([{ key, raw: "corrupt" }]);
});
