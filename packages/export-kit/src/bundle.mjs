// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { BUNDLES } from "./paths.mjs";
import { findRoute } from "./find-route.mjs";

/** @typedef {import("./options").ExportKitOptions} Options */

/** Loaded from node_modules, so that there is only one copy of React. */
const EXTERNAL = ["react", "react-dom", "next"];

/** This package's sources. */
const HERE = fileURLToPath(new URL(".", import.meta.url));

/** Matches a client component with an event handler. */
const EVENT_HANDLER = /^["']use client["'][^]*\son[A-Z]\w*=\{/m;

/**
 * Refuses CSS modules and fonts: only Next's compiler knows their class names.
 *
 * @type {import("esbuild").Plugin}
 */
const REFUSE_STYLES = {
  name: "refuse-styles",
  setup({ onResolve }) {
    onResolve({ filter: /\.module\.(?:css|scss|sass)$|^next\/font\/\w+$/ }, ({ path: name, importer }) => {
      const what = name.startsWith("next/") ? name : "CSS modules";
      const text = `${importer}: collections cannot use ${what}; layouts without generateStaticParams can`;
      return { errors: [{ text }] };
    });
  },
};

/**
 * Replaces modules as Next's compiler does: `next/link` by plain links, because pages of collections have no scripts for
 * soft navigation, and `server-only` and `client-only` by nothing.
 *
 * @type {import("esbuild").Plugin}
 */
const NEXT_MODULES = {
  name: "next-modules",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^next\/link(?:\.js)?$/ }, () => ({
      path: path.join(HERE, "collections/plain-link.tsx"),
    }));
    onResolve({ filter: /^(?:server|client)-only$/ }, (mark) => ({ path: mark.path, namespace: "mark" }));
    onLoad({ filter: /.*/, namespace: "mark" }, () => ({ contents: "" }));
  },
};

/**
 * @param {string} projectDir the project's root
 * @param {readonly string[]} external
 * @returns {import("esbuild").BuildOptions} options for bundling an entry for Node
 */
function forNode(projectDir, external) {
  const tsconfig = ["tsconfig.json", "jsconfig.json"].find((name) => existsSync(path.join(projectDir, name)));
  return {
    absWorkingDir: projectDir,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    external: [...EXTERNAL, ...external],
    jsx: "automatic",
    ...(tsconfig ? { tsconfig } : {}),
    loader: { ".js": "jsx", ".css": "empty", ".scss": "empty", ".sass": "empty" },
    plugins: [REFUSE_STYLES, NEXT_MODULES],
    logLevel: "warning",
    define: { "process.env.NODE_ENV": '"production"' },
  };
}

/**
 * Bundles an entry for Node.
 *
 * @param {string} projectDir the project's root
 * @param {string} entry absolute path, or relative to the root
 * @param {Options} [options] of the site
 * @param {string} [folder] of the result, relative to the root
 * @returns {Promise<string>} absolute path of the CommonJS file
 */
export async function bundle(projectDir, entry, { external = [] } = {}, folder = BUNDLES) {
  const name = path.relative(projectDir, path.resolve(projectDir, entry)).replace(/\.\w+$/, "");
  const outfile = path.join(projectDir, folder, `${name.replaceAll(/[^\w.-]+/g, "-")}.cjs`);
  await build({ ...forNode(projectDir, external), entryPoints: [entry], outfile });
  return outfile;
}

/**
 * Bundles an entry for Node to text, for code that runs before Next empties its folder.
 *
 * @param {string} projectDir the project's root
 * @param {string} entry relative to the root
 * @param {Options} [options] of the site
 * @returns {Promise<string>} the script's text, in CommonJS
 */
export async function bundleText(projectDir, entry, { external = [] } = {}) {
  return textOf(await build({ ...forNode(projectDir, external), entryPoints: [entry], write: false }));
}

/**
 * @param {string} projectDir the project's root
 * @param {string} [name] of the file, without its extension
 * @returns {string} absolute path of the engine's bundle
 */
export function engineFile(projectDir, name = "export-kit") {
  return path.join(projectDir, BUNDLES, `${name}.cjs`);
}

/**
 * Bundles the engine with the site's modules, for the main thread and the writer's threads. The modules are loaded on
 * demand, after the engine has called `renderRealPages`.
 *
 * @param {string} projectDir the project's root
 * @param {Options} options of the site
 * @param {string} [name] of the file, without its extension
 * @returns {Promise<string>} absolute path of the CommonJS file
 */
