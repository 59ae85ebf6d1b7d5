/** `npm run build`: builds the site, unless nothing has changed since the last build. */
import { buildIfStale } from "./current-build.mjs";

try {
  buildIfStale();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
