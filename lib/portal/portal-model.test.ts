import fc from "fast-check";
import { createFakeBrowser, type FakeBrowser } from "./testing/fake-browser";
import {
  ADMINISTRATOR,
  createFakeRandom,
  openPortal,
  settled,
  signUpForm,
  type FakePortal,
} from "./testing/fake-edges";
import { OLD, portalCommands } from "./testing/model-commands";
import { MARK, type Model, type World } from "./testing/model-world";
import { ownedBy, readStored, spentBy, statusesOf } from "./testing/oracle";

/** Cheaper than `expect`, which is called some 100,000 times here. */
function demand(condition: boolean, message: string, ...details: unknown[]): void {
  if (!condition) throw new Error([message, ...details.map((detail) => JSON.stringify(detail))].join(" "));
}

function checkStorage({ kept }: Model, browser: FakeBrowser): void {
  for (const [key, bytes] of kept) demand(browser.data.get(key) === bytes, "lost or changed:", key);
  for (const [key, value] of browser.data) demand(!value.includes(MARK), "plain password under", key);
}

function checkView({ owners }: Model, portal: FakePortal): void {
  const { user, ownRequests, allRequests, customers, totals, loading } = portal.state();
  demand(!loading, "still loading");
  demand(
    new Set(customers.map(({ email }) => email)).size === customers.length,
    "two accounts with one email",
  );
  for (const list of [ownRequests, allRequests]) {
    demand(new Set(list.map(({ id }) => id)).size === list.length, "an id twice");
  }
  for (const { id } of ownRequests)
    demand(owners.get(id) === user?.email, "sees another's request", user?.email, id);
  if (!user?.isAdmin) demand(allRequests.length + customers.length === 0, "sees what is the administrator's");
  demand(
    totals.totalSpent ===
      ownRequests.reduce(
        (sum, { status, estimatedCost }) => sum + (status === "completed" ? estimatedCost : 0),
        0,
      ),
    "Total Spent is wrong",
  );
  demand(
    totals.activeProjects === ownRequests.filter(({ status }) => status === "in-progress").length,
    "Active Projects is wrong",
  );
}

/** A tab that has heard of everything shows what is stored, and beyond that only what it says is unsaved. */
async function checkAgainstStorage(model: Model, browser: FakeBrowser, portal: FakePortal): Promise<void> {
  portal.tab.deliver();
  await settled();
  const stored = readStored(browser.data, model.spoilt);
  const { user, ownRequests, allRequests, customers, notice, damaged } = portal.state();
  const expected = user
    ? { own: ownedBy(stored, user), all: user.isAdmin ? stored.requests.map(({ id }) => id) : [] }
    : { own: [], all: [] };
  const [own, all] = [ownRequests, allRequests].map((list) => new Set(list.map(({ id }) => id)));
  for (const id of expected.own) demand(own?.has(id) ?? false, "does not see their own request", id);
  for (const id of expected.all) demand(all?.has(id) ?? false, "the administrator does not see", id);
  demand(
    [...model.spoilt].every((key) =>
      damaged.some((entry) => entry.key === key && entry.raw === model.kept.get(key)),
    ),
    "damaged bytes are not offered for export",
  );
  if (notice) return;
  demand(own?.size === expected.own.length && all?.size === expected.all.length, "shows what is not stored");
  const statuses = statusesOf(stored);
  for (const { id, status } of [...ownRequests, ...allRequests]) {
    demand(statuses.get(id) === status, "wrong status", id, status, statuses.get(id));
  }
  for (const { email, totalSpent } of customers) {
    demand(totalSpent === spentBy(stored, email), "wrong total of a customer", email, totalSpent);
  }
}

function setup(): { model: Model; real: World } {
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
    model: { kept: new Map(), spoilt: new Set(), owners: new Map() },
    real: { browser, clock, tabs, randomBytes, check, compare },
  };
}

/** Exports a backup, for which all plain passwords have to be replaced, and which has to be importable. */
async function exportAsAdministrator(portal: FakePortal): Promise<void> {
  await settled();
  const form = signUpForm(ADMINISTRATOR, "end-of-the-day");
  if ((await portal.signUp(form)).status === "refused") return;
  const file = await portal.exportBackup();
  demand(file.status === "ready", "no backup");
  if (file.status !== "ready") return;
  demand(portal.previewImport(file.value.text).status === "ready", "refuses its own backup");
}

test("whatever happens in two tabs, nothing acknowledged is lost and nobody sees another's requests", async () => {
  let commands = 0;
  await fc.assert(
    fc.asyncProperty(portalCommands, async (list) => {
      const { model, real } = setup();
      const check = real.check;
      real.check = (...given) => {
        commands += 1;
        check(...given);
      };
      await fc.asyncModelRun(() => ({ model, real }), list);
      const { browser, clock, randomBytes, tabs, compare } = real;
      for (const portal of tabs) await compare(model, portal);
      // After everything is over, a new tab shows the same, and replaces what is in plain form.
      browser.failWrites(() => false);
      browser.limit(1_000_000);
      const late = openPortal(browser, { clock, randomBytes });
      checkStorage(model, browser);
      await compare(model, late);
      await exportAsAdministrator(late);
      demand(![...browser.data.values()].join().includes(OLD), "a plain password is left");
      checkStorage(model, browser);
    }),
    { numRuns: 1000 },
  );
  // The runs are long enough to mean something.
  expect(commands).toBeGreaterThan(20_000);
}, 240_000);
