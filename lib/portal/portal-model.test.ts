import fc from "fast-check";
import { createFakeBrowser, type FakeBrowser } from "./testing/fake-browser";
import {
  ADMINISTRATOR,
  createFakeRandom,
  openPortal,
  settled,
  signUpForm,
  type FakePortal,
} from "./testing/fake-portal";
import { LEGACY_PASSWORD, portalCommands } from "./testing/model-commands";
import { PASSWORD_MARK, receiveWrites, type Model, type RealSystem } from "./testing/model";
import { estimatesOf, ownedBy, readStored, spentBy, statusesOf } from "./testing/stored-data";

/** Cheaper than `expect`: it is called about 100,000 times. */
function assert(condition: boolean, message: string, ...details: unknown[]): void {
  if (!condition) throw new Error([message, ...details.map((detail) => JSON.stringify(detail))].join(" "));
}

function checkStorage(model: Model, browser: FakeBrowser): void {
  for (const [key, bytes] of model.expected) assert(browser.data.get(key) === bytes, "lost or changed:", key);
  for (const [key, value] of browser.data)
    assert(!value.includes(PASSWORD_MARK), "plain-text password under", key);
}

function checkView({ owners }: Model, portal: FakePortal): void {
  const { user, ownRequests, allRequests, customers, totals, loading } = portal.state();
  assert(!loading, "still loading");
  assert(
    new Set(customers.map(({ email }) => email)).size === customers.length,
    "two accounts with one email",
  );
  for (const list of [ownRequests, allRequests]) {
    assert(new Set(list.map(({ id }) => id)).size === list.length, "duplicate id");
    assert(new Set(list.map(({ label }) => label)).size === list.length, "duplicate number");
  }
  for (const { id } of ownRequests)
    assert(owners.get(id) === user?.email, "shows another user's request", user?.email, id);
  if (!user?.isAdmin)
    assert(allRequests.length + customers.length === 0, "shows administrator data to others");
  assert(
    totals.totalSpent ===
      ownRequests.reduce(
        (sum, { status, estimatedCost }) => sum + (status === "completed" ? estimatedCost : 0),
        0,
      ),
    "Total Spent is wrong",
  );
  assert(
    totals.activeProjects === ownRequests.filter(({ status }) => status === "in-progress").length,
    "Active Projects is wrong",
  );
}

/** After all writes are delivered, a tab shows the stored data. It may show more only with a notice. */
async function checkAgainstStorage(model: Model, browser: FakeBrowser, portal: FakePortal): Promise<void> {
  await receiveWrites(model, portal, () => checkStorage(model, browser));
  const stored = readStored(browser.data, model.corrupted);
  const { user, ownRequests, allRequests, customers, notice, quarantined } = portal.state();
  const visible = user
    ? { own: ownedBy(stored, user), all: user.isAdmin ? stored.requests.map(({ id }) => id) : [] }
    : { own: [], all: [] };
  const [own, all] = [ownRequests, allRequests].map((list) => new Set(list.map(({ id }) => id)));
  for (const id of visible.own) assert(own?.has(id) ?? false, "hides the user's own request", id);
  for (const id of visible.all) assert(all?.has(id) ?? false, "hides a request from the administrator", id);
  assert(
    [...model.corrupted].every((key) =>
      quarantined.some((entry) => entry.key === key && entry.raw === model.expected.get(key)),
    ),
    "corrupted bytes are not listed for export",
  );
  if (notice) return;
  assert(
    own?.size === visible.own.length && all?.size === visible.all.length,
    "shows requests that are not stored",
  );
  const statuses = statusesOf(stored);
  const estimates = estimatesOf(stored);
  for (const { id, status, estimatedCost } of [...ownRequests, ...allRequests]) {
    assert(estimates.get(id) === estimatedCost, "wrong estimate", id, estimatedCost, estimates.get(id));
    assert(statuses.get(id) === status, "wrong status", id, status, statuses.get(id));
  }
  for (const { email, totalSpent } of customers) {
    assert(totalSpent === spentBy(stored, email), "wrong total of a customer", email, totalSpent);
  }
}

function setup(): { model: Model; real: RealSystem } {
  const browser = createFakeBrowser({ lag: true });
  const clock = { time: 1_764_000_000_000 };
  const randomBytes = createFakeRandom();
  const tabs = [0, 1].map(() => openPortal(browser, { clock, randomBytes }));
  const check = (model: Model) => {
    checkStorage(model, browser);
    for (const portal of tabs) checkView(model, portal);
  };
  const compare = (model: Model, portal: FakePortal) => checkAgainstStorage(model, browser, portal);
  return {
    model: { expected: new Map(), corrupted: new Set(), owners: new Map() },
    real: { browser, clock, tabs, randomBytes, check, compare },
  };
}

/** Exports a backup, which replaces all plain-text passwords, and checks that it can be imported. */
async function exportAsAdministrator(portal: FakePortal): Promise<void> {
  await settled();
  const form = signUpForm(ADMINISTRATOR, "final-secret");
  if ((await portal.signUp(form)).status === "refused") return;
  const file = await portal.exportBackup();
  assert(file.status === "ready", "the export was refused");
  if (file.status !== "ready") return;
  assert(
    (await portal.previewImport(file.value.text)).status === "ready",
    "the import refused the portal's own backup",
  );
}

test("in any sequence of commands in two tabs, no acknowledged record is lost and no user sees another's requests", async () => {
  let [runs, commands] = [0, 0];
  await fc.assert(
    fc.asyncProperty(portalCommands, async (list) => {
      const { model, real } = setup();
      runs += 1;
      const check = real.check;
      real.check = (...args) => {
        commands += 1;
        check(...args);
      };
      await fc.asyncModelRun(() => ({ model, real }), list);
      const { browser, clock, randomBytes, tabs, compare } = real;
      for (const portal of tabs) await compare(model, portal);
      // Once storage works again, a new tab shows the same data and replaces plain-text passwords.
      browser.failWrites(() => false);
      browser.limit(1_000_000);
      const newTab = openPortal(browser, { clock, randomBytes });
      checkStorage(model, browser);
      await compare(model, newTab);
      await exportAsAdministrator(newTab);
      assert(![...browser.data.values()].join().includes(LEGACY_PASSWORD), "a plain-text password is left");
      checkStorage(model, browser);
    }),
    { numRuns: 1000 },
  );
  // Guards against runs that are too short to find anything.
  expect(commands / runs).toBeGreaterThan(20);
}, 240_000);
