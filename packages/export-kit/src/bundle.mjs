import path from "node:path";
import { build } from "esbuild";
import { BUNDLES } from "./paths.mjs";

/** Loaded from node_modules, so that React is one copy and html-validate finds its own files; next-sitemap cannot be, its CommonJS files say they are modules. */
const EXTERNAL = ["react", "react-dom", "next", "html-validate"];

/** @returns {import("esbuild").BuildOptions} how an entry is bundled for Node */
function forNode(projectDir, entry) {
  return {
    absWorkingDir: projectDir,
    entryPoints: [entry],
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    external: EXTERNAL,
    jsx: "automatic",
    tsconfig: "tsconfig.json",
    loader: { ".css": "empty" },
    logLevel: "warning",
    define: {
      // Inside the adapter the page renders every landing page, not the shell.
      "process.env.LANDING_ENGINE": '"next"',
      "process.env.NODE_ENV": '"production"',
    },
  };
}

/**
 * Bundles a TypeScript entry of the project for Node.
 *
 * @param {string} projectDir the project's root
 * @param {string} entry path from the root
 * @returns {Promise<string>} absolute path of the CommonJS file
 */
export async function bundle(projectDir, entry) {
  const outfile = path.join(projectDir, BUNDLES, `${entry.replace(/\.tsx?$/, "").replaceAll("/", "-")}.cjs`);
  await build({ ...forNode(projectDir, entry), outfile });
  return outfile;
}

/**
 * Bundles a TypeScript entry of the project for Node, without a file: Next empties its folder when it starts.
 *
 * @param {string} projectDir the project's root
 * @param {string} entry path from the root
 * @returns {Promise<string>} the script's text, in CommonJS
 */
export async function bundleText(projectDir, entry) {
  const { outputFiles } = await build({ ...forNode(projectDir, entry), write: false });
  return outputFiles[0].text;
}

/**
 * Bundles a TypeScript entry of the project for browsers.
 *
 * @param {string} projectDir the project's root
 * @param {string} entry path from the root
 * @returns {Promise<string>} the script's text
 */
export async function bundleForBrowsers(projectDir, entry) {
  const { outputFiles } = await build({
    absWorkingDir: projectDir,
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    platform: "browser",
    target: "es2020",
    format: "iife",
    tsconfig: "tsconfig.json",
    logLevel: "warning",
  });
  return outputFiles[0].text;
}
