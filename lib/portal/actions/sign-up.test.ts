import fc from "fast-check";
import type { LocksLike } from "../effects";
import { createFakeBrowser, type FakeBrowser } from "../testing/fake-browser";
import { fastDerive, openPortal, requestForm, signUpForm, storedValue } from "../testing/fake-portal";

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

const accountKeys = ({ data }: FakeBrowser) =>
  [...data.keys()].filter((key) => key.startsWith("portal:user:"));

test("two sign-ups with the same email in one tab create one account", async () => {
  const portal = openPortal();
  const emails = ["ada@x.example", "ADA@x.example"];
  const outcomes = await Promise.all(emails.map((email) => portal.signUp(signUpForm(email))));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["refused", "stored"]);
  expect(accountKeys(portal.browser)).toHaveLength(1);
});

/** Three tabs sign up at once, with their steps in any order. `delivered`: writes arrive during the pause. */
async function race(scheduler: fc.Scheduler, delivered: boolean, locks?: LocksLike) {
  const browser = createFakeBrowser({ lag: true });
  const clock = { time: 1_764_000_000_000 };
  const tabs = ["one", "two", "three"].map((name) => {
    const portal = openPortal(browser, {
      clock,
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

test("three sign-ups at once create one account, whatever the order of their steps, with and without locks", async () => {
  for (const locks of [createLocks(), undefined])
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { browser, outcomes } = await race(scheduler, true, locks);
        const told = outcomes.map((outcome) => ("message" in outcome ? outcome.message : outcome.status));
        const lost = "User with this email already exists";
        expect(told.sort()).toEqual([lost, lost, "stored"]);
        expect(accountKeys(browser)).toHaveLength(1);
      }),
      { numRuns: 150 },
    );
});

test("a sign-up locks the email, and works without a lock if the browser refuses it", async () => {
  const locks = createLocks();
  const portal = openPortal(undefined, { locks });
  storedValue(await portal.signUp(signUpForm("Ada@x.example")));
  expect(locks.names).toEqual(["portal:user:ada%40x.example:"]);
  const refusing = { request: () => Promise.reject(new Error("SecurityError")) };
  storedValue(await openPortal(undefined, { locks: refusing }).signUp(signUpForm("ada@x.example")));
});

test("when writes arrive too late, the successful sign-ups share one account and lose nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { browser, tabs, outcomes } = await race(scheduler, false);
      const successful = tabs.filter((_, index) => outcomes[index]?.status === "stored");
      const requests = successful.map(({ portal }) => storedValue(portal.createRequest(requestForm)).id);
      const accounts = new Set<string>();
      for (const { name } of successful) {
        const newTab = openPortal(browser);
        const form = { email: "ada@x.example", password: `${name}-secret` };
        accounts.add(storedValue(await newTab.signIn(form)).id);
        expect(new Set(newTab.state().ownRequests.map(({ id }) => id))).toEqual(new Set(requests));
      }
      expect(accounts.size).toBe(1);
    }),
    { numRuns: 100 },
  );
});

test("a sign-up fails when the storage is cleared during the pause", async () => {
  const browser = createFakeBrowser();
  const portal = openPortal(browser, { wait: async () => browser.clear() });
  const refused = { status: "refused", message: "Failed to sign up" };
  expect(await portal.signUp(signUpForm("ada@x.example"))).toEqual(refused);
});
