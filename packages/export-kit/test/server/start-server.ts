/** For tests: serves a folder on a free port of this machine. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createHostTable } from "../../src/hosts/table.mjs";
import type { HostOptions } from "../../src/options";
import { createSiteServer } from "../../src/server/site-server.mjs";

export interface TestSite {
  /** Folder of the site, in a folder of its own. */
  root: string;
  port: number;
  write(files: Record<string, string | Buffer>): void;
  stop(): Promise<void>;
}

/** @param files by path from the site's folder; `../secret.txt` is beside it */
export async function serveFiles(
  files: Record<string, string | Buffer>,
  { hosts, timeouts }: { hosts?: HostOptions; timeouts?: Parameters<typeof createSiteServer>[2] } = {},
): Promise<TestSite> {
  const folder = mkdtempSync(path.join(tmpdir(), "server-"));
  const root = path.join(folder, "site");
  const write: TestSite["write"] = (changed) => {
    for (const [name, content] of Object.entries(changed)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), content);
    }
  };
  mkdirSync(root);
  write(files);
  const server = createSiteServer(root, createHostTable({ hosts }), timeouts);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    root,
    port: (server.address() as AddressInfo).port,
    write,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}
