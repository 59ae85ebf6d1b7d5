/**
 * Serves the site with real nginx and real Caddy and asks for the whole table of the hosts:
 * `node lib/checks/cli/hosts.mjs [results.json]`. On Debian as root it installs what is missing.
 */
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { bundle } from "../../site-build/bundle.mjs";
import { OUT } from "../../site-build/build-paths.mjs";

const PROGRAMS = ["/usr/sbin/nginx", "/usr/bin/caddy"];
const MODULES = ["brotli-static", "brotli-filter", "perl"].map((name) => `libnginx-mod-http-${name}`);
/** While this file says 101, Debian starts no service that it installs: the tests start their own. */
const POLICY = "/usr/sbin/policy-rc.d";
const SHOWN = 20;

function installOnDebian() {
  if (PROGRAMS.every((file) => existsSync(file))) return;
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  console.log("Installing Debian's nginx and caddy ...");
  const apt = (...args) =>
    spawnSync("env", ["DEBIAN_FRONTEND=noninteractive", "apt-get", ...args], { stdio: "inherit" });
  const policyIsOurs = !existsSync(POLICY);
  if (policyIsOurs) writeFileSync(POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    apt("update");
    // One after another: a module that a release lacks is no reason to go without the servers.
    for (const names of [["nginx", "caddy"], ...MODULES.map((name) => [name])]) {
      apt("install", "-y", "--no-install-recommends", ...names);
    }
  } finally {
    if (policyIsOurs) rmSync(POLICY);
  }
}

installOnDebian();
const require = createRequire(import.meta.url);
const { checkHosts } = require(await bundle(process.cwd(), "lib/checks/hosts/check-hosts.ts"));
const started = performance.now();
const reports = await checkHosts(OUT);
for (const { host, passed, skipped, failed, missing } of reports) {
  if (missing !== undefined) console.log(`skip ${host}: ${skipped} cases, ${missing} is not installed`);
  else
    console.log(`${failed.length === 0 ? "ok  " : "FAIL"} ${host}: ${passed} of ${passed + failed.length}`);
  for (const problem of failed.slice(0, SHOWN)) console.log(`       ${problem}`);
  if (failed.length > SHOWN) console.log(`       and ${failed.length - SHOWN} more`);
}
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
const total = (count) => reports.reduce((sum, report) => sum + count(report), 0);
const failed = total((report) => report.failed.length);
const [file] = process.argv.slice(2);
if (file) {
  const passed = total((report) => report.passed);
  writeFileSync(file, JSON.stringify({ passed, failed, skipped: total((report) => report.skipped) }));
}
process.exitCode = failed > 0 ? 1 : 0;
