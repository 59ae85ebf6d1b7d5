import { administrator, exported } from "../testing/backup-fixtures";
import { openPortal, portalOf, signUpForm, storedValue, type FakePortal } from "../testing/fake-portal";
import { messages } from "../messages";
import { viewMessages } from "../rules/view-names";

const EMAIL = "ada@x.example";
const pending = { name: "Pending", query: "status=pending" };

const namesOf = (portal: FakePortal) => portal.state().savedViews.map(({ name }) => name);
const stored = ({ browser }: FakePortal) => openPortal(browser).state().savedViews;

test("saved views are listed A to Z, and found after a reload, by the account that saved them", async () => {
  const ada = await portalOf(EMAIL);
  storedValue(await ada.saveView({ ...pending, name: " Pending " }));
  storedValue(await ada.saveView({ name: "boilers", query: "q=boilers" }));
  expect(namesOf(ada)).toEqual(["boilers", "Pending"]);
  const [, view] = stored(ada);
  expect(view).toMatchObject(pending);
  const bob = await portalOf("bob@x.example", ada.browser);
  expect(namesOf(bob)).toEqual([]);
  expect(await bob.removeView(view!.id)).toEqual({ status: "refused", message: viewMessages.unknownView });
});

test("a view can be renamed, removed and brought back, and each undo restores what was before", async () => {
  const ada = await portalOf(EMAIL);
  const view = storedValue(await ada.saveView(pending));
  const renamed = storedValue(await ada.saveView({ ...view, name: "PENDING" }));
  expect(namesOf(ada)).toEqual(["PENDING"]);
  const removed = storedValue(await ada.removeView(view.id));
  expect(namesOf(ada)).toEqual([]);
  storedValue(await ada.saveView(removed));
  expect(ada.state().savedViews).toEqual([{ ...view, name: "PENDING" }]);
  storedValue(await ada.saveView({ ...view, undoes: renamed }));
  expect(stored(ada)).toEqual([view]);
  storedValue(await ada.removeView(view));
  expect(stored(ada)).toEqual([]);
});

test("an undo leaves a view as it is that was changed or removed meanwhile", async () => {
  const ada = await portalOf(EMAIL);
  const view = storedValue(await ada.saveView(pending));
  const renamed = storedValue(await ada.saveView({ ...view, name: "Waiting" }));
  const other = openPortal(ada.browser);
  storedValue(await other.saveView({ ...view, name: "On hold" }));
  const before = new Map(ada.browser.data);
  const refusal = { status: "refused", message: messages.changedMeanwhile };
  expect(await ada.saveView({ ...view, undoes: renamed })).toEqual(refusal);
  expect(await ada.removeView(view)).toEqual(refusal);
  expect(ada.browser.data).toEqual(before);
  storedValue(await other.removeView(view.id));
  expect(await ada.saveView({ ...view, undoes: { ...view, name: "On hold" } })).toEqual(refusal);
  expect(stored(ada)).toEqual([]);
});

test("a name is not empty, not long and no other view's, and without room none is reported as saved", async () => {
  const ada = await portalOf(EMAIL);
  storedValue(await ada.saveView(pending));
  const before = new Map(ada.browser.data);
  for (const [name, message] of [
    ["  ", viewMessages.emptyName],
    ["x".repeat(61), viewMessages.longName],
    ["péNding", viewMessages.nameTaken],
  ] as const)
    expect(await ada.saveView({ name, query: "" })).toEqual({ status: "refused", field: "name", message });
  expect(ada.browser.data).toEqual(before);
  ada.browser.limit(0);
  expect((await ada.saveView({ name: "Boilers", query: "" })).status).toBe("unsaved");
});

test("a backup brings the views to the account in another browser", async () => {
  const ada = await portalOf(EMAIL);
  storedValue(await ada.saveView(pending));
  const other = await administrator();
  storedValue(await other.importBackup(await exported(await administrator(ada.browser))));
  storedValue(await other.signIn(signUpForm(EMAIL)));
  expect(namesOf(other)).toEqual(["Pending"]);
});
