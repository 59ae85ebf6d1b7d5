import { randomBytes } from "../testing/backup-fixtures";
import { createFakeBrowser } from "../testing/fake-browser";
import {
  ADMINISTRATOR,
  openPortal,
  requestForm,
  settled,
  signUpForm,
  storedValue,
} from "../testing/fake-portal";

const names = { firstName: "Adele", lastName: "Reid-Bell", company: "" };

async function ada() {
  const portal = openPortal(createFakeBrowser(), { randomBytes });
  storedValue(await portal.signUp(signUpForm("ada@x.example")));
  return { portal, account: await portal.openAccount() };
}

test("a changed profile is stored, shown in every tab, and to the administrator", async () => {
  const { portal, account } = await ada();
  const other = openPortal(portal.browser);
  storedValue(account.saveProfile({ ...names, firstName: "  Adele " }));
  await settled();
  expect(portal.state().user).toMatchObject(names);
  expect(other.state().user).toMatchObject(names);
  expect(openPortal(portal.browser).state().user).toMatchObject({ ...names, email: "ada@x.example" });
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  expect(portal.state().customers).toEqual([expect.objectContaining(names)]);
});

test("an undo brings the names of before back, unless another tab has changed them since", async () => {
  const { portal, account } = await ada();
  const first = storedValue(account.saveProfile(names));
  const other = await openPortal(portal.browser, { randomBytes }).openAccount();
  const second = storedValue(other.saveProfile({ ...names, company: "Bell" }));
  expect(account.undoProfile(first)).toMatchObject({ status: "refused" });
  expect(portal.state().user).toMatchObject({ company: "Bell" });
  storedValue(account.undoProfile(second));
  expect(openPortal(portal.browser).state().user).toMatchObject(names);
});

test.each([
  [{ ...names, firstName: " " }, "firstName", "Please enter your first name."],
  [{ ...names, lastName: "" }, "lastName", "Please enter your last name."],
])("a profile without a name is refused and nothing is stored (%j)", async (form, field, message) => {
  const { portal, account } = await ada();
  const before = new Map(portal.browser.data);
  expect(account.saveProfile(form)).toEqual({ status: "refused", field, message });
  expect(portal.browser.data).toEqual(before);
});

test("saving an unchanged profile stores nothing and says so", async () => {
  const { portal, account } = await ada();
  const before = new Map(portal.browser.data);
  const { firstName, lastName, company } = signUpForm("");
  expect(account.saveProfile({ firstName, lastName, company })).toMatchObject({
    status: "refused",
    message: expect.stringMatching(/^Nothing to save/),
  });
  expect(portal.browser.data).toEqual(before);
});

test("a tab that shows another user refuses to change a profile", async () => {
  const lagging = createFakeBrowser({ lag: true });
  const first = openPortal(lagging, { randomBytes });
  storedValue(await first.signUp(signUpForm("ada@x.example")));
  const second = openPortal(lagging, { randomBytes });
  storedValue(await second.signUp(signUpForm("bob@x.example")));
  first.tab.deliver({ silently: true });
  expect((await first.openAccount()).saveProfile(names)).toMatchObject({
    status: "refused",
    message: expect.stringContaining("Nothing was saved."),
  });
  second.signOut();
  expect((await second.openAccount()).saveProfile(names)).toMatchObject({ message: "Please sign in first." });
});

test("requests stay with an account whose profile was changed", async () => {
  const { portal, account } = await ada();
  const { id } = storedValue(portal.createRequest(requestForm));
  storedValue(account.saveProfile(names));
  expect(portal.state().ownRequests.map((request) => request.id)).toEqual([id]);
});
