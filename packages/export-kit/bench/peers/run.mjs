/**
 * Writes the same pages with export-kit, Hugo, Eleventy and Astro: `node packages/export-kit/bench/peers/run.mjs
 * [number of pages]`. Prints a table; ends with an error if the pages of one differ by a byte.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { hashFiles } from "../../src/hash-files.mjs";
import { installApp } from "../../test/foreign/install.mjs";
import { makePages } from "./make-pages.mjs";
import { run, watch } from "./processes.mjs";
import { ASTRO, HUGO } from "./templates.mjs";

const ROUNDS = 3;
const here = path.dirname(fileURLToPath(import.meta.url));
const pages = makePages(Number(process.argv[2] ?? 20_000));
const folder = mkdtempSync("/dev/shm/export-kit-peers-");
const at = (...parts) => path.join(folder, ...parts);
const log = (text) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

function write(file, content) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), typeof content === "string" ? content : JSON.stringify(content));
}

const versionOf = (name) => JSON.parse(readFileSync(at(name, "package.json"), "utf8")).version;
const byNode = (script, ...args) => [process.execPath, script, ...args];

function installExportKit() {
  const installed = path.dirname(path.dirname(createRequire(import.meta.url).resolve("next/package.json")));
  const app = "export-kit";
  const dependencies = { "export-kit": "*", next: "*", react: "*", "react-dom": "*" };
  write("export-kit/package.json", { type: "module", dependencies });
  installApp({ app: path.join(here, app), target: at(app), packed: path.join(here, "../.."), installed });
  const feed = () => write("export-kit/pages.json", pages);
  const next = versionOf("export-kit/node_modules/next");
  const peer = (name, out, command) => ({ name, app, out, feed, command });
  return [
    // First, because the writer alone takes the shells of its build.
    peer(`export-kit, \`next build\` ${next}`, "out", byNode("node_modules/next/dist/bin/next", "build")),
    peer("its writer alone", "written", byNode("write-pages.mjs", "written", "collection.jsx")),
    peer("its writer alone, React for each page", "by-react", byNode("write-pages.mjs", "by-react")),
  ];
}

function installHugo() {
  const [, version] = /v([\d.]+)/.exec(spawnSync("hugo", ["version"]).stdout ?? "") ?? [];
  if (!version) return log("Hugo is left out, because it is not installed") ?? [];
  const disableKinds = ["home", "section", "taxonomy", "term", "RSS", "sitemap", "404", "robotsTXT"];
  write("hugo/config.json", { baseURL: "/", uglyURLs: true, disableKinds });
  write("hugo/layouts/_default/single.html", HUGO);
  // Hugo makes pages of files only.
  const feed = (changed) => changed.forEach((page) => write(`hugo/content/p/${page.slug}.html`, page));
  const watching = { option: ["--watch"], watching: "Press Ctrl+C", built: "Total in" };
  return [{ name: `Hugo ${version}`, app: "hugo", out: "public", command: ["hugo"], feed, watching }];
}

function installFromNpm() {
  cpSync(path.join(here, "package.json"), at("package.json"));
  const options = ["--no-audit", "--no-fund", "--ignore-scripts"];
  const { status, stderr } = spawnSync("npm", ["install", ...options], { cwd: folder, encoding: "utf8" });
  if (status !== 0) return log(`Eleventy and Astro are left out, because npm failed:\n${stderr}`) ?? [];
  cpSync(path.join(here, "eleventy"), at("eleventy"), { recursive: true });
  const eleventy = {
    name: `Eleventy ${versionOf("node_modules/@11ty/eleventy")}`,
    ...{ app: "eleventy", out: "_site", feed: () => write("eleventy/_data/pages.json", pages) },
    command: byNode("../node_modules/@11ty/eleventy/cmd.cjs", "--quiet"),
    watching: { option: ["--watch", "--incremental"], watching: "Watching", built: "Wrote" },
  };
  // With `compressHTML: false` Astro writes a line break after the doctype; this template has no other white space.
  write("astro/astro.config.mjs", `export default { build: { format: "file" } };`);
  write("astro/src/pages/p/[slug].astro", ASTRO);
  const astro = {
    name: `Astro ${versionOf("node_modules/astro")}`,
    ...{ app: "astro", out: "dist", feed: () => write("astro/pages.json", pages) },
    command: byNode("../node_modules/astro/astro.js", "build"),
  };
  return [eleventy, astro];
}

/** Changes a page; returns the seconds until the site has it. Peers that cannot watch build the whole again. */
async function edit({ app, command, feed, watching }, page) {
  if (watching) return watch([...command, ...watching.option], at(app), watching, () => feed([page]));
  feed([page]);
  return (await run(command, at(app))).seconds;
}

/** One round: all build, then all build again after an edit. @throws Error if the pages of a peer differ */
async function measureOnce(peers, round) {
  const hashes = { built: new Set(), edited: new Set() };
  const compare = ({ name, app, out }, state) => {
    if (hashes[state].add(hashFiles(at(app, out), ["p"])).size > 1) throw new Error(`${name}: other pages`);
  };
  const results = [];
  for (const peer of peers) {
    log(`round ${round}: ${peer.name}`);
    rmSync(at(peer.app, peer.out), { recursive: true, force: true });
    const result = await run(peer.command, at(peer.app));
    compare(peer, "built");
    const entries = readdirSync(at(peer.app, peer.out), { recursive: true, withFileTypes: true });
    results.push({ ...result, files: entries.filter((entry) => entry.isFile()).length });
  }
  const page = pages[round];
  page.paragraphs[0] = `Changed in round ${round}`;
  for (const [index, peer] of peers.entries()) {
    log(`round ${round}: ${peer.name}, one edit`);
    results[index].edit = await edit(peer, page);
    compare(peer, "edited");
  }
  return results;
}

try {
  const peers = [...installExportKit(), ...installHugo(), ...installFromNpm()];
  for (const { feed } of peers) feed(pages);
  const before = loadavg()[0].toFixed(1);
  const rounds = [];
  // In rounds, so that other work on the machine falls on all alike. The first fills caches and does not count.
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await measureOnce(peers, round));
  console.log("| | pages a second | seconds | peak memory in GB | files | seconds for one edit |");
  console.log("| --- | --: | --: | --: | --: | --: |");
  for (const [index, { name, watching }] of peers.entries()) {
    const valuesOf = (key) => rounds.slice(1).map((results) => results[index][key]);
    const median = (key) => valuesOf(key).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
    const cells = [name, Math.round(pages.length / median("seconds")), median("seconds").toFixed(1)];
    cells.push((median("memory") / 1e9).toFixed(2), median("files"), median("edit").toFixed(1));
    console.log(`| ${cells.join(" | ")}${watching ? ", watching" : ""} |`);
  }
  const machine = `${cpus().length} cores (${cpus()[0].model}), Node ${process.version}`;
  console.log(
    `\n${pages.length} pages, ${machine}, load ${before} before and ${loadavg()[0].toFixed(1)} after`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
