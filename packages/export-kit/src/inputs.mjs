import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Everything a build reads, from the project's root. */
export const INPUTS = [
  "app",
  "components",
  "content",
  "lib",
  "public",
  "next.config.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
/** Environment variables that change what is built; `lib/env.ts` says what each does. */
const VARIABLES = ["SITE_URL", "LANDING_ENGINE", "LANDING_SCOPE"];

/**
 * Hash over all inputs of a build: the same hash, the same site.
 *
 * @param {string} root the project's root
 * @param {Record<string, string>} [settings] variables that are other than in the environment
 * @returns {string} hexadecimal SHA-256
 */
export function hashInputs(root, settings = {}) {
  const hash = createHash("sha256").update(`node ${process.versions.node}\n`);
  const env = { ...process.env, ...settings };
  for (const variable of VARIABLES) hash.update(`${variable}=${env[variable] ?? ""}\n`);
  for (const file of INPUTS.flatMap((input) => filesBelow(root, input))) {
    hash.update(`${file}\n`).update(
      createHash("sha256")
        .update(readFileSync(path.join(root, file)))
        .digest(),
    );
  }
  return hash.digest("hex");
}

/** Files below a path, sorted, tests left out: they change nothing that is built. */
function filesBelow(root, input) {
  let entries;
  try {
    entries = readdirSync(path.join(root, input), { withFileTypes: true });
  } catch (error) {
    if (error.code === "ENOTDIR") return [input];
    if (error.code === "ENOENT") return [];
    throw error;
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${input}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(root, file);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [file];
    });
}
