import { administrator } from "../testing/backup-fixtures";
import { createFakeBrowser } from "../testing/fake-browser";
import { openPortal, portalOf, signUpForm, storedValue } from "../testing/fake-portal";

const form = { password: "giraffe kettle", confirmPassword: "giraffe kettle" };
const email = "bob@x.example";

/** A customer from a CSV file, one who has signed up, and the administrator signed in. */
async function setup() {
  const browser = createFakeBrowser();
  await portalOf("ada@x.example", browser);
  const portal = await administrator(browser);
  storedValue(await portal.importCsv("customers", `Email,First name,Last name\n${email},Bob,Bell`));
  const idOf = (of: string) => portal.state().customers.find((row) => row.email === of)?.id ?? "";
  return { browser, portal, bob: idOf(email), ada: idOf("ada@x.example") };
}

test("a customer from a file signs in with the password that an administrator has set, and no other", async () => {
  const { portal, browser, bob } = await setup();
  expect(await portal.setPassword(bob, form)).toEqual({ status: "stored", value: null });
  expect(portal.state().customers).toContainEqual(expect.objectContaining({ id: bob, hasPassword: true }));
  const other = openPortal(browser);
  expect(await other.signIn({ email, password: "kettle giraffe" })).toMatchObject({ status: "refused" });
  expect(storedValue(await other.signIn({ email, password: form.password })).id).toBe(bob);
});

test("an account keeps a password that it has", async () => {
  const { portal, browser, ada, bob } = await setup();
  storedValue(await portal.setPassword(bob, form));
  const before = new Map(browser.data);
  for (const id of [ada, bob, portal.state().user!.id])
    expect(await portal.setPassword(id, form)).toMatchObject({
      status: "refused",
      message: expect.stringContaining("has a password already"),
    });
  expect(browser.data).toEqual(before);
});

test("the rules of sign-up hold, and the customer must exist", async () => {
  const { portal, browser, bob } = await setup();
  const before = new Map(browser.data);
  const short = { password: "abc", confirmPassword: "abc" };
  expect(await portal.setPassword(bob, short)).toMatchObject({ status: "refused", field: "password" });
  expect(await portal.setPassword("nobody", form)).toMatchObject({ status: "refused" });
  expect(browser.data).toEqual(before);
});

test("it is not set when the session changes while it is hashed, and not reported as set without room", async () => {
  const { portal, bob, browser } = await setup();
  const setting = portal.setPassword(bob, form);
  openPortal(browser).signOut();
  expect(await setting).toMatchObject({ status: "refused" });
  storedValue(await portal.signIn(signUpForm("chief@clydeline.example")));
  browser.failWrites(() => true, "full");
  expect(await portal.setPassword(bob, form)).toMatchObject({ status: "unsaved" });
  browser.failWrites(() => false);
  expect(await openPortal(browser).signIn({ email, password: form.password })).toMatchObject({
    status: "refused",
  });
});
