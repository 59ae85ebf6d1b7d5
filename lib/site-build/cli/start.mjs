/** `npm start`: installs, builds the site if it is out of date, and serves it. Needs Node and npm only. */
import { installPackages } from "./install.mjs";

try {
  installPackages();
  // Loaded now: before the installation their packages may not exist.
  const { buildIfStale } = await import("./current-build.mjs");
  delete process.env.LANDING_SHARD;
  buildIfStale();
  process.argv.splice(2, Infinity, "serve");
  await import("../../../packages/export-kit/bin/export-kit.mjs");
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
