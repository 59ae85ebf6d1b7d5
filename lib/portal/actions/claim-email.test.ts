import fc from "fast-check";
import type { LocksLike } from "../effects";
import { createFakeBrowser } from "../testing/fake-browser";
import { fastDerive, openPortal, requestForm, signUpForm, storedValue } from "../testing/fake-portal";

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** Fake Web Locks shared by all tabs: one holder at a time, first come, first served. */
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

test("two sign-ups with the same email in one tab create one account", async () => {
  const browser = createFakeBrowser();
  const portal = openPortal(browser);
  const outcomes = await Promise.all([
    portal.signUp(signUpForm("ada@x.example")),
    portal.signUp(signUpForm("ADA@x.example")),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["refused", "stored"]);
  expect([...browser.data.keys()].filter((key) => key.startsWith("portal:user:"))).toHaveLength(1);
});

/** Three tabs sign up at once, with their steps in any order. `delivered`: writes arrive during the pause. */
async function race(scheduler: fc.Scheduler, delivered: boolean, locks?: LocksLike) {
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
        if (delivered) portal.tab.deliver();
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
])(
  "three sign-ups at once %s create one account, whatever the order of their steps",
  async (_name, locks) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { browser, outcomes } = await race(scheduler, true, locks);
        const winners = outcomes.filter(({ status }) => status === "stored");
        expect(winners).toHaveLength(1);
        for (const outcome of outcomes) {
          if (outcome.status === "refused")
            expect(outcome.message).toBe("User with this email already exists");
        }
        expect([...browser.data.keys()].filter((key) => key.startsWith("portal:user:"))).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  },
);

test("a sign-up locks the email, and works without a lock if the browser refuses it", async () => {
  const locks = createLocks();
  const portal = openPortal(createFakeBrowser(), { locks });
  storedValue(await portal.signUp(signUpForm("Ada@x.example")));
  expect(locks.names).toEqual(["portal:user:ada%40x.example:"]);
  const refusing = { request: () => Promise.reject(new Error("SecurityError")) };
  storedValue(await openPortal(createFakeBrowser(), { locks: refusing }).signUp(signUpForm("ada@x.example")));
});

test("when writes arrive too late, the successful sign-ups share one account and lose nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { browser, tabs, outcomes } = await race(scheduler, false);
      const successful = tabs.filter((_, index) => outcomes[index]?.status === "stored");
      const requests = successful.map(({ portal }) => storedValue(portal.createRequest(requestForm)).id);
      const accounts = new Set<string>();
      for (const { name } of successful) {
        const newTab = openPortal(browser, { randomBytes });
        const form = { email: "ada@x.example", password: `${name}-secret` };
        accounts.add(storedValue(await newTab.signIn(form)).id);
        expect(
          newTab
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

test("a sign-up fails when the storage is cleared during the pause", async () => {
  const browser = createFakeBrowser();
  const portal = openPortal(browser, { wait: async () => browser.clear() });
  expect(await portal.signUp(signUpForm("ada@x.example"))).toEqual({
    status: "refused",
    message: "Failed to sign up",
  });
});
