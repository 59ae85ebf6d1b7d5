import { valuesOf } from "../records/schema";
import { administrator, exported } from "./backup-fixtures";
import { createFakeBrowser, type FakeBrowser } from "./fake-browser";
import { ADMINISTRATOR, openPortal, requestForm, signUpForm, type FakePortal } from "./fake-portal";

/** What a tab shows that is opened now: what has really been stored. */
function reloaded(browser: FakeBrowser) {
  const portal = openPortal(browser);
  const { allRequests, customers, user, records } = portal.state();
  portal.stop();
  const statuses = new Map(allRequests.map(({ id, status }) => [id, status]));
  return { statuses, customers, user, events: valuesOf(records, "event") };
}

interface Told {
  status: string;
  message?: string;
}

/** Checks what an action has told against what a reload shows. `isThere` says whether the action's effect is there. */
function expectTrue(
  portal: FakePortal,
  told: Told,
  isThere: (stored: ReturnType<typeof reloaded>) => boolean,
) {
  const stored = isThere(reloaded(portal.browser));
  const { notice, unsaved } = portal.state();
  if (told.status === "stored") expect(stored).toBe(true);
  if (told.status === "unsaved") {
    expect([notice?.message, unsaved]).toEqual([told.message, true]);
    expect(told.message).toMatch(/lost when you reload this page or leave the portal\.$/);
  }
  if (told.status === "refused") expect(stored).toBe(false);
}

/** A backup of five requests of another browser's customer. */
export async function otherBackup(): Promise<string> {
  const portal = await administrator();
  await portal.signUp(signUpForm("eve@x.example"));
  for (let n = 0; n < 5; n++) portal.createRequest(requestForm);
  await portal.signIn(signUpForm(ADMINISTRATOR));
  return exported(portal);
}

/** Notes a confirmed status. What is unsaved may be stored with a later write, or not: nothing is confirmed then. */
function note(confirmed: Map<string, string>, { status }: Told, id: string, value: string) {
  if (status === "stored") confirmed.set(id, value);
  else confirmed.delete(id);
}

/** An administrator's visit with every kind of write, each checked at once. Returns what was confirmed. */
async function visit(portal: FakePortal, backup: string) {
  const confirmed = new Map<string, string>();
  const up = await portal.signUp(signUpForm(ADMINISTRATOR));
  expectTrue(portal, up, ({ user }) => user?.email === ADMINISTRATOR);
  await changeAccount(portal);
  await changeRequest(portal, confirmed);
  for (let n = 0; n < 3; n++) {
    const made = portal.createRequest(requestForm);
    if (made.status === "refused") throw new Error(made.message);
    const { id } = made.value;
    expectTrue(portal, made, ({ statuses }) => statuses.has(id));
    if (made.status === "stored") confirmed.set(id, "pending");
    const set = portal.setStatus(id, "completed");
    expectTrue(portal, set, ({ statuses }) => statuses.get(id) === "completed");
    note(confirmed, set, id, "completed");
  }
  bulkAndUndo(portal, confirmed);
  await importAll(portal, backup, confirmed);
  for (const { id } of portal.state().allRequests.slice(0, 6)) {
    const set = portal.setStatus(id, "in-progress");
    expectTrue(portal, set, ({ statuses }) => statuses.get(id) === "in-progress");
    note(confirmed, set, id, "in-progress");
  }
  return confirmed;
}

/** Changes the names twice, undoes the second time, and changes the password. */
async function changeAccount(portal: FakePortal) {
  const account = await portal.openAccount();
  for (const company of ["One", "Two"]) {
    const saved = account.saveProfile({ firstName: "Adele", lastName: "Reid", company });
    expectTrue(portal, saved, ({ user }) => user?.company === company);
    if (saved.status === "refused") throw new Error(saved.message);
    if (company === "One") continue;
    const undone = account.undoProfile(saved.value);
    expectTrue(portal, undone, ({ user }) => user?.company === "One");
  }
  const password = "giraffe kettle window";
  const form = { currentPassword: "correct horse", password, confirmPassword: password };
  const changed = await account.changePassword(form);
  expect(changed.status).not.toBe("refused");
  expectTrue(portal, changed, ({ events }) => events.some(({ type }) => type === "password"));
}

