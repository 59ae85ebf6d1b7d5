import type { PortalContext, PortalOptions } from "../action-context";
import * as archiveRequests from "../actions/archive-requests";
import * as changePassword from "../actions/change-password";
import * as erase from "../actions/erase";
import * as exportBackup from "../actions/export-backup";
import * as forgetImport from "../actions/forget-import";
import * as importFiles from "../actions/import-files";
import * as loadSamples from "../actions/load-samples";
import * as ownAccount from "../actions/own-account";
import * as requests from "../actions/requests";
import * as saveUsage from "../actions/save-usage";
import { signOut } from "../actions/session";
import * as setStatuses from "../actions/set-statuses";
import * as signIn from "../actions/sign-in";
import * as signUp from "../actions/sign-up";
import type { PortalEffects } from "../effects";
import { createPortal, type Portal } from "../portal";
import type { MonthlyPrices } from "../rules/estimate";
import { createFakeBrowser, type FakeBrowser, type FakeTab } from "./fake-browser";

/** The administrator's email in all tests. */
export const ADMINISTRATOR = "chief@clydeline.example";

export const PRICES: MonthlyPrices = {
  starter: 499,
  professional: 799,
  enterprise: 1499,
  liveChat: 199,
  dispatching: 399,
};

/** A clock that tests move by hand. */
export interface FakeClock {
  time: number;
}

/** A fast replacement for PBKDF2: 32 bytes that depend on password and salt. Insecure. */
export async function fastDerive(password: string, salt: Uint8Array): Promise<Uint8Array> {
  let hash = 0x811c9dc5;
  // Character codes, because jsdom has no TextEncoder.
  for (const code of [...[...password].map((letter) => letter.codePointAt(0) ?? 0), ...salt]) {
    hash = Math.imul(hash ^ code, 0x01000193);
  }
  return Uint8Array.from({ length: 32 }, (_, index) => (hash >>> ((index % 4) * 8)) & 255);
}

/** Reproducible random bytes that never repeat, and are never another tab's. */
export function createFakeRandom(tab = 0): (length: number) => Uint8Array {
  let count = 0;
  return (length) => {
    count += 1;
    return Uint8Array.from(
      { length },
      (_, index) => ((index % 8 < 4 ? count : tab) >>> ((index % 4) * 8)) & 255,
    );
  };
}

let tabs = 0;

export interface FakeEffects extends PortalEffects {
  tab: FakeTab;
  logged: string[];
}

/** Deterministic side effects: no waiting, no randomness, a recorded log. */
export function createFakeEffects(
  tab: FakeTab,
  given: Partial<PortalEffects> & { clock?: FakeClock } = {},
): FakeEffects {
  const { clock = { time: Date.UTC(2026, 10, 20, 9) }, ...effects } = given;
  const logged: string[] = [];
  return {
    openStorage: () => tab.storage,
    now: () => clock.time,
    randomBytes: createFakeRandom(++tabs),
    derive: fastDerive,
    wait: async () => {},
    locks: undefined,
    events: tab.events,
    journal: undefined,
    log: (message) => logged.push(message),
    ...effects,
    tab,
    logged,
  };
}

/** What tests do, without the context. */
const actions = {
  ...{ ...signUp, ...signIn, signOut, ...requests, ...setStatuses, ...archiveRequests },
  ...{ ...ownAccount, ...changePassword, ...saveUsage, ...loadSamples },
  ...{ ...exportBackup, ...importFiles, ...forgetImport, ...erase },
};
type Actions = typeof actions;
type BoundActions = {
  [Name in keyof Actions]: Actions[Name] extends (
    context: PortalContext,
    ...given: infer Given
  ) => infer Result
    ? (...given: Given) => Result
    : never;
};

/** The actions of a portal as its methods. */
export function bindActions({ run }: Portal): BoundActions {
  const bound = Object.entries(actions).map(([name, act]) => [
    name,
    (...given: never[]) => run(act as never, ...(given as never)),
  ]);
  return Object.fromEntries(bound) as BoundActions;
}

export interface FakePortal extends Portal, BoundActions {
  browser: FakeBrowser;
  tab: FakeTab;
  effects: FakeEffects;
  stop(): void;
  state(): ReturnType<Portal["store"]["getState"]>;
}

/** Opens a new tab of a fake browser and starts the portal in it. */
export function openPortal(
  browser: FakeBrowser = createFakeBrowser(),
  given: Parameters<typeof createFakeEffects>[1] = {},
  options: Partial<PortalOptions> = {},
): FakePortal {
  const tab = browser.openTab();
  const effects = createFakeEffects(tab, given);
  const portal = createPortal(effects, { administrator: ADMINISTRATOR, prices: PRICES, ...options });
  const stop = portal.start();
  return {
    ...portal,
    ...bindActions(portal),
    browser,
    tab,
    effects,
    stop: () => {
      stop();
      tab.close();
    },
    state: () => portal.store.getState(),
  };
}

/** A valid sign-up form. */
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

/** A valid request form. */
export const requestForm = {
  service: "Live Chat Support",
  industry: "Plumbing",
  description: "Evenings and weekends, please.",
};

/** Opens a tab and signs in there; signs up if there is no such account. */
export async function portalOf(email: string, ...given: Parameters<typeof openPortal>): Promise<FakePortal> {
  const portal = openPortal(...given);
  const form = signUpForm(email);
  if ((await portal.signUp(form)).status === "refused") storedValue(await portal.signIn(form));
  return portal;
}

/** Returns the value of a `stored` outcome and throws for any other. */
export function storedValue<T>(outcome: { status: string; value?: T }): T {
  if (outcome.status !== "stored") {
    throw new Error(`expected the outcome to be stored, got ${JSON.stringify(outcome)}`);
  }
  return outcome.value as T;
}

/**
 * Waits for background work such as the throttled reload of tabs. `setImmediate` runs when all pending
 * promises have been handled.
 */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
