/** For `failing-storage.test.ts`: a visit with every kind of write, of which one or all later ones fail. */
import { valuesOf } from "../records/schema";
import { administrator, exported } from "./backup-fixtures";
import { createFakeBrowser, type FakeBrowser } from "./fake-browser";
import { ADMINISTRATOR, openPortal, portalOf, requestForm, signUpForm, type FakePortal } from "./fake-portal";

/** What a tab shows that is opened now: what has really been stored. */
function reloaded(browser: FakeBrowser) {
  const portal = openPortal(browser);
  const { allRequests, customers, user, records } = portal.state();
  portal.stop();
  const statuses = new Map(allRequests.map(({ id, status }) => [id, status as string]));
  return { statuses, customers, user, events: valuesOf(records, "event") };
}

type Told<T> =
  | { status: "stored"; value: T }
  | { status: "unsaved"; value: T; message: string }
  | { status: "refused"; message: string };

/** An administrator's tab in which some writes fail, and what was confirmed there: the statuses of requests. */
function observed(portal: FakePortal) {
  const confirmed = new Map<string, string>();

  /** Checks what an action has told against what a reload shows. No action of the visit may be refused. */
  function check<T>(told: Told<T>, isThere: (stored: ReturnType<typeof reloaded>, value: T) => boolean): T {
    if (told.status === "refused") throw new Error(told.message);
    const { notice, unsaved } = portal.state();
    if (told.status === "stored") expect(isThere(reloaded(portal.browser), told.value)).toBe(true);
    else {
      expect([notice?.message, unsaved]).toEqual([told.message, true]);
      expect(told.message).toMatch(/lost when you reload this page or leave the portal\.$/);
    }
    return told.value;
  }

  /** The same for a status. What is unsaved may be stored with a later write, or not: nothing is confirmed then. */
  function checkStatus<T>(told: Told<T>, ids: readonly string[], value: string): T {
    for (const id of ids) {
      if (told.status === "stored") confirmed.set(id, value);
      else confirmed.delete(id);
    }
    return check(told, ({ statuses }) => ids.every((id) => statuses.get(id) === value));
  }
  return { confirmed, check, checkStatus };
}

/** An administrator's visit with every kind of write, each checked at once. Returns what was confirmed. */
async function visit(portal: FakePortal, backup: string) {
  const { confirmed, check, checkStatus } = observed(portal);
  const hasEvent = (stored: ReturnType<typeof reloaded>, event: { id: string }) =>
    stored.events.some(({ id }) => id === event.id);
  const create = () => {
    const made = portal.createRequest(requestForm);
    const { id } = check(made, ({ statuses }, request) => statuses.has(request.id));
    if (made.status === "stored") confirmed.set(id, "pending");
    return id;
  };
  check(await portal.signUp(signUpForm(ADMINISTRATOR)), ({ user }) => user?.email === ADMINISTRATOR);

  const names = { firstName: "Adele", lastName: "Reid" };
  check(await portal.saveProfile({ ...names, company: "One" }), ({ user }) => user?.company === "One");
  const moved = await portal.saveProfile({ ...names, company: "Two" });
  const profile = check(moved, ({ user }) => user?.company === "Two");
  check(await portal.undoProfile(profile), ({ user }) => user?.company === "One");
  const password = "giraffe kettle window";
  const form = { currentPassword: "correct horse", password, confirmPassword: password };
  check(await portal.changePassword(form), ({ events }) => events.some(({ type }) => type === "password"));

  const id = create();
  const edited = portal.editRequest(id, { ...requestForm, priority: "high" });
  const edit = check(edited, (stored, value) => hasEvent(stored, value.edit));
  check(portal.undoEdit(edit), hasEvent);
  check(portal.retractComment(check(portal.addComment(id, "When do you begin?"), hasEvent)), hasEvent);
  checkStatus(portal.undoStatuses(checkStatus(portal.cancelRequest(id), [id], "cancelled")), [id], "pending");
  checkStatus(portal.setStatuses([id], "completed"), [id], "completed");
  for (let n = 0; n < 3; n++) {
    const other = create();
    checkStatus(portal.setStatuses([other], "completed"), [other], "completed");
  }

  const ids = portal.state().allRequests.map((request) => request.id);
  const before = reloaded(portal.browser).statuses;
  const bulk = portal.setStatuses(ids, "in-progress");
  const after = reloaded(portal.browser).statuses;
  const changed = ids.filter((one) => after.get(one) === "in-progress" && before.get(one) !== "in-progress");
  const done = check(bulk, (_, value) => changed.length === value.changes.length);
  // A change can be stored before its request is.
  expect(changed.length).toBeLessThanOrEqual(done.stored);
  checkStatus(portal.undoStatuses(done), ids, "completed");

  await importAll(portal, backup, confirmed);
  for (const request of portal.state().allRequests.slice(0, 6))
    checkStatus(portal.setStatuses([request.id], "in-progress"), [request.id], "in-progress");
  return confirmed;
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

/** A backup of five requests of another browser's customer. */
export async function otherBackup(): Promise<string> {
  const portal = await portalOf("eve@x.example");
  for (let n = 0; n < 5; n++) portal.createRequest(requestForm);
  return exported(await administrator(portal.browser));
}

/** How many writes a visit has. */
export const WRITES = 35;

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
