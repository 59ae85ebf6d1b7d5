/** Tests real servers against the host table: with a fixture site, and with the finished site. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isHidden, mediaTypeOf } from "@/lib/site-build/hosts";
import { isLandingFile, listFiles, pathOfFile } from "../site/files";
import { templateOf } from "../site/templates";
import { findDifferences, HOST_CASES, type HostCase } from "./cases";
import { writeFixture } from "./fixture";
import { rawRequest } from "./raw-request";
import { hostKinds, type HostKind } from "./servers";
import { TRANSFER_CASES } from "./transfer-cases";

export interface HostReport {
  host: string;
  passed: number;
  skipped: number;
  failed: string[];
  /** What has to be installed for it; undefined if nothing is missing. */
  missing: string | undefined;
}

/** Number of files of the finished site that are requested from each host. */
const SAMPLE = { landing: 40, others: 400 };

/** Runs all cases on all hosts. The cases of a host that is not installed count as skipped. */
export async function checkHosts(out: string): Promise<HostReport[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "hosts-"));
  try {
    const fixture = { root: writeFixture(folder), cases: [...HOST_CASES, ...TRANSFER_CASES] };
    const finished = { root: path.resolve(out), cases: siteCases(out) };
    const reports: HostReport[] = [];
    for (const kind of hostKinds()) reports.push(await checkHost(kind, [fixture, finished]));
    return reports;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Site {
  root: string;
  cases: readonly HostCase[];
}

async function checkHost(kind: HostKind, sites: readonly Site[]): Promise<HostReport> {
  const report: HostReport = { host: kind.name, passed: 0, skipped: 0, failed: [], missing: kind.missing };
  if (kind.missing !== undefined) {
    report.skipped = sites.reduce((sum, { cases }) => sum + cases.length, 0);
    return report;
  }
  for (const { root, cases } of sites) {
    const host = await kind.start(root);
    try {
      for (const { name, needs, run } of cases) {
        if (needs && !host.capabilities[needs]) continue;
        const problems = await run(host.port).catch((error: Error) => [error.message]);
        if (problems.length === 0) report.passed += 1;
        else report.failed.push(`${name}: ${problems.join("; ")}`);
      }
    } finally {
      await host.stop();
    }
  }
  return report;
}

function siteCases(out: string): HostCase[] {
  const files = listFiles(out).filter((file) => !isHidden(pathOfFile(file)));
  const untyped = files.filter((file) => mediaTypeOf(pathOfFile(file)) === undefined);
  const landing = files.filter(isLandingFile);
  const others = files.filter((file) => !isLandingFile(file));
  const oneOfEachTemplate = new Map(others.map((file) => [templateOf(pathOfFile(file)), file])).values();
  const sampled = new Set([
    ...sample(landing, SAMPLE.landing),
    ...sample(others, SAMPLE.others),
    ...oneOfEachTemplate,
  ]);
  return [
    {
      name: "every file of the site has a media type",
      run: async () => untyped.map((file) => `${file}: the host table has no type for it`),
    },
    siteCase(out, "/no-such-page", "/404.html", 404),
    ...[...sampled].map((file) => siteCase(out, pathOfFile(file), file, 200)),
  ];
}

function siteCase(out: string, address: string, file: string, status: 200 | 404): HostCase {
  return {
    name: `${address} of the finished site returns ${file} with status ${status}`,
    run: async (port) => {
      const response = await rawRequest(port, encodeURI(address));
      const headers = { "Content-Type": mediaTypeOf(pathOfFile(file)) };
      const problems = findDifferences(address, response, { status, headers });
      if (!response.body.equals(readFileSync(path.join(out, file))))
        problems.push(`the body is not that of ${file}`);
      return problems;
    },
  };
}

/** Returns at most `size` evenly spaced items. */
function sample<T>(items: readonly T[], size: number): T[] {
  const step = Math.max(1, items.length / size);
  return Array.from({ length: Math.min(size, items.length) }, (_, index) => items[Math.floor(index * step)]!);
}
