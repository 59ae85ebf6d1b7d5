import { administrator, exported } from "../testing/backup-fixtures";
import { fastDerive, openPortal, portalOf, storedValue } from "../testing/fake-portal";

const OLD = "correct horse";
const NEW = "giraffe kettle window";
const form = { currentPassword: OLD, password: NEW, confirmPassword: NEW };
const email = "ada@x.example";
const refused = { status: "refused" };

async function ada() {
  const portal = await portalOf(email);
  return { portal, browser: portal.browser };
}

const hashesIn = (data: ReadonlyMap<string, string>) =>
  [...data.values()].flatMap((value) => value.match(/pbkdf2[^"]+/g) ?? []);

test("after a change only the new password signs in, and no hash of the old one is left", async () => {
  const { portal, browser } = await ada();
  const before = hashesIn(browser.data);
  storedValue(await portal.changePassword(form));
  expect(hashesIn(browser.data).filter((hash) => before.includes(hash))).toEqual([]);
  expect(portal.state().user?.email).toBe(email);
  const other = openPortal(browser);
  expect(await other.signIn({ email, password: OLD })).toMatchObject(refused);
  storedValue(await other.signIn({ email, password: NEW }));
  const back = { currentPassword: NEW, password: OLD, confirmPassword: OLD };
  storedValue(await portal.changePassword(back));
  expect(new Set(hashesIn(browser.data)).size).toBe(1);
});

test("a changed password is confirmed and nothing is left unsaved, whichever later write is refused", async () => {
  for (let n = 2; n <= 4; n += 1) {
    const { portal, browser } = await ada();
    browser.failWrites((count) => count >= n);
    storedValue(await portal.changePassword(form));
    expect(portal.state()).toMatchObject({ unsaved: false, notice: null });
    browser.failWrites(() => false);
    const other = openPortal(browser);
    storedValue(await other.signIn({ email, password: NEW }));
    expect(await other.signIn({ email, password: OLD })).toMatchObject(refused);
  }
});

test("a form that is incomplete, wrong or has a password that anybody would guess is refused, and nothing is stored", async () => {
  const { portal, browser } = await ada();
  const before = new Map(browser.data);
  const twice = (password: string) => ({ password, confirmPassword: password });
  for (const [given, field, message] of [
    [{ currentPassword: "" }, "currentPassword", "Please enter your current password."],
    [{ password: "" }, "password", "Please enter a new password."],
    [{ confirmPassword: "" }, "confirmPassword", "Please repeat the password."],
    [{ confirmPassword: "other" }, "confirmPassword", "Passwords do not match."],
    [twice("abc"), "password", "Password must be at least 6 characters"],
    [{ currentPassword: "wrong" }, "currentPassword", /^The current password is not right\./],
    [twice(OLD), "password", /^This is your current password\./],
    [twice("Password1"), "password", /^This password is among the first/],
    [twice(email), "password", /^This password is among the first/],
  ] as const)
    expect(await portal.changePassword({ ...form, ...given })).toEqual({
      status: "refused",
      field,
      message: expect.stringMatching(message),
    });
  expect(browser.data).toEqual(before);
});

test("the password of a demo account cannot be changed, because the sign-in page shows it", async () => {
  const demo = { email, password: OLD, firstName: "A", lastName: "B", company: "" };
  const portal = openPortal(undefined, {}, { demoAccounts: [demo] });
  storedValue(await portal.signIn(demo));
  expect(await portal.changePassword(form)).toMatchObject(refused);
  portal.signOut();
  storedValue(await portal.signIn(demo));
});

test("when two tabs change the password at once, one is refused and the other's password works", async () => {
  const { portal, browser } = await ada();
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const derive: typeof fastDerive = async (...args) => gate.then(() => fastDerive(...args));
  const slow = openPortal(browser, { derive });
  const late = slow.changePassword({
    ...form,
    password: "window kettle",
    confirmPassword: "window kettle",
  });
  expect(await portal.changePassword(form)).toMatchObject({ status: "stored" });
  release();
  expect(await late).toMatchObject({ status: "refused" });
  expect(await portal.signIn({ email, password: NEW })).toMatchObject({ status: "stored" });
});

test("a tab that was signed out while the password was hashed changes nothing", async () => {
  const { portal, browser } = await ada();
  const pending = portal.changePassword(form);
  portal.signOut();
  expect(await pending).toMatchObject({ status: "refused", message: "Please sign in first." });
  expect(await openPortal(browser).signIn({ email, password: OLD })).toMatchObject({ status: "stored" });
});

test("a backup has the new password only, and an import never changes one", async () => {
  const { portal, browser } = await ada();
  const early = await exported(await administrator(browser));
  storedValue(await portal.signIn({ email, password: OLD }));
  storedValue(await portal.changePassword(form));
  const late = await exported(await administrator(browser));

  // Into a new browser: the account with its new password.
  const elsewhere = await administrator();
  storedValue(await elsewhere.importBackup(late));
  expect(await elsewhere.signIn({ email, password: OLD })).toMatchObject(refused);
  storedValue(await elsewhere.signIn({ email, password: NEW }));

  // Into a browser that has the account: its password stays, and the import says so.
  const old = await administrator();
  storedValue(await old.importBackup(early));
  expect(storedValue(await old.importBackup(late)).skipped).toEqual([
    { entry: expect.stringMatching(/^events: /), reason: "the account here keeps its password" },
  ]);
  storedValue(await old.signIn({ email, password: OLD }));
  expect(storedValue(await portal.importBackup(early)).skipped).toEqual([]);
  storedValue(await portal.signIn({ email, password: NEW }));
});

test("a password that is no hash is not imported", async () => {
  const { portal, browser } = await ada();
  const { id } = portal.state().user!;
  const chief = await administrator(browser);
  const event = { id: "e", subject: id, at: 1, by: id, type: "password", hash: "plain" };
  const text = JSON.stringify({ ...JSON.parse(await exported(chief)), events: [event] });
  expect(storedValue(await chief.importBackup(text)).skipped).toEqual([
    { entry: "events.0", reason: "hash: not a hash" },
  ]);
});
