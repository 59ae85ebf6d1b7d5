import fc from "fast-check";
import { createFakeBrowser, type FakeBrowser } from "./testing/fake-browser";
import { createFakeRandom, openPortal, type FakePortal } from "./testing/fake-edges";
import { MARK, portalCommands, type Model, type World } from "./testing/model-commands";
import { ownedBy, readStored, statusesOf } from "./testing/oracle";

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
function checkAgainstStorage(model: Model, world: World, portal: FakePortal): void {
  portal.tab.deliver();
  const stored = readStored(world.browser.data, model.spoilt);
  const { user, ownRequests, allRequests, notice, damaged } = portal.state();
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
}

function setup(): { model: Model; real: World } {
  const browser = createFakeBrowser({ lag: true });
  const clock = { time: 1_764_000_000_000 };
  const randomBytes = createFakeRandom();
  const tabs = [0, 1].map(() => openPortal(browser, { clock, randomBytes }));
  const check = (model: Model, portal: FakePortal) => {
    checkStorage(model, browser);
    checkView(model, portal);
  };
  return {
    model: { kept: new Map(), spoilt: new Set(), owners: new Map() },
    real: { browser, clock, tabs, randomBytes, check },
  };
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
      for (const portal of real.tabs) checkAgainstStorage(model, real, portal);
      // After everything is over, a new tab shows the same.
      real.browser.failWrites(() => false);
      const { clock, randomBytes } = real;
      const late = openPortal(real.browser, { clock, randomBytes });
      checkStorage(model, real.browser);
      checkAgainstStorage(model, real, late);
    }),
    { numRuns: 1000 },
  );
  // The runs are long enough to mean something.
  expect(commands).toBeGreaterThan(20_000);
}, 60_000);
