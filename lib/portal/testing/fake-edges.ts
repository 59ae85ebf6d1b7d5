import type { PortalOptions } from "../desk";
import type { PortalEdges } from "../edges";
import { createPortal, type Portal } from "../portal";
import type { MonthlyPrices } from "../rules/estimate";
import type { FakeBrowser, FakeTab } from "./fake-browser";

/** The address whose account is an administrator's in all tests. */
export const ADMINISTRATOR = "chief@clydeline.example";

/** Prices in all tests. */
export const PRICES: MonthlyPrices = {
  starter: 499,
  professional: 799,
  enterprise: 1499,
  liveChat: 199,
  dispatching: 399,
  extraLanguage: 150,
};

/** A clock that stands still until it is moved. */
export interface FakeClock {
  time: number;
}

/** 32 bytes that depend on password and salt, at once. For tests only: it protects nothing. */
export async function fastDerive(password: string, salt: Uint8Array): Promise<Uint8Array> {
  let hash = 0x811c9dc5;
  for (const byte of [...new TextEncoder().encode(password), ...salt]) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return Uint8Array.from({ length: 32 }, (_, index) => (hash >>> ((index % 4) * 8)) & 255);
}

/** Random bytes that are the same in every run, and never the same twice. */
export function createFakeRandom(): (length: number) => Uint8Array {
  let count = 0;
  return (length) => {
    count += 1;
    return Uint8Array.from({ length }, (_, index) => (count >>> ((index % 4) * 8)) & 255);
  };
}

export interface FakeEdges extends PortalEdges {
  tab: FakeTab;
  logged: string[];
}

/** Side effects for tests: nothing waits, nothing is random, the log is kept. */
export function createFakeEdges(
  tab: FakeTab,
  given: Partial<PortalEdges> & { clock?: FakeClock } = {},
): FakeEdges {
  const { clock = { time: Date.UTC(2026, 10, 20, 9) }, ...edges } = given;
  const logged: string[] = [];
  return {
    openStorage: () => tab.storage,
    now: () => clock.time,
    randomBytes: createFakeRandom(),
    derive: fastDerive,
    wait: async () => {},
    locks: undefined,
    events: tab.events,
    log: (message) => logged.push(message),
    ...edges,
    tab,
    logged,
  };
}

export interface FakePortal extends Portal {
  browser: FakeBrowser;
  tab: FakeTab;
  edges: FakeEdges;
  stop(): void;
  state(): ReturnType<Portal["store"]["getState"]>;
}

/** A portal that has started in a new tab of a fake browser. */
export function openPortal(
  browser: FakeBrowser,
  given: Parameters<typeof createFakeEdges>[1] = {},
  options: Partial<PortalOptions> = {},
): FakePortal {
  const tab = browser.openTab();
  const edges = createFakeEdges(tab, given);
  const portal = createPortal(edges, { administrator: ADMINISTRATOR, prices: PRICES, ...options });
  const stop = portal.start();
  return {
    ...portal,
    browser,
    tab,
    edges,
    stop: () => {
      stop();
      tab.close();
    },
    state: () => portal.store.getState(),
  };
}

/** A sign-up form that is in order. */
export function signUpForm(email: string, password = "correct horse") {
  return {
    firstName: "Ada",
    lastName: "Reid",
    email,
    company: "Reid & Co",
    password,
    confirmPassword: password,
  };
}

/** A request form that is in order. */
export const requestForm = {
  service: "Live Chat Support",
  industry: "Plumbing",
  description: "Evenings and weekends, please.",
};

/** The value of an outcome that has to be stored. */
export function storedValue<T>(outcome: { status: string; value?: T }): T {
  if (outcome.status !== "stored" || outcome.value === undefined) {
    throw new Error(`expected a stored outcome, got ${JSON.stringify(outcome)}`);
  }
  return outcome.value;
}

/**
 * Lets what runs in the background come to its end: tabs gather what others write, and read it together. The
 * turn of the event loop that this waits for begins when no promise is left to be followed.
 */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