export async function bundleEngine(projectDir, options, name) {
  const outfile = engineFile(projectDir, name);
  const { collections = [], hooks, external = [] } = options;
  const hardened = options.harden !== false;
  const moduleOf = (/** @type {string} */ file) => JSON.stringify(path.resolve(projectDir, file));
  const sources = collections.map(({ route, module }) => {
    const custom = module ? `loadModule: () => import(${moduleOf(module)}), ` : "";
    const files = JSON.stringify(`route:${route}`);
    const isHandler = /^route\.\w+$/.test(path.basename(findRoute(projectDir, route).page));
    const facts = JSON.stringify({ route, hardened, isHandler }).slice(1, -1);
    return `{ ${facts}, ${custom}loadRoute: () => import(${files}) }`;
  });
  const contents = [
    `import { startEngine } from ${JSON.stringify(path.join(HERE, "engine.ts"))};`,
    `export const engine = startEngine({`,
    `  collections: [${sources.join(", ")}],`,
    hooks ? `  loadHooks: () => import(${moduleOf(hooks)}),` : "",
    `});`,
  ].join("\n");
  const { plugins = [], ...shared } = forNode(projectDir, external);
  const { metafile } = await build({
    ...shared,
    stdin: { contents, resolveDir: projectDir, sourcefile: "export-kit-entry.js" },
    plugins: [...plugins, routeFiles(projectDir)],
    outfile,
    sourcemap: "external",
    metafile: true,
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  for (const file of files.filter((name) => /^(?!.*node_modules).*\.[jt]sx$/.test(name)))
    if (EVENT_HANDLER.test(readFileSync(path.join(projectDir, file), "utf8")))
      console.warn(`${file}: its event handlers do nothing on pages of collections, which have no scripts`);
  return outfile;
}

/**
 * Resolves `route:/posts/[slug]` to the page or handler of that route and `generateStaticParams` of the layouts above it.
 *
 * @param {string} projectDir
 * @returns {import("esbuild").Plugin}
 */
function routeFiles(projectDir) {
  return {
    name: "route-files",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^route:/ }, ({ path: name }) => ({ path: name, namespace: "route" }));
      onLoad({ filter: /.*/, namespace: "route" }, ({ path: name }) => {
        const { page, layouts } = findRoute(projectDir, name.slice("route:".length));
        const names = layouts.map((_, index) => `params${index}`);
        const contents = [
          `import * as page from ${JSON.stringify(page)};`,
          ...layouts.map(
            (layout, index) =>
              `import { generateStaticParams as ${names[index]} } from ${JSON.stringify(layout)};`,
          ),
          `const layouts = [${names.join(", ")}];`,
          `export { page, layouts };`,
        ].join("\n");
        return { contents, resolveDir: projectDir };
      });
    },
  };
}

/**
 * Bundles code of this package for where there is no Node.
 *
 * @param {import("esbuild").BuildOptions} options
 * @returns {Promise<string>} the script's text
 */
async function bundleScript(options) {
  return textOf(await build({ ...options, bundle: true, write: false, logLevel: "warning" }));
}

/**
 * Bundles a script of this package for browsers.
 *
 * @param {string} entry relative to this package's sources
 * @returns {Promise<string>} the script's text
 */
export function bundleForBrowsers(entry) {
  const entryPoints = [path.join(HERE, entry)];
  return bundleScript({ entryPoints, minify: true, platform: "browser", target: "es2020", format: "iife" });
}

/**
 * Bundles the Worker of a site, see `edge/cloudflare-worker.ts`.
 *
 * @param {Options} options of the site
 * @returns {Promise<string>} the text of an ES module
 */
export function bundleWorker({ hosts, harden }) {
  const contents = [
    `import { createWorker } from ${JSON.stringify(path.join(HERE, "edge/cloudflare-worker.ts"))};`,
    `export default createWorker(${JSON.stringify({ hosts, harden })});`,
  ].join("\n");
  return bundleScript({
    stdin: { contents, resolveDir: HERE, sourcefile: "worker-entry.js" },
    platform: "neutral",
    target: "es2022",
    format: "esm",
    banner: { js: "// Written by “export-kit hosts” from the host table. Do not edit." },
  });
}

/**
 * Bundles the handler of the CloudFront function.
 *
 * @returns {Promise<string>} its text, in ECMAScript 5.1 with `const` and `let`
 * @throws {Error} if it has syntax that cannot be written so
 */
export async function bundleCloudfrontHandler() {
  const text = await bundleScript({
    entryPoints: [path.join(HERE, "edge/cloudfront-handler.ts")],
    format: "esm",
    target: "es5",
    supported: { "const-and-let": true },
  });
  // CloudFront calls it by its name.
  return text.replace(/export \{[^}]*\};\s*$/, "");
}

/** @param {import("esbuild").BuildResult} result of a build to memory */
function textOf({ outputFiles: [file] = [] }) {
  if (!file) throw new Error("esbuild wrote nothing");
  return file.text;
}
