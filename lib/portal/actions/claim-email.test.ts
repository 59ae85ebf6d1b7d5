import fc from "fast-check";
import type { LocksLike } from "../edges";
import { createFakeBrowser } from "../testing/fake-browser";
import { fastDerive, openPortal, requestForm, signUpForm, storedValue } from "../testing/fake-edges";

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** Locks as a browser's tabs share them: one holder at a time, in the order of asking. */
function createLocks(): LocksLike & { names: string[] } {
  const names: string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return {
    names,
    request(name, work) {
      names.push(name);
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

test("two sign-ups with one email in the same tab: one account", async () => {
  const browser = createFakeBrowser();
  const portal = openPortal(browser);
  const outcomes = await Promise.all([
    portal.signUp(signUpForm("ada@x.example")),
    portal.signUp(signUpForm("ADA@x.example")),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["refused", "stored"]);
  expect([...browser.data.keys()].filter((key) => key.startsWith("portal:user:"))).toHaveLength(1);
});

/** Tabs that sign up at once; each step of theirs, and each delivery of a write, comes in any order. */
async function race(scheduler: fc.Scheduler, settled: boolean, locks?: LocksLike) {
  const browser = createFakeBrowser({ lag: true });
  const clock = { time: 1_764_000_000_000 };
  const tabs = ["one", "two", "three"].map((name) => {
    const portal = openPortal(browser, {
      clock,
      randomBytes,
      locks,
      derive: async (password, salt) => {
        await scheduler.schedule(Promise.resolve(), `derive in ${name}`);
        return fastDerive(password, salt);
      },
      wait: async (milliseconds) => {
        await scheduler.schedule(Promise.resolve(), `wait in ${name}`);
        clock.time += milliseconds;
        // The pause is long enough for all tabs' writes to arrive, or, in the worst case, it is not.
        if (settled) portal.tab.deliver();
      },
    });
    return { name, portal };
  });
  const outcomes = Promise.all(
    tabs.map(({ name, portal }) => portal.signUp(signUpForm("ada@x.example", `${name}-secret`))),
  );
  await scheduler.waitFor(outcomes);
  return { browser, tabs, outcomes: await outcomes };
}

test.each([
  ["with locks", createLocks()],
  ["without locks", undefined],
])("three tabs at once, %s: one account, whatever the order", async (_name, locks) => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { browser, outcomes } = await race(scheduler, true, locks);
      const winners = outcomes.filter(({ status }) => status === "stored");
      expect(winners).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === "refused") expect(outcome.message).toBe("User with this email already exists");
      }
      expect([...browser.data.keys()].filter((key) => key.startsWith("portal:user:"))).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});

test("a lock is held for the email, and a browser that refuses it is worked with all the same", async () => {
  const locks = createLocks();
  const portal = openPortal(createFakeBrowser(), { locks });
  storedValue(await portal.signUp(signUpForm("Ada@x.example")));
  expect(locks.names).toEqual(["portal:user:ada%40x.example:"]);
  const refusing = { request: () => Promise.reject(new Error("SecurityError")) };
  storedValue(await openPortal(createFakeBrowser(), { locks: refusing }).signUp(signUpForm("ada@x.example")));
});

test("where writes arrived too late, the tabs that were told yes share one account, and nothing is lost", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { browser, tabs, outcomes } = await race(scheduler, false);
      const told = tabs.filter((_, index) => outcomes[index]?.status === "stored");
      const requests = told.map(({ portal }) => storedValue(portal.createRequest(requestForm)).id);
      const accounts = new Set<string>();
      for (const { name } of told) {
        const later = openPortal(browser, { randomBytes });
        const form = { email: "ada@x.example", password: `${name}-secret` };
        accounts.add(storedValue(await later.signIn(form)).id);
        expect(
          later
            .state()
            .ownRequests.map(({ id }) => id)
            .sort(),
        ).toEqual([...requests].sort());
      }
      expect(accounts.size).toBe(1);
    }),
    { numRuns: 200 },
  );
});

test("an account that somebody removes while it settles is not reported as created", async () => {
  const browser = createFakeBrowser();
  const portal = openPortal(browser, { wait: async () => browser.clear() });
  expect(await portal.signUp(signUpForm("ada@x.example"))).toEqual({
    status: "refused",
    message: "Failed to sign up",
  });
});
