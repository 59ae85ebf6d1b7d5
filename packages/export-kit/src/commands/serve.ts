import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { createHostTable } from "../hosts/table";
import type { ExportKitOptions } from "../options";
import { OUT } from "../paths.mjs";
import { createSiteServer } from "../server/site-server";

/** `export-kit serve`: serves `out` at http://localhost:3000, or at PORT. Not reachable from other machines. */
export async function run(args: string[], options: ExportKitOptions): Promise<void> {
  parseArgs({ args });
  const port = readPort(process.env.PORT);
  const server = createSiteServer(OUT, createHostTable(options));
  await new Promise<void>((resolve, reject) =>
    server
      .once("error", (error: NodeJS.ErrnoException) =>
        reject(
          error.code === "EADDRINUSE"
            ? new Error(`port ${port} is taken: name another, such as PORT=3001`)
            : error,
        ),
      )
      .listen(port, "localhost", resolve),
  );
  // With too many open files the system refuses a connection; the others are answered.
  server.on("error", ({ message }) => console.error(message));
  console.log(`Serving out/ at http://localhost:${(server.address() as AddressInfo).port}`);
}

/** @param value the PORT variable @returns by default 3000; 0 lets the system choose */
function readPort(value = ""): number {
  const port = Number(value || 3000);
  // `Number` would also accept 1e3, 0x50 and " 80".
  if (!/^\d*$/.test(value) || port > 65535)
    throw new Error(`PORT: expected a number from 0 to 65535, got “${value}”`);
  return port;
}
