import { createFakeBrowser } from "../testing/fake-browser";
import {
  ADMINISTRATOR,
  createFakeRandom,
  openPortal,
  signUpForm,
  storedValue,
  type FakePortal,
} from "../testing/fake-portal";
import { messages } from "../messages";
import { viewMessages } from "../rules/view-names";

/** Shared by all tabs, so that no two ids are the same. */
const randomBytes = createFakeRandom();

async function portalOf(email: string, browser = createFakeBrowser()): Promise<FakePortal> {
  const portal = openPortal(browser, { randomBytes });
  await portal.signUp(signUpForm(email));
  return portal;
}

const namesOf = (portal: FakePortal) => portal.state().savedViews.map(({ name }) => name);

test("saved views are listed A to Z, and found after a reload", async () => {
  const ada = await portalOf("ada@x.example");
  storedValue(await ada.saveView({ name: " Pending ", query: "status=pending" }));
  storedValue(await ada.saveView({ name: "boilers", query: "q=boilers" }));
  expect(namesOf(ada)).toEqual(["boilers", "Pending"]);
  ada.stop();
  expect(openPortal(ada.browser).state().savedViews[1]).toMatchObject({
    name: "Pending",
    query: "status=pending",
  });
});

test("a view belongs to the account that saved it", async () => {
  const ada = await portalOf("ada@x.example");
  const view = storedValue(await ada.saveView({ name: "Pending", query: "status=pending" }));
  const bob = await portalOf("bob@x.example", ada.browser);
  expect(namesOf(bob)).toEqual([]);
  expect(await bob.removeView(view.id)).toMatchObject({
    status: "refused",
    message: viewMessages.unknownView,
  });
  bob.stop();
});

test("a view can be renamed, removed and brought back", async () => {
  const ada = await portalOf("ada@x.example");
  const view = storedValue(await ada.saveView({ name: "Pending", query: "status=pending" }));
  storedValue(await ada.saveView({ ...view, name: "PENDING" }));
  expect(namesOf(ada)).toEqual(["PENDING"]);
  const removed = storedValue(await ada.removeView(view.id));
  expect(namesOf(ada)).toEqual([]);
  storedValue(await ada.saveView(removed));
  expect(ada.state().savedViews).toEqual([{ ...view, name: "PENDING" }]);
});

test("the undo of a new view removes it, and the undo of a new name brings the old one back", async () => {
  const ada = await portalOf("ada@x.example");
  const view = storedValue(await ada.saveView({ name: "Pending", query: "status=pending" }));
  const renamed = storedValue(await ada.saveView({ ...view, name: "Waiting" }));
  storedValue(await ada.saveView({ ...view, undoes: renamed }));
  expect(openPortal(ada.browser).state().savedViews).toEqual([view]);
  storedValue(await ada.removeView(view));
  expect(openPortal(ada.browser).state().savedViews).toEqual([]);
});

test("an undo leaves a view as it is that was changed or removed meanwhile", async () => {
  const ada = await portalOf("ada@x.example");
  const view = storedValue(await ada.saveView({ name: "Pending", query: "status=pending" }));
  const renamed = storedValue(await ada.saveView({ ...view, name: "Waiting" }));
  const other = openPortal(ada.browser, { randomBytes });
  storedValue(await other.saveView({ ...view, name: "On hold" }));
  const before = new Map(ada.browser.data);
  const refusal = { status: "refused", message: messages.changedMeanwhile };
  expect(await ada.saveView({ ...view, undoes: renamed })).toEqual(refusal);
  expect(await ada.removeView(view)).toEqual(refusal);
  expect(new Map(ada.browser.data)).toEqual(before);
  storedValue(await other.removeView(view.id));
  expect(await ada.saveView({ ...view, undoes: { ...view, name: "On hold" } })).toEqual(refusal);
  expect(openPortal(ada.browser).state().savedViews).toEqual([]);
});

test.each([
  ["  ", viewMessages.emptyName],
  ["x".repeat(61), viewMessages.longName],
  ["péNding", viewMessages.nameTaken],
])("a view cannot be named %j", async (name, message) => {
  const ada = await portalOf("ada@x.example");
  storedValue(await ada.saveView({ name: "Pending", query: "status=pending" }));
  const before = new Map(ada.browser.data);
  expect(await ada.saveView({ name, query: "" })).toEqual({ status: "refused", field: "name", message });
  expect(new Map(ada.browser.data)).toEqual(before);
});

test("a view that the storage refuses is not reported as saved", async () => {
  const ada = await portalOf("ada@x.example");
  ada.browser.limit(0);
  expect((await ada.saveView({ name: "Pending", query: "" })).status).toBe("unsaved");
});

test("a backup contains the views, and brings them to the account in another browser", async () => {
  const ada = await portalOf("ada@x.example");
  storedValue(await ada.saveView({ name: "Pending", query: "status=pending" }));
  const chief = await portalOf(ADMINISTRATOR, ada.browser);
  const backup = await chief.exportBackup();
  if (backup.status === "refused") throw new Error(backup.message);
  const other = await portalOf(ADMINISTRATOR);
  storedValue(await other.importBackup(backup.value.text));
  other.signOut();
  await other.signIn(signUpForm("ada@x.example"));
  expect(namesOf(other)).toEqual(["Pending"]);
});
