/** Tests real servers against the host table: with a fixture site, and with the finished site. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { listFiles } from "../site/files";
import type { HostCase } from "./expectations";
import { writeFixture } from "./fixture";
import { FIXTURE_CASES } from "./fixture-cases";
import { runCases } from "./run-cases";
import type { HostKind } from "./host-kind";
import { hostKinds } from "./servers";
import { sampleSite } from "./site-cases";

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
    const fixture = { root, cases: FIXTURE_CASES, files: listFiles(root) };
    const finished = { root: path.resolve(out), ...sampleSite(out) };
    const reports: HostReport[] = [];
    for (const kind of hostKinds()) reports.push(await checkHost(kind, [fixture, finished]));
    return reports;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Site {
  root: string;
  /** Those that the cases request, such as `/services.html`. */
  files: readonly string[];
  cases: readonly HostCase[];
}

async function checkHost(kind: HostKind, sites: readonly Site[]): Promise<HostReport> {
  const report: HostReport = { host: kind.name, passed: 0, skipped: 0, failed: [], missing: kind.missing };
  if (kind.missing !== undefined) {
    report.skipped = sites.reduce((sum, { cases }) => sum + cases.length, 0);
    return report;
  }
  for (const { root, files, cases } of sites) {
    const host = await kind.start(root, files);
    try {
      const possible = cases.filter(({ needs }) => !needs || host.capabilities[needs]);
      const failed = await runCases(host.target, possible);
      report.passed += possible.length - failed.length;
      report.failed.push(...failed.map(({ name, problems }) => `${name}: ${problems.join("; ")}`));
    } finally {
      await host.stop();
    }
  }
  return report;
}
