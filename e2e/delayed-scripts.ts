import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { reusedPageTest } from "./guarded-page";

/** Controls a proxy between the browser and the site that delays scripts. */
interface ScriptProxy {
  /** Delay of the script at a path, in milliseconds. */
  delayOf: (path: string) => number;
  /** Paths of the scripts that the browser has requested. */
  requested: Set<string>;
}

const isScript = (path: string) => path.endsWith(".js");

/** Starts a proxy for a site. It runs until this process ends. */
async function startProxy(site: string): Promise<{ origin: string; proxy: ScriptProxy }> {
  const proxy: ScriptProxy = { delayOf: () => 0, requested: new Set() };
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const forward = () =>
      get(site + path, { headers: request.headers }, (answer) => {
        const headers = { ...answer.headers, ...(isScript(path) && { "cache-control": "no-cache" }) };
        response.writeHead(answer.statusCode!, headers);
        answer.pipe(response);
      }).on("error", () => response.destroy());
    if (!isScript(path)) return void forward();
    proxy.requested.add(path);
    setTimeout(forward, proxy.delayOf(path));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  server.unref();
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, proxy };
}

/** One for all tests of a worker: pages can only be reused on the same origin. */
let started: ReturnType<typeof startProxy> | undefined;

/**
 * A test whose page is loaded through the proxy. Playwright's `page.route` turns off the browser's cache, so that
 * every load would compile all scripts again. The proxy sends them with `no-cache`: the browser keeps the
 * compiled code but has to revalidate each script, which is then delayed.
 */
export const test = reusedPageTest.extend<{ scriptProxy: ScriptProxy }>({
  scriptProxy: async ({ baseURL: _ }, provide) => {
    const { proxy } = await started!;
    await provide(proxy);
    Object.assign(proxy, { delayOf: () => 0, requested: new Set() });
  },
  baseURL: async ({ baseURL }, provide) => {
    const { origin } = await (started ??= startProxy(baseURL!));
    await provide(origin);
  },
});
