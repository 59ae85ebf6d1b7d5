/**
 * The service worker of a site with the option `offline`. A new one takes over at once, without reloading pages. The cache of
 * the build before stays, so open tabs keep working.
 */
import {
  answerKept,
  answerOtherSpelling,
  canonicalOf,
  isKept,
  keepBuild,
  type OfflineBuild,
  type WorkerEffects,
} from "./build-cache";

/** Written before this script, by `write-service-worker.ts`. */
declare const OFFLINE_BUILD: OfflineBuild;

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** `self` in a service worker. TypeScript has its types in a library that excludes that of pages. */
interface ServiceWorkerScope {
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

const worker = self as unknown as ServiceWorkerScope;

const effects: WorkerEffects = {
  caches,
  fetch: (input, init) => fetch(input, init),
  lock: (run) => navigator.locks.request("offline", run),
  wait: (ms) => new Promise((resolve) => setTimeout(() => resolve(undefined), ms)),
};

worker.addEventListener("install", (event) =>
  event.waitUntil(keepBuild(OFFLINE_BUILD, effects).then(() => worker.skipWaiting())),
);

// The page that registered the worker works offline without a reload.
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const canonical = request.mode === "navigate" ? canonicalOf(OFFLINE_BUILD, pathname) : undefined;
  if (isKept(OFFLINE_BUILD, pathname)) event.respondWith(answerKept(request, pathname, effects));
  else if (canonical !== undefined) event.respondWith(answerOtherSpelling(request, canonical, effects));
});
