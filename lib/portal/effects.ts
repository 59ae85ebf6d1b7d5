import { createPbkdf2, type DeriveBits, type RandomBytes } from "./password-hashing";
import { openJournal, type Journal } from "./storage/journal";
import type { StorageLike } from "./storage/safe-storage";

/** The part of the Web Locks API that the portal uses. */
export interface LocksLike {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** The events that the portal listens to. Those of the document bubble to `window`. */
export type PortalEventType = "storage" | "pageshow" | "visibilitychange";

/** The part of `window` that the portal listens to. */
export interface EventsLike {
  addEventListener(
    type: PortalEventType,
    listener: (event: { key?: string | null }) => void,
    options: { signal: AbortSignal },
  ): void;
}

/** The side effects of the portal, passed in so that lib/portal can be tested without a browser. */
export interface PortalEffects {
  /** May throw, as reading `window.localStorage` can. */
  openStorage(): StorageLike | null | undefined;
  /** Milliseconds since 1970. */
  now(): number;
  randomBytes: RandomBytes;
  derive: DeriveBits;
  /** Resolves after this many milliseconds. */
  wait(milliseconds: number): Promise<void>;
  /** Undefined where the browser has no Web Locks: on plain http. */
  locks: LocksLike | undefined;
  events: EventsLike;
  /** Undefined where the browser has no IndexedDB, or refuses it. */
  journal: Journal | undefined;
  log(message: string, cause?: unknown): void;
}

/** The side effects of a browser window. `crypto.subtle` and `navigator.locks` are missing on plain http. */
export function browserEffects(browser: Window & typeof globalThis): PortalEffects {
  const locks: LockManager | undefined = browser.navigator.locks;
  return {
    openStorage: () => browser.localStorage,
    now: () => browser.Date.now(),
    randomBytes: (length) => browser.crypto.getRandomValues(new Uint8Array(length)),
    derive: createPbkdf2(browser.crypto.subtle),
    wait: (milliseconds) => new Promise((resolve) => browser.setTimeout(resolve, milliseconds)),
    locks: locks && { request: async (name, work) => locks.request(name, work) },
    events: browser,
    journal: openJournal(
      () => browser.indexedDB,
      () => browser.Date.now(),
    ),
    log: (message, cause) => browser.console.error(message, ...(cause === undefined ? [] : [cause])),
  };
}
