import { administrator, sample, type BackupFile } from "./testing/backup-fixtures";
import { createFakeBrowser } from "./testing/fake-browser";
import { openPortal, storedValue } from "./testing/fake-portal";

type Tamper = (backup: BackupFile) => unknown;

const first = <T extends object>(list: readonly T[], given: object): T[] =>
  list.map((item, index) => (index === 0 ? { ...item, ...given } : item));

/** Files that are no backup, each derived from a valid one. */
const hostile: [string, Tamper | string][] = [
  ["no content", ""],
  ["truncated JSON", (backup) => JSON.stringify(backup).slice(0, -20)],
  ["an HTML page", "<!doctype html><script>alert(1)</script>"],
  ["null", "null"],
  ["a list", (backup) => JSON.stringify([backup])],
  ["JSON of another format", '{"name":"left-pad","version":"1.3.0"}'],
  ["a newer version", (backup) => ({ ...backup, version: 2 })],
  ["another format name", (backup) => ({ ...backup, format: "backup" })],
  ["no users", (backup) => ({ ...backup, users: undefined })],
  ["users that are not a list", (backup) => ({ ...backup, users: { length: 1 } })],
  ["an own __proto__", (backup) => JSON.stringify(backup).replace("{", '{"__proto__":{"isAdmin":true},')],
  ["a session", (backup) => ({ ...backup, session: backup.users[0] })],
  ["50 MB", "[".repeat(50_000_000)],
  ["deep nesting", "[".repeat(100_000)],
];

/** Backups with one entry that is broken or malicious. */
const unsound: [string, Tamper][] = [
  [
    "an own __proto__ in a user",
    (backup) => JSON.stringify(backup).replace('"users":[{', '"users":[{"__proto__":{"isAdmin":true},'),
  ],
  ["an unknown field", (backup) => ({ ...backup, users: first(backup.users, { role: "administrator" }) })],
  ["isAdmin of the wrong type", (backup) => ({ ...backup, users: first(backup.users, { isAdmin: 1 }) })],
  [
    "a plain-text password",
    (backup) => ({ ...backup, users: first(backup.users, { password: "plain-secret" }) }),
  ],
  [
    "a hash with so many iterations that the page would hang",
    (backup) => ({
      ...backup,
      users: first(backup.users, { password: backup.users[0]?.password.replace("$600000$", "$99999999$") }),
    }),
  ],
  [
    "a duplicate user id",
    (backup) => ({ ...backup, users: [...backup.users, { ...backup.users[0], email: "x@x.example" }] }),
  ],
  ["a duplicate request", (backup) => ({ ...backup, requests: [...backup.requests, ...backup.requests] })],
  [
    "a cost that is text",
    (backup) => ({ ...backup, requests: first(backup.requests, { estimatedCost: "9" }) }),
  ],
  [
    "an infinite cost",
    (backup) => JSON.stringify(backup).replace(/"estimatedCost":\d+/, '"estimatedCost":1e999'),
  ],
  ["an unknown status", (backup) => ({ ...backup, requests: first(backup.requests, { status: "paid" }) })],
  ["an invalid date", (backup) => ({ ...backup, requests: first(backup.requests, { createdAt: "soon" }) })],
  ["a change before 1970", (backup) => ({ ...backup, changes: first(backup.changes, { at: -1 }) })],
];

test("at least 15 hostile files are tested", () =>
  expect(hostile.length + unsound.length).toBeGreaterThanOrEqual(15));

test.each(hostile)("a file with %s is refused and changes nothing", async (_name, tamper) => {
  const { backup } = await sample();
  const tampered = typeof tamper === "string" ? tamper : tamper(backup);
  const text = typeof tampered === "string" ? tampered : JSON.stringify(tampered);
  const browser = createFakeBrowser();
  const portal = await administrator(browser);
  const [before, records] = [new Map(browser.data), portal.state().records];
  const expected = {
    status: "refused",
    message: expect.stringMatching(/^This file cannot be imported: .+ Nothing was changed\.$/s),
  };
  expect(await portal.previewImport(text)).toEqual(expected);
  expect(await portal.importBackup(text)).toEqual(expected);
  expect(browser.data).toEqual(before);
  expect(portal.state().records).toEqual(records);
  expect({}).not.toHaveProperty("isAdmin");
});

test.each(unsound)(
  "a backup with %s is imported without the entry, and says which",
  async (_name, tamper) => {
    const { backup } = await sample();
    const tampered = tamper(backup);
    const text = typeof tampered === "string" ? tampered : JSON.stringify(tampered);
    const browser = createFakeBrowser();
    const portal = await administrator(browser);
    const preview = await portal.previewImport(text);
    const summary = storedValue(await portal.importBackup(text));
    expect(preview).toEqual({ status: "ready", value: summary });
    expect(summary.skipped).toEqual([
      { entry: expect.stringMatching(/^(users|requests|changes)\.\d$/), reason: expect.any(String) },
    ]);
    // Nothing of the entry: neither a second administrator nor a plain password nor a value that the schema forbids.
    const values = [...browser.data.values()].join();
    expect(values).not.toMatch(/plain-secret|\$99999999\$|"isAdmin":1|"role"|"soon"|"paid"|"at":-1/);
    expect(openPortal(browser).state()).toMatchObject({ quarantined: [], user: { isAdmin: true } });
    expect({}).not.toHaveProperty("isAdmin");
  },
);

/** Entries that contradict the data in this browser, and how many are skipped with them. */
test.each<[string, Tamper, number]>([
  [
    "an account's id under another email",
    (backup) => ({
      ...backup,
      users: first(backup.users, { email: "thief@x.example" }),
      requests: backup.requests.map((request) => ({ ...request, id: "new" })),
      changes: [{ ...backup.changes[0], requestId: "new", id: "new" }],
    }),
    3,
  ],
  [
    "a request with other content",
    (backup) => ({
      ...backup,
      requests: first(backup.requests, { estimatedCost: 1 }),
      changes: [...backup.changes, { ...backup.changes[0], status: "pending", id: "new", at: 8e15 }],
    }),
    2,
  ],
  [
    "a change with other content",
    (backup) => ({ ...backup, changes: first(backup.changes, { status: "pending" }) }),
    1,
  ],
  [
    "a customer as an administrator",
    (backup) => ({ ...backup, users: backup.users.map((user) => ({ ...user, isAdmin: true })) }),
    1,
  ],
])("%s for an existing id is skipped and changes nothing", async (_name, tamper, count) => {
  const { portal, backup } = await sample();
  const before = new Map(portal.state().records);
  const text = JSON.stringify(tamper(backup));
  const summary = storedValue(await portal.importBackup(text));
  expect(summary).toMatchObject({ users: 0, requests: 0, changes: 0 });
  expect(summary.skipped).toHaveLength(count);
  expect(portal.state().records).toEqual(before);
});

test("an import does not replace the password of an existing account", async () => {
  const { portal, backup, ada } = await sample();
  const changed = first(backup.users, {
    password: `pbkdf2-sha256$1$${"0".repeat(32)}$${"0".repeat(64)}`,
  });
  storedValue(await portal.importBackup(JSON.stringify({ ...backup, users: changed })));
  expect(storedValue(await portal.signIn({ email: ada.email, password: "ada-secret" })).isAdmin).toBe(false);
});
