import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { keptTest } from "./watch";

/** Stands between the browser and the site, and holds scripts back. */
interface Relay {
  /** Milliseconds by which the script at a path is held back. */
  delayOf: (path: string) => number;
  /** Paths of the scripts that the browser has asked for. */
  asked: Set<string>;
}

const isScript = (path: string) => path.endsWith(".js");

/** Starts a relay to a site, for as long as this process lives. */
async function startRelay(site: string): Promise<{ origin: string; relay: Relay }> {
  const relay: Relay = { delayOf: () => 0, asked: new Set() };
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const pass = () =>
      get(site + path, { headers: request.headers }, (answer) => {
        const headers = { ...answer.headers, ...(isScript(path) && { "cache-control": "no-cache" }) };
        response.writeHead(answer.statusCode!, headers);
        answer.pipe(response);
      }).on("error", () => response.destroy());
    if (!isScript(path)) return void pass();
    relay.asked.add(path);
    setTimeout(pass, relay.delayOf(path));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  server.unref();
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, relay };
}

/** One for all tests of a worker, so that their page has one origin and can be kept. */
let started: ReturnType<typeof startRelay> | undefined;

/**
 * A test whose page comes through a relay. A browser in which requests are stopped keeps nothing and compiles
 * all scripts of a page anew each time. Here it keeps them, but has to ask whether they are still current: what
 * is held back is late all the same, for a fraction of the work.
 */
export const test = keptTest.extend<{ relay: Relay }>({
  relay: async ({ baseURL: _ }, provide) => {
    const { relay } = await started!;
    await provide(relay);
    Object.assign(relay, { delayOf: () => 0, asked: new Set() });
  },
  baseURL: async ({ baseURL }, provide) => {
    const { origin } = await (started ??= startRelay(baseURL!));
    await provide(origin);
  },
});
