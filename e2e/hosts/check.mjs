/**
 * Serves the site with nginx and at both edges and tests every rule of the host table:
 * `node e2e/hosts/check.mjs [results.json]`. On Debian, as root, it installs nginx if it is missing, and
 * rsync, with which guides deploy.
 */
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { OUT } from "../../packages/export-kit/src/paths.mjs";
import { bundle } from "../../lib/site-build/bundle.mjs";
import { printCheck, reportCounts } from "../report.mjs";

const PROGRAMS = ["/usr/sbin/nginx", "/usr/bin/rsync"];
const MODULES = ["brotli-static", "brotli-filter", "perl"].map((name) => `libnginx-mod-http-${name}`);
/** Debian starts no service on installation while this program returns 101. */
const POLICY = "/usr/sbin/policy-rc.d";

function installOnDebian() {
  if (PROGRAMS.every((file) => existsSync(file))) return;
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  console.log("Installing nginx and rsync from Debian ...");
  const apt = (...args) =>
    spawnSync("env", ["DEBIAN_FRONTEND=noninteractive", "apt-get", ...args], { stdio: "inherit" });
  const policyIsOurs = !existsSync(POLICY);
  if (policyIsOurs) writeFileSync(POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    apt("update");
    // One by one: if a release lacks a module, the rest is installed all the same.
    for (const name of ["nginx", ...MODULES, "rsync"]) apt("install", "-y", "--no-install-recommends", name);
  } finally {
    if (policyIsOurs) rmSync(POLICY);
  }
}

installOnDebian();
const require = createRequire(import.meta.url);
const { checkHosts } = require(await bundle(process.cwd(), "e2e/hosts/check-hosts.ts"));
const reports = await checkHosts(OUT);
for (const { host, passed, skipped, failed, missing } of reports) {
  const note =
    missing === undefined
      ? `${passed} of ${passed + failed.length} cases`
      : `${skipped} cases, ${missing} is not installed`;
  printCheck({ name: host, problems: failed, skipped: missing !== undefined, note });
}
const total = (count) => reports.reduce((sum, report) => sum + count(report), 0);
const counts = {
  passed: total(({ passed }) => passed),
  failed: total(({ failed }) => failed.length),
  skipped: total(({ skipped }) => skipped),
};
reportCounts(counts, process.argv[2]);
