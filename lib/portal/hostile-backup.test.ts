import type { Backup } from "./backup";
import { administrator, sample } from "./testing/backup-scenes";
import { createFakeBrowser } from "./testing/fake-browser";
import { storedValue } from "./testing/fake-edges";

type Spoil = (backup: Backup) => unknown;

const first = <T extends object>(list: readonly T[], given: object): T[] =>
  list.map((item, index) => (index === 0 ? { ...item, ...given } : item));

/** Files that are broken or mean harm; made from one that is in order. */
const hostile: [string, Spoil | string][] = [
  ["nothing", ""],
  ["truncated", (backup) => JSON.stringify(backup).slice(0, -20)],
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["null", "null"],
  ["a list", (backup) => JSON.stringify([backup])],
  ["something else's JSON", '{"name":"left-pad","version":"1.3.0"}'],
  ["a newer version", (backup) => ({ ...backup, version: 2 })],
  ["another format", (backup) => ({ ...backup, format: "backup" })],
  ["no users", (backup) => ({ ...backup, users: undefined })],
  ["users that are no list", (backup) => ({ ...backup, users: { length: 1 } })],
  ["own __proto__", (backup) => JSON.stringify(backup).replace("{", '{"__proto__":{"isAdmin":true},')],
  [
    "own __proto__ in a user",
    (backup) => JSON.stringify(backup).replace('"users":[{', '"users":[{"__proto__":{"isAdmin":true},'),
  ],
  [
    "a field that nobody knows",
    (backup) => ({ ...backup, users: first(backup.users, { role: "administrator" }) }),
  ],
  ["a session", (backup) => ({ ...backup, session: backup.users[0] })],
  ["isAdmin of a wrong type", (backup) => ({ ...backup, users: first(backup.users, { isAdmin: 1 }) })],
  ["a plain password", (backup) => ({ ...backup, users: first(backup.users, { password: "plain-secret" }) })],
  [
    "a hash that would stop the page",
    (backup) => ({
      ...backup,
      users: first(backup.users, { password: backup.users[0]?.password.replace("$600000$", "$99999999$") }),
    }),
  ],
  [
    "one id twice",
    (backup) => ({ ...backup, users: [...backup.users, { ...backup.users[0], email: "x@x.example" }] }),
  ],
  ["one request twice", (backup) => ({ ...backup, requests: [...backup.requests, ...backup.requests] })],
  [
    "a cost that is text",
    (backup) => ({ ...backup, requests: first(backup.requests, { estimatedCost: "9" }) }),
  ],
  [
    "a cost without end",
    (backup) => JSON.stringify(backup).replace(/"estimatedCost":\d+/, '"estimatedCost":1e999'),
  ],
  [
    "a status that is none",
    (backup) => ({ ...backup, requests: first(backup.requests, { status: "paid" }) }),
  ],
  [
    "a date that is none",
    (backup) => ({ ...backup, requests: first(backup.requests, { createdAt: "soon" }) }),
  ],
  ["a change in the future", (backup) => ({ ...backup, changes: first(backup.changes, { at: 8e15 }) })],
  ["a change at no time", (backup) => ({ ...backup, changes: first(backup.changes, { at: -1 }) })],
  ["50 MB", "[".repeat(50_000_000)],
  ["deep nesting", "[".repeat(100_000)],
];

test("there are at least 15 hostile files", () => expect(hostile.length).toBeGreaterThanOrEqual(15));

test.each(hostile)("a file with %s is refused whole", async (_name, spoil) => {
  const { backup } = await sample();
  const spoiled = typeof spoil === "string" ? spoil : spoil(backup);
  const text = typeof spoiled === "string" ? spoiled : JSON.stringify(spoiled);
  const browser = createFakeBrowser();
  const portal = await administrator(browser);
  const [before, records] = [new Map(browser.data), portal.state().records];
  const expected = {
    status: "refused",
    message: expect.stringMatching(/^This file cannot be imported: .+ Nothing was changed\.$/s),
  };
  expect(portal.previewImport(text)).toEqual(expected);
  expect(portal.importBackup(text)).toEqual(expected);
  expect(browser.data).toEqual(before);
  expect(portal.state().records).toEqual(records);
  expect({}).not.toHaveProperty("isAdmin");
});

/** Files that contradict what is here. */
test.each<[string, Spoil]>([
  [
    "an account's id under another email",
    (backup) => ({ ...backup, users: first(backup.users, { email: "thief@x.example" }) }),
  ],
  [
    "a request with other content",
    (backup) => ({ ...backup, requests: first(backup.requests, { estimatedCost: 1 }) }),
  ],
  [
    "a change with other content",
    (backup) => ({ ...backup, changes: first(backup.changes, { status: "pending" }) }),
  ],
  [
    "a customer as an administrator",
    (backup) => ({ ...backup, users: backup.users.map((user) => ({ ...user, isAdmin: true })) }),
  ],
])("%s, where the id is taken here, is refused whole", async (_name, spoil) => {
  const { portal, backup } = await sample();
  const before = new Map(portal.state().records);
  const text = JSON.stringify(spoil(backup));
  expect(portal.previewImport(text)).toMatchObject({ status: "refused" });
  expect(portal.importBackup(text)).toMatchObject({ status: "refused" });
  expect(portal.state().records).toEqual(before);
});

test("who is here with the same id keeps the account that is here", async () => {
  const { portal, backup, ada } = await sample();
  const changed = first(backup.users, {
    password: `pbkdf2-sha256$1$${"0".repeat(32)}$${"0".repeat(64)}`,
  });
  storedValue(portal.importBackup(JSON.stringify({ ...backup, users: changed })));
  expect(storedValue(await portal.signIn({ email: ada.email, password: "ada-secret" })).isAdmin).toBe(false);
});
