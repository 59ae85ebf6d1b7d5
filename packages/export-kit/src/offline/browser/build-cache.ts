/**
 * The cache of a service worker: keeps one complete build, and answers requests. A page comes from the network as long as
 * that answers, and from the last build that was fetched completely otherwise.
 */

/** Address of the service worker. */
export const WORKER_PATH = "/service-worker.js";

/** The files of a build that work offline. */
export interface OfflineBuild {
  /** Differs if any of the files differs. */
  id: string;
  /** Integrity by path: `/about`, `/about.txt`, `/_next/static/chunks/a.js`. */
  files: Readonly<Record<string, string>>;
}

/** The side effects of the worker. */
export interface WorkerEffects {
  caches: CacheStorage;
  fetch: typeof fetch;
  /** Runs one function at a time. */
  lock: <T>(run: () => Promise<T>) => Promise<T>;
  /** Resolves after so many milliseconds. */
  wait: (ms: number) => Promise<undefined>;
}

/** Each build has a cache of its own, of this name and its id. */
const CACHE = "offline-build-";
/** The cache that names the last complete build, as the content of one entry. */
const INDEX = "offline-index";
const LAST = "/last-build";

/** Files that never change under their name. */
const ASSETS = "/_next/static/";

/** In milliseconds. A network that is slower than this to answer counts as none while there is a kept page. */
const PATIENCE_MS = 3000;

async function lastBuild(caches: CacheStorage): Promise<string | undefined> {
  const entry = await (await caches.open(INDEX)).match(LAST);
  return entry?.text();
}

/**
 * Fetches all files of a build, then lets offline pages come from it. The build before is kept for the tabs that run it.
 * The workers of several scopes share what is kept: the first one does the work.
 *
 * @throws Error if a file is missing or of another build, as in the middle of a deploy; the browser tries again later
 */
export function keepBuild(
  { id, files }: OfflineBuild,
  { caches, fetch, lock }: WorkerEffects,
): Promise<void> {
  return lock(async () => {
    const before = await lastBuild(caches);
    if (before === id && (await caches.has(CACHE + id))) return;
    const cache = await caches.open(CACHE + id);
    const missing = await Promise.all(
      Object.keys(files).map(async (path) => ((await cache.match(path)) ? [] : [path])),
    );
    await Promise.all(
      missing.flat().map(async (path) => {
        // The browser refuses a file with other content.
        const integrity = files[path];
        const response = await fetch(path, {
          integrity,
          cache: path.startsWith(ASSETS) ? "default" : "no-cache",
        });
        if (!response.ok) throw new Error(`${path}: status ${response.status}`);
        await cache.put(path, response);
      }),
    );
    await (await caches.open(INDEX)).put(LAST, new Response(id));
    const needed = [CACHE + id, CACHE + before];
    const old = (await caches.keys()).filter((name) => name.startsWith(CACHE) && !needed.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
  });
}

/** Whether requests for a path are answered here. Assets of all builds are: the open page may be of another one. */
export function isKept({ files }: OfflineBuild, path: string): boolean {
  return path.startsWith(ASSETS) || Object.hasOwn(files, path);
}

/**
 * The path of the kept page that another spelling means, as hosts redirect it: `/about` for `/about/`, `/about.html` and
 * `/About`; undefined for all else, and for `/about` itself.
 */
export function canonicalOf(build: OfflineBuild, path: string): string | undefined {
  const canonical = path.replace(/(?:\.html|\/)$/, "").toLowerCase();
  return canonical !== path && Object.hasOwn(build.files, canonical) ? canonical : undefined;
}

/** Answers a navigation to another spelling of a kept page: from the host, or offline by a redirect to the page. */
export async function answerOtherSpelling(
  request: Request,
  canonical: string,
  { fetch }: WorkerEffects,
): Promise<Response> {
  const { origin, search } = new URL(request.url);
  return fetch(request).catch(() => Response.redirect(origin + canonical + search));
}

const IGNORING = { ignoreSearch: true, ignoreVary: true };

/**
 * Answers a request for a path that is kept.
 *
 * @throws TypeError as `fetch` does, if there is no network and the file was never kept
 */
export async function answerKept(request: Request, path: string, effects: WorkerEffects): Promise<Response> {
  const { caches, fetch, wait } = effects;
  // The name of an asset is that of its content: which build it comes from makes no difference.
  if (path.startsWith(ASSETS)) return (await caches.match(path, IGNORING)) ?? fetch(request);
  const network = fetch(request);
  const inTime = await Promise.race([network, wait(PATIENCE_MS)]).catch(() => undefined);
  if (inTime && inTime.status < 500) return inTime;
  const cache = await caches.open(CACHE + (await lastBuild(caches)));
  return (await cache.match(path, IGNORING)) ?? network;
}
