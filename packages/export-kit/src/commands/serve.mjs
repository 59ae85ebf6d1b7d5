// @ts-check
import { createHostTable } from "../hosts/table.mjs";
import { OUT } from "../paths.mjs";
import { createSiteServer } from "../server/site-server.mjs";

/**
 * `export-kit serve`: serves `out` at http://localhost:3000, or at PORT. Not reachable from other machines.
 *
 * @param {string[]} _args
 * @param {import("../options").ExportKitOptions} options
 */
export async function run(_args, options) {
  const port = readPort(process.env.PORT);
  const server = createSiteServer(OUT, createHostTable(options));
  await new Promise((resolve, reject) =>
    server
      .once("error", (error) => reject(describe(error, port)))
      .listen(port, "localhost", () => resolve(undefined)),
  );
  // With too many open files the system refuses a connection; the others are answered.
  server.on("error", ({ message }) => console.error(message));
  const { port: actual } = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(`Serving out/ at http://localhost:${actual}`);
}

/** @param {NodeJS.ErrnoException} error @param {number} port */
const describe = (error, port) =>
  error.code === "EADDRINUSE" ? new Error(`port ${port} is taken: name another, such as PORT=3001`) : error;

/**
 * @param {string | undefined} value the PORT variable
 * @returns {number} by default 3000; 0 lets the system choose
 */
function readPort(value) {
  if (!value) return 3000;
  const port = Number(value);
  // `Number` would also accept 1e3, 0x50 and " 80".
  if (!/^\d+$/.test(value) || port > 65535) {
    throw new Error(`PORT: expected a number from 0 to 65535, got “${value}”`);
  }
  return port;
}