/** Edits a request, comments on it and cancels it, undoes each of these, and saves a view. */
async function changeRequest(portal: FakePortal, confirmed: Map<string, string>) {
  const made = portal.createRequest(requestForm);
  if (made.status === "refused") throw new Error(made.message);
  const { id } = made.value;
  const hasEvent = (told: Told & { value?: { id: string } }) =>
    expectTrue(portal, told, ({ events }) => events.some((event) => event.id === told.value?.id));

  const edited = portal.editRequest(id, { ...requestForm, priority: "high" });
  if (edited.status === "refused") throw new Error(edited.message);
  hasEvent({ ...edited, value: edited.value.edit });
  hasEvent(portal.undoEdit(edited.value));
  const comment = portal.addComment(id, "When do you begin?");
  if (comment.status === "refused") throw new Error(comment.message);
  hasEvent(comment);
  hasEvent(portal.retractComment(comment.value));
  const cancelled = portal.cancelRequest(id);
  if (cancelled.status === "refused") throw new Error(cancelled.message);
  expectTrue(portal, cancelled, ({ statuses }) => statuses.get(id) === "cancelled");
  const undone = portal.undoStatuses(cancelled.value);
  expectTrue(portal, undone, ({ statuses }) => statuses.get(id) === "pending");
  const view = await portal.saveView({ name: "Mine", query: "q=a" });
  expectTrue(portal, view, ({ events }) => events.some(({ type }) => type === "view"));
  const set = portal.setStatus(id, "completed");
  expectTrue(portal, set, ({ statuses }) => statuses.get(id) === "completed");
  note(confirmed, set, id, "completed");
}

function bulkAndUndo(portal: FakePortal, confirmed: Map<string, string>) {
  const ids = portal.state().allRequests.map(({ id }) => id);
  const before = reloaded(portal.browser).statuses;
  const bulk = portal.setStatuses(ids, "in-progress");
  if (bulk.status === "refused") throw new Error(bulk.message);
  const after = reloaded(portal.browser).statuses;
  const changed = [...after].filter(([id, status]) => status === "in-progress" && before.get(id) !== status);
  // A change can be stored before its request is.
  expect(changed.length).toBeLessThanOrEqual(bulk.value.stored);
  expectTrue(portal, bulk, () => changed.length === bulk.value.changes.length);
  const undone = portal.undoStatuses(bulk.value);
  expectTrue(portal, undone, ({ statuses }) => ids.every((id) => statuses.get(id) === "completed"));
  for (const id of ids) note(confirmed, undone, id, "completed");
}

async function importAll(portal: FakePortal, backup: string, confirmed: Map<string, string>) {
  const before = new Map(portal.browser.data);
  const imported = await portal.importBackup(backup);
  const count = () => reloaded(portal.browser).customers.length;
  if (imported.status === "stored") {
    expect(count()).toBe(1);
    for (const { id, status } of portal.state().allRequests)
      if (!confirmed.has(id)) confirmed.set(id, status);
  } else if (imported.message.endsWith("Nothing was imported.")) {
    // What could not be stored before may be there now.
    for (const [key, value] of before) expect(portal.browser.data.get(key)).toBe(value);
    expect(count()).toBe(0);
  }
}

/** How many writes a visit has. */
export const WRITES = 36;

export interface Failure {
  /** The number of the write that fails. */
  n: number;
  how: "full" | "refused";
  /** All later writes fail too. */
  isLasting: boolean;
}

/** Makes a visit in which a write fails, and checks that every message is true and nothing confirmed is lost. */
export async function tryFailure({ n, how, isLasting }: Failure, backup: string): Promise<void> {
  const browser = createFakeBrowser();
  const portal = openPortal(browser);
  browser.failWrites((count) => (isLasting ? count >= n : count === n), how);
  const confirmed = await visit(portal, backup);
  expect(browser.writes()).toBeGreaterThanOrEqual(n);
  const { statuses } = reloaded(browser);
  if (!isLasting) for (const [id, status] of confirmed) expect([id, statuses.get(id)]).toEqual([id, status]);
  // Room brings back the rest.
  const shown = new Map(portal.state().allRequests.map(({ id, status }) => [id, status]));
  browser.failWrites(() => false);
  portal.tab.dispatch("storage", "portal:request:other");
  expect(portal.state()).toMatchObject({ notice: null, unsaved: false });
  expect(reloaded(browser).statuses).toEqual(shown);
}
