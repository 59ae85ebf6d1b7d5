/**
 * The service worker of a site with the option `offline`. A new one takes over at once: it reloads no page and takes no
 * file from a page that is open, so that there is nothing to wait for.
 */
import {
  answer,
  isKept,
  keepBuild,
  otherSpelling,
  redirect,
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
  const other = request.mode === "navigate" ? otherSpelling(OFFLINE_BUILD, pathname) : undefined;
  if (isKept(OFFLINE_BUILD, pathname)) event.respondWith(answer(request, pathname, effects));
  else if (other !== undefined) event.respondWith(redirect(request, other, effects));
});
