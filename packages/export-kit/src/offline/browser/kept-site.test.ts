import {
  answer,
  isKept,
  keepBuild,
  otherSpelling,
  redirect,
  type OfflineBuild,
  type WorkerScope,
} from "./kept-site";

const ORIGIN = "https://site.example";

/** The Cache API in memory, as far as it is used. Keys are paths. */
function fakeCaches() {
  const all = new Map<string, Map<string, string>>();
  const pathOf = (request: RequestInfo | URL) => new URL(String(request), ORIGIN).pathname;
  const find = (cache: Map<string, string> | undefined, request: RequestInfo | URL) => {
    const text = cache?.get(pathOf(request));
    return text === undefined ? undefined : new Response(text);
  };
  const caches = {
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: string) => [...all.values()].map((cache) => find(cache, request)).find(Boolean),
    open: async (name: string) => {
      if (!all.has(name)) all.set(name, new Map());
      const cache = all.get(name);
      return {
        match: async (request: string) => find(cache, request),
        put: async (request: string, response: Response) =>
          void cache?.set(pathOf(request), await response.text()),
      };
    },
  };
  return { caches: caches as unknown as CacheStorage, all };
}

/** A host and a browser's worker. The files of the host by path; undefined stands for no network. */
function setUp() {
  const { caches, all } = fakeCaches();
  const host: { files: Record<string, string> | undefined; status: number; hangs: boolean } = {
    files: {},
    status: 200,
    hangs: false,
  };
  const requested: string[] = [];
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), ORIGIN);
    requested.push(pathname);
    if (host.hangs) await new Promise(() => {});
    const text = host.files?.[pathname];
    if (!host.files) throw new TypeError("Failed to fetch");
    if (init.integrity !== undefined && init.integrity !== text) throw new TypeError("Failed to fetch");
    return new Response(text ?? "Not found", { status: text === undefined ? 404 : host.status });
  };
  let last: Promise<unknown> = Promise.resolve();
  const lock = <T>(run: () => Promise<T>) => {
    const next = last.then(run, run);
    last = next;
    return next;
  };
  const scope: WorkerScope = {
    caches,
    fetch: fetch as typeof globalThis.fetch,
    lock,
    wait: async () => undefined,
  };
  // A network that answers does so in time.
  scope.wait = () => (host.hangs ? Promise.resolve(undefined) : new Promise(() => {}));
  const open = async (path: string) =>
    (await answer(new Request(ORIGIN + path), new URL(path, ORIGIN).pathname, scope)).text();
  return { host, scope, open, all, requested };
}

/** A build whose integrities are its texts. */
function build(id: string): OfflineBuild {
  return { id, files: { "/account": `page ${id}`, [`/_next/static/${id}.js`]: `script ${id}` } };
}
const [A, B, C] = [build("a"), build("b"), build("c")] as const;

it("answers from the network while there is one, and from the kept build otherwise", async () => {
  const { host, scope, open } = setUp();
  host.files = A.files;
  await keepBuild(A, scope);
  host.files = { ...A.files, "/account": "newer" };
  expect(await open("/account?tab=2")).toBe("newer");
  host.files = undefined;
  expect(await open("/account?tab=2")).toBe("page a");
  expect(await open("/_next/static/a.js")).toBe("script a");
});

it("answers from the kept build if the host fails or is slow", async () => {
  const { host, scope, open } = setUp();
  host.files = A.files;
  await keepBuild(A, scope);
  host.status = 502;
  expect(await open("/account")).toBe("page a");
  host.hangs = true;
  expect(await open("/account")).toBe("page a");
});

it("goes on offering the build before while a deploy is not complete", async () => {
  const { host, scope, open } = setUp();
  host.files = A.files;
  await keepBuild(A, scope);
  host.files = { ...A.files, "/_next/static/b.js": "script b" };
  await expect(keepBuild(B, scope)).rejects.toThrow();
  host.files = undefined;
  expect(await open("/account")).toBe("page a");
  host.files = B.files;
  await keepBuild(B, scope);
  host.files = undefined;
  expect(await open("/account")).toBe("page b");
});

it("keeps the assets of the build before for the tabs that run it, and removes older builds", async () => {
  const { host, scope, open, all } = setUp();
  for (const next of [A, B, C]) {
    host.files = next.files;
    await keepBuild(next, scope);
  }
  host.files = undefined;
  expect(await open("/_next/static/b.js")).toBe("script b");
  await expect(open("/_next/static/a.js")).rejects.toThrow(TypeError);
  expect([...all.keys()].filter((name) => name.startsWith("offline-build-"))).toHaveLength(2);
});

it("returns to an earlier build after a rollback", async () => {
  const { host, scope, open } = setUp();
  for (const next of [A, B, A]) {
    host.files = next.files;
    await keepBuild(next, scope);
  }
  host.files = undefined;
  expect(await open("/account")).toBe("page a");
});

it("fetches a build once for the workers of all scopes", async () => {
  const { host, scope, requested } = setUp();
  host.files = A.files;
  await Promise.all([keepBuild(A, scope), keepBuild(A, scope), keepBuild(A, scope)]);
  expect(requested.sort()).toEqual(Object.keys(A.files).sort());
});

it("leaves all other requests alone", () => {
  expect(isKept(A, "/account")).toBe(true);
  expect(isKept(A, "/_next/static/of-another-build.js")).toBe(true);
  for (const path of ["/", "/accounts", "/seo/a/b/c", "/service-worker.js"])
    expect(isKept(A, path)).toBe(false);
});

it("redirects other spellings of a kept page without a network, and leaves them to the host otherwise", async () => {
  const { host, scope } = setUp();
  for (const path of ["/account/", "/account.html", "/Account"]) {
    const plain = otherSpelling(A, path);
    expect([path, plain]).toEqual([path, "/account"]);
    host.files = { [path]: "the host's" };
    const request = new Request(`${ORIGIN}${path}?tab=2`);
    expect(await (await redirect(request, plain!, scope)).text()).toBe("the host's");
    host.files = undefined;
    const { headers } = await redirect(request, plain!, scope);
    expect(headers.get("location")).toBe(`${ORIGIN}/account?tab=2`);
  }
  for (const path of ["/account", "/accounts", "/other.html"]) expect(otherSpelling(A, path)).toBeUndefined();
});
