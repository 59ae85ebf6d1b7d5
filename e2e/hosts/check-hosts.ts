/** Tests real servers against the host table: with a fixture site, and with the finished site. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createHostTable } from "@/packages/export-kit/src/hosts/table";
import type { HostCase } from "../../packages/export-kit/test/hosts/expectations";
import { FIXTURE_OPTIONS, writeFixture } from "../../packages/export-kit/test/hosts/fixture";
import { FIXTURE_CASES } from "../../packages/export-kit/test/hosts/fixture-cases";
import { runCases } from "../../packages/export-kit/test/hosts/run-cases";
import type { HostedSite, HostKind } from "../../packages/export-kit/test/hosts/host-kind";
import { hostKinds } from "../../packages/export-kit/test/hosts/servers";
import options from "../../export-kit.config.mjs";
import { listFiles } from "../site/files";
import { ruleCasesOf, sampleSite } from "./site-cases";

export interface HostReport {
  host: string;
  passed: number;
  skipped: number;
  failed: string[];
  /** What has to be installed for it; undefined if nothing is missing. */
  missing: string | undefined;
}

/** Runs all cases on all hosts. The cases of a host that is not installed count as skipped. */
export async function checkHosts(out: string): Promise<HostReport[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "site of hosts-"));
  try {
    const root = writeFixture(folder);
    const fixture = { root, cases: FIXTURE_CASES, files: listFiles(root), options: FIXTURE_OPTIONS };
    const { cases, files } = sampleSite(out);
    const finished = { root: path.resolve(out), cases: [...ruleCasesOf(out), ...cases], files, options };
    const reports: HostReport[] = [];
    for (const kind of hostKinds()) reports.push(await checkHost(kind, [fixture, finished]));
    return reports;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Site extends HostedSite {
  cases: readonly HostCase[];
}

async function checkHost(kind: HostKind, sites: readonly Site[]): Promise<HostReport> {
  const report: HostReport = { host: kind.name, passed: 0, skipped: 0, failed: [], missing: kind.missing };
  if (kind.missing !== undefined) {
    report.skipped = sites.reduce((sum, { cases }) => sum + cases.length, 0);
    return report;
  }
  for (const { cases, ...site } of sites) {
    const host = await kind.start(site);
    try {
      const possible = cases.filter(({ needs }) => !needs || host.capabilities[needs]);
      const failed = await runCases(host.target, createHostTable(site.options), possible);
      report.passed += possible.length - failed.length;
      report.failed.push(...failed.map(({ name, problems }) => `${name}: ${problems.join("; ")}`));
    } finally {
      await host.stop();
    }
  }
  return report;
}
