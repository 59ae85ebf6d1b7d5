/** `npm run serve`: serves `out` at http://localhost:3000, or at PORT. */
import { realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { OUT } from "../paths.mjs";
import { createSiteServer } from "../site-server.mjs";

/** Starts the server and says where. Listens on this machine only. */
export async function serve() {
  const port = readPort(process.env.PORT);
  const server = createSiteServer(OUT);
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "localhost", resolve));
  console.log(`Serving out/ at http://localhost:${server.address().port}`);
}

/**
 * @param {string | undefined} value the PORT variable
 * @returns {number} 3000 where it is not set; 0 lets the system choose
 */
export function readPort(value) {
  if (!value) return 3000;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT: expected a number from 0 to 65535, got “${value}”`);
  }
  return port;
}

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  serve().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
