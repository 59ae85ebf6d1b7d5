/** Starts the server of `export-kit serve`. */
import type { AddressInfo } from "node:net";
import { createHostTable } from "../../src/hosts/table";
import { createSiteServer } from "../../src/server/site-server";
import { SERVER, type HostedSite, type RunningHost } from "./host-kind";

/** Seconds in which a client has to send the headers of a request: shorter than in production, because a case waits for it. */
export const HEADER_TIMEOUT = 2;

export async function startLocal({ root, options }: HostedSite): Promise<RunningHost> {
  const headersTimeout = HEADER_TIMEOUT * 1000;
  const timeouts = { headersTimeout, connectionsCheckingInterval: 500 };
  const server = createSiteServer(root, createHostTable(options), timeouts);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    target: { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    capabilities: { ...SERVER, compressesOnTheFly: false, https: false },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
