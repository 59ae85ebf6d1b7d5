/** `npm start`: installs, builds what is not current, and serves the site. Needs Node and npm only. */
import { buildIfStale } from "./build.mjs";
import { installPackages } from "./install.mjs";

try {
  installPackages();
  buildIfStale();
  // Loaded now: before the installation its packages may not exist.
  const { serve } = await import("./serve.mjs");
  await serve();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
