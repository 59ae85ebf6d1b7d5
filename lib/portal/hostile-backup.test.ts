import { readBackup } from "./read-backup";
import { administrator, sample, type BackupFile } from "./testing/backup-fixtures";
import { openPortal, storedValue } from "./testing/fake-portal";

type Tamper = (backup: BackupFile) => unknown;

const textOf = (given: unknown) => (typeof given === "string" ? given : JSON.stringify(given));
const withFirst = (list: "users" | "requests" | "changes", given: object): Tamper => {
  const change = (items: readonly object[]) =>
    items.map((item, index) => (index === 0 ? { ...item, ...given } : item));
  return (backup) => ({ ...backup, [list]: change(backup[list]) });
};

/** Files that are no backup, most of them derived from one. */
const hostile: Record<string, Tamper> = {
  "no content": () => "",
  "truncated JSON": (backup) => textOf(backup).slice(0, -20),
  "an HTML page": () => "<!doctype html><script>alert(1)</script>",
  "a list": (backup) => [backup],
  "a newer version": (backup) => ({ ...backup, version: 2 }),
  "another format name": (backup) => ({ ...backup, format: "backup" }),
  "users that are not a list": (backup) => ({ ...backup, users: { length: 1 } }),
  "an own __proto__": (backup) => textOf(backup).replace("{", '{"__proto__":{"isAdmin":true},'),
  "a session": (backup) => ({ ...backup, session: backup.users[0] }),
  "50 MB": () => "[".repeat(50_000_000),
  "deep nesting": () => "[".repeat(100_000),
};

/** Backups with one entry that is broken or malicious. */
const unsound: Record<string, Tamper> = {
  "an own __proto__ in a user": (backup) =>
    textOf(backup).replace('"users":[{', '"users":[{"__proto__":{"isAdmin":true},'),
  "an unknown field": withFirst("users", { role: "administrator" }),
  "isAdmin of the wrong type": withFirst("users", { isAdmin: 1 }),
  "a plain-text password": withFirst("users", { password: "plain-secret" }),
  "so many iterations that the page would hang": (backup) => textOf(backup).replace("$600000$", "$99999999$"),
  "a duplicate user id": (backup) => ({
    ...backup,
    users: [...backup.users, { ...backup.users[0], email: "x@x.example" }],
  }),
  "a duplicate request": (backup) => ({ ...backup, requests: [...backup.requests, ...backup.requests] }),
  "a cost that is text": withFirst("requests", { estimatedCost: "9" }),
  "an infinite cost": (backup) => textOf(backup).replace(/"estimatedCost":\d+/, '"estimatedCost":1e999'),
  "an unknown status": withFirst("requests", { status: "paid" }),
  "an invalid date": withFirst("requests", { createdAt: "soon" }),
  "a change before 1970": withFirst("changes", { at: -1 }),
};

test("a file that is no backup is refused and changes nothing", async () => {
  const { backup } = await sample();
  const read = Object.entries(hostile).filter(
    ([, tamper]) => !("reason" in readBackup(textOf(tamper(backup)))),
  );
  expect(read).toEqual([]);
  const portal = await administrator();
  const before = new Map(portal.browser.data);
  const expected = {
    status: "refused",
    message: expect.stringMatching(/^This file cannot be imported: .+ Nothing was changed\.$/s),
  };
  expect(await portal.previewImport("null")).toEqual(expected);
  expect(await portal.importBackup("null")).toEqual(expected);
  expect(portal.browser.data).toEqual(before);
  expect({}).not.toHaveProperty("isAdmin");
});

test("a backup is imported without an entry that is not sound, and says which", async () => {
  const { backup } = await sample();
  const entry = expect.stringMatching(/^(users|requests|changes)\.\d$/);
  for (const [name, tamper] of Object.entries(unsound)) {
    const text = textOf(tamper(backup));
    const portal = await administrator();
    const preview = await portal.previewImport(text);
    const summary = storedValue(await portal.importBackup(text));
    expect([name, preview]).toEqual([name, { status: "ready", value: summary }]);
    expect([name, summary.skipped]).toEqual([name, [{ entry, reason: expect.any(String) }]]);
    // Nothing of the entry: neither a second administrator nor a plain password nor a value that the schema forbids.
    const values = [...portal.browser.data.values()].join();
    expect(values).not.toMatch(/plain-secret|\$99999999\$|"isAdmin":1|"role"|"soon"|"paid"|"at":-1/);
    expect(openPortal(portal.browser).state()).toMatchObject({ quarantined: [], user: { isAdmin: true } });
  }
});

/** Backups with an entry that contradicts the data in this browser, and how many are skipped with it. */
const contradicting: [string, Tamper, number][] = [
  [
    "an account's id under another email",
    (backup) => ({
      ...(withFirst("users", { email: "thief@x.example" })(backup) as BackupFile),
      requests: backup.requests.map((request) => ({ ...request, id: "new" })),
      changes: [{ ...backup.changes[0], requestId: "new", id: "new" }],
    }),
    3,
  ],
  [
    "a request with other content",
    (backup) => ({
      ...(withFirst("requests", { estimatedCost: 1 })(backup) as BackupFile),
      changes: [...backup.changes, { ...backup.changes[0], status: "pending", id: "new", at: 8e15 }],
    }),
    2,
  ],
  ["a change with other content", withFirst("changes", { status: "pending" }), 1],
  [
    "a customer as an administrator",
    (backup) => ({ ...backup, users: backup.users.map((user) => ({ ...user, isAdmin: true })) }),
    1,
  ],
];

test("an entry that contradicts one of the same id is skipped, with all that refers to it, and changes nothing", async () => {
  for (const [name, tamper, count] of contradicting) {
    const { portal, backup } = await sample();
    const before = new Map(portal.state().records);
    const summary = storedValue(await portal.importBackup(textOf(tamper(backup))));
    expect([name, summary.skipped.length]).toEqual([name, count]);
    expect(summary).toMatchObject({ users: 0, requests: 0, changes: 0 });
    expect(portal.state().records).toEqual(before);
  }
});
