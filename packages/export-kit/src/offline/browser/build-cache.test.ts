import {
  answerKept,
  answerOtherSpelling,
  canonicalOf,
  isKept,
  keepBuild,
  type OfflineBuild,
  type WorkerEffects,
} from "./build-cache";

const ORIGIN = "https://site.example";
const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).pathname;

/** The Cache API in memory, as far as it is used. Keys are paths. */
function fakeCaches() {
  const all = new Map<string, Map<string, string>>();
  const find = (cache: Map<string, string>, request: RequestInfo | URL) => {
    const text = cache.get(pathOf(request));
    return text === undefined ? undefined : new Response(text);
  };
  const caches = {
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: string) => [...all.values()].map((cache) => find(cache, request)).find(Boolean),
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, string>();
      all.set(name, cache);
      return {
        match: async (request: string) => find(cache, request),
        put: async (request: string, response: Response) =>
          void cache.set(pathOf(request), await response.text()),
      };
    },
  };
  return { caches: caches as unknown as CacheStorage, all };
}

/** A host and a browser's worker. */
function setUp() {
  const { caches, all } = fakeCaches();
  /** The files of the host by path; undefined stands for no network. */
  const host = { files: undefined as Record<string, string> | undefined, status: 200, hangs: false };
  const requested: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const pathname = pathOf(input);
    requested.push(pathname);
    if (host.hangs) await new Promise(() => {});
    const text = host.files?.[pathname];
    if (!host.files || (init.integrity !== undefined && init.integrity !== text))
      throw new TypeError("Failed to fetch");
    return new Response(text ?? "Not found", { status: text === undefined ? 404 : host.status });
  };
  let last: Promise<unknown> = Promise.resolve();
  const lock: WorkerEffects["lock"] = (run) => {
    const next = last.then(run, run);
    last = next;
    return next;
  };
  // A network that answers does so in time.
  const wait = () => (host.hangs ? Promise.resolve(undefined) : new Promise<never>(() => {}));
  const effects: WorkerEffects = { caches, fetch, lock, wait };
  return {
    host,
    effects,
    all,
    requested,
    open: async (path: string) =>
      (await answerKept(new Request(ORIGIN + path), pathOf(path), effects)).text(),
    /** Keeps builds one after another, then the network goes. */
    async keep(...builds: OfflineBuild[]) {
      for (const build of builds) {
        host.files = build.files;
        await keepBuild(build, effects);
      }
      host.files = undefined;
    },
  };
}

/** A build whose integrities are its texts. */
function build(id: string): OfflineBuild {
  return { id, files: { "/account": `page ${id}`, [`/_next/static/${id}.js`]: `script ${id}` } };
}
const [A, B, C] = [build("a"), build("b"), build("c")] as const;

it("answers from the network while there is one, and from the kept build if it fails, hangs or is gone", async () => {
  const { host, keep, open } = setUp();
  await keep(A);
  expect(await open("/account?tab=2")).toBe("page a");
  expect(await open("/_next/static/a.js")).toBe("script a");
  host.files = { ...A.files, "/account": "newer" };
  expect(await open("/account?tab=2")).toBe("newer");
  host.status = 502;
  expect(await open("/account")).toBe("page a");
  host.hangs = true;
  expect(await open("/account")).toBe("page a");
});

it("goes on offering the build before while a deploy is not complete", async () => {
  const { host, keep, effects, open } = setUp();
  await keep(A);
  host.files = { ...A.files, "/_next/static/b.js": "script b" };
  await expect(keepBuild(B, effects)).rejects.toThrow();
  host.files = undefined;
  expect(await open("/account")).toBe("page a");
  await keep(B);
  expect(await open("/account")).toBe("page b");
});

it("keeps the assets of the build before for the tabs that run it, and removes older builds", async () => {
  const { keep, open, all } = setUp();
  await keep(A, B, C);
  expect(await open("/_next/static/b.js")).toBe("script b");
  await expect(open("/_next/static/a.js")).rejects.toThrow(TypeError);
  expect([...all.keys()].filter((name) => name.startsWith("offline-build-"))).toHaveLength(2);
});

it("returns to an earlier build after a rollback", async () => {
  const { keep, open } = setUp();
  await keep(A, B, A);
  expect(await open("/account")).toBe("page a");
});

it("fetches a build once for the workers of all scopes", async () => {
  const { host, effects, requested } = setUp();
  host.files = A.files;
  await Promise.all([A, A, A].map((build) => keepBuild(build, effects)));
  expect(requested.sort()).toEqual(Object.keys(A.files).sort());
});

it("leaves all other requests alone", () => {
  expect(isKept(A, "/account")).toBe(true);
  expect(isKept(A, "/_next/static/of-another-build.js")).toBe(true);
  for (const path of ["/", "/accounts", "/seo/a/b/c", "/service-worker.js"])
    expect(isKept(A, path)).toBe(false);
});

it("redirects other spellings of a kept page without a network, and leaves them to the host otherwise", async () => {
  const { host, effects } = setUp();
  for (const path of ["/account/", "/account.html", "/Account"]) {
    const canonical = canonicalOf(A, path);
    expect([path, canonical]).toEqual([path, "/account"]);
    host.files = { [path]: "the host's" };
    const request = new Request(`${ORIGIN}${path}?tab=2`);
    expect(await (await answerOtherSpelling(request, canonical!, effects)).text()).toBe("the host's");
    host.files = undefined;
    const { headers } = await answerOtherSpelling(request, canonical!, effects);
    expect(headers.get("location")).toBe(`${ORIGIN}/account?tab=2`);
  }
  for (const path of ["/account", "/accounts", "/other.html"]) expect(canonicalOf(A, path)).toBeUndefined();
});
