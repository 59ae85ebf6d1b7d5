import { randomBytes } from "../testing/backup-fixtures";
import { createFakeBrowser } from "../testing/fake-browser";
import { ADMINISTRATOR, fastDerive, openPortal, signUpForm, storedValue } from "../testing/fake-portal";

const OLD = "correct horse";
const NEW = "giraffe kettle window";
const form = { currentPassword: OLD, password: NEW, confirmPassword: NEW };
const email = "ada@x.example";

async function ada(browser = createFakeBrowser()) {
  const portal = openPortal(browser, { randomBytes });
  storedValue(await portal.signUp(signUpForm(email, OLD)));
  return { portal, account: await portal.openAccount(), browser };
}

const hashesIn = (data: ReadonlyMap<string, string>) =>
  [...data.values()].flatMap((value) => value.match(/pbkdf2[^"]+/g) ?? []);

test("after a change only the new password signs in, and no hash of the old one is left", async () => {
  const { portal, account, browser } = await ada();
  const before = hashesIn(browser.data);
  storedValue(await account.changePassword(form).then(withValue));
  expect(hashesIn(browser.data).filter((hash) => before.includes(hash))).toEqual([]);
  expect(portal.state().user?.email).toBe(email);
  const other = openPortal(browser);
  expect(await other.signIn({ email, password: OLD })).toMatchObject({ status: "refused" });
  expect(await other.signIn({ email, password: NEW })).toMatchObject({ status: "stored" });
  storedValue(
    await account
      .changePassword({ currentPassword: NEW, password: OLD, confirmPassword: OLD })
      .then(withValue),
  );
  expect(new Set(hashesIn(browser.data)).size).toBe(1);
});

/** The outcome has no value of its own. */
const withValue = <T extends { status: string }>(outcome: T) => ({ ...outcome, value: true });

test.each([
  [{ ...form, currentPassword: "" }, "currentPassword", "Please enter your current password."],
  [{ ...form, password: "" }, "password", "Please enter a new password."],
  [{ ...form, confirmPassword: "" }, "confirmPassword", "Please repeat the password."],
  [{ ...form, confirmPassword: "other" }, "confirmPassword", "Passwords do not match."],
  [
    { ...form, password: "abc", confirmPassword: "abc" },
    "password",
    "Password must be at least 6 characters",
  ],
  [{ ...form, currentPassword: "wrong" }, "currentPassword", /^The current password is not right\./],
  [{ ...form, password: OLD, confirmPassword: OLD }, "password", /^This is your current password\./],
  [
    { ...form, password: "Password1", confirmPassword: "Password1" },
    "password",
    /^This password is among the first/,
  ],
  [{ ...form, password: email, confirmPassword: email }, "password", /^This password is among the first/],
])("%j is refused at %s, and nothing is stored", async (given, field, message) => {
  const { account, browser } = await ada();
  const before = new Map(browser.data);
  const outcome = await account.changePassword(given);
  expect(outcome).toMatchObject({ status: "refused", field });
  if (outcome.status === "refused") expect(outcome.message).toMatch(message);
  expect(browser.data).toEqual(before);
});

test("the password of a demo account cannot be changed, because the sign-in page shows it", async () => {
  const demo = { email, password: OLD, firstName: "A", lastName: "B", company: "" };
  const portal = openPortal(createFakeBrowser(), {}, { demoAccounts: [demo] });
  storedValue(await portal.signIn(demo));
  expect(await (await portal.openAccount()).changePassword(form)).toMatchObject({ status: "refused" });
  portal.signOut();
  expect(await portal.signIn(demo)).toMatchObject({ status: "stored" });
});

test("when two tabs change the password at once, one is refused and the other's password works", async () => {
  const { portal, account, browser } = await ada();
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const derive: typeof fastDerive = async (...args) => gate.then(() => fastDerive(...args));
  const slow = openPortal(browser, { derive, randomBytes });
  const late = (await slow.openAccount()).changePassword({
    ...form,
    password: "window kettle",
    confirmPassword: "window kettle",
  });
  expect(await account.changePassword(form)).toMatchObject({ status: "stored" });
  release();
  expect(await late).toMatchObject({ status: "refused" });
  expect(await portal.signIn({ email, password: NEW })).toMatchObject({ status: "stored" });
});

test("a tab that was signed out while the password was hashed changes nothing", async () => {
  const { account, portal, browser } = await ada();
  const pending = account.changePassword(form);
  portal.signOut();
  expect(await pending).toMatchObject({ status: "refused", message: "Please sign in first." });
  expect(await openPortal(browser).signIn({ email, password: OLD })).toMatchObject({ status: "stored" });
});

test("a backup has the new password only, and an import never changes one", async () => {
  const { portal, account } = await ada();
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  const early = await portal.exportBackup();
  storedValue(await portal.signIn({ email, password: OLD }));
  expect(await account.changePassword(form)).toMatchObject({ status: "stored" });
  storedValue(await portal.signIn({ email: ADMINISTRATOR, password: OLD }));
  const late = await portal.exportBackup();
  if (early.status !== "ready" || late.status !== "ready") throw new Error("not exported");

  // Into a new browser: the account with its new password.
  const elsewhere = openPortal(createFakeBrowser(), { randomBytes });
  storedValue(await elsewhere.signUp(signUpForm(ADMINISTRATOR)));
  storedValue(await elsewhere.importBackup(late.value.text));
  expect(await elsewhere.signIn({ email, password: OLD })).toMatchObject({ status: "refused" });
  expect(await elsewhere.signIn({ email, password: NEW })).toMatchObject({ status: "stored" });

  // Into a browser that has the account: its password stays, and the import says so.
  const old = openPortal(createFakeBrowser(), { randomBytes });
  storedValue(await old.signUp(signUpForm(ADMINISTRATOR)));
  storedValue(await old.importBackup(early.value.text));
  const summary = storedValue(await old.importBackup(late.value.text));
  expect(summary.skipped).toEqual([
    { entry: expect.stringMatching(/^events: /), reason: "the account here keeps its password" },
  ]);
  expect(await old.signIn({ email, password: OLD })).toMatchObject({ status: "stored" });
  expect(storedValue(await importInto(portal, early.value.text)).skipped).toEqual([]);
  expect(await portal.signIn({ email, password: NEW })).toMatchObject({ status: "stored" });
});

const importInto = (portal: ReturnType<typeof openPortal>, text: string) => portal.importBackup(text);

test("a password that is no hash is not imported", async () => {
  const { portal } = await ada();
  const { user } = portal.state();
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  const file = await portal.exportBackup();
  if (file.status !== "ready") throw new Error(file.message);
  const event = { id: "e", subject: user?.id, at: 1, by: user?.id, type: "password", hash: "plain" };
  const text = JSON.stringify({ ...JSON.parse(file.value.text), events: [event] });
  expect(storedValue(await portal.importBackup(text)).skipped).toEqual([
    { entry: "events.0", reason: "hash: not a hash" },
  ]);
});
