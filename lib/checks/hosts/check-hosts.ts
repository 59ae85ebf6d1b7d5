/** The table of the hosts against real servers: over a small site, and over the site in `out`. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isHidden, mediaTypeOf } from "@/lib/site-build/hosts";
import { isLandingFile, listFiles, pathOfFile } from "../site/files";
import { ask } from "./raw-request";
import { differences, HOST_CASES, type HostCase } from "./cases";
import { writeFixture } from "./fixture";
import { hostKinds, type HostKind } from "./servers";
import { TRANSFER_CASES } from "./transfer-cases";

export interface HostReport {
  host: string;
  passed: number;
  skipped: number;
  failed: string[];
  /** What has to be installed. */
  missing: string | undefined;
}

/** Addresses of the finished site asked of each host: so many of the landing pages, and of the rest. */
const SAMPLE = { landing: 40, others: 400 };

/** Runs all cases on all hosts; the cases of a host that is not installed count as skipped. */
export async function checkHosts(out: string): Promise<HostReport[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "hosts-"));
  try {
    const small = { root: writeFixture(folder), cases: [...HOST_CASES, ...TRANSFER_CASES] };
    const whole = { root: path.resolve(out), cases: siteCases(out) };
    const reports: HostReport[] = [];
    for (const kind of hostKinds()) reports.push(await checkHost(kind, [small, whole]));
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
        // What a host cannot do is no case of it.
        if (needs && !host.abilities[needs]) continue;
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

/** One case for each address of a sample of the finished site, and one over all of its files. */
function siteCases(out: string): HostCase[] {
  const files = listFiles(out).filter((file) => !isHidden(pathOfFile(file)));
  const untyped = files.filter((file) => mediaTypeOf(pathOfFile(file)) === undefined);
  const landing = files.filter(isLandingFile);
  const others = files.filter((file) => !isLandingFile(file));
  return [
    {
      name: "every file of the site has a media type",
      run: async () => untyped.map((file) => `${file} has none`),
    },
    ...[...sample(landing, SAMPLE.landing), ...sample(others, SAMPLE.others)].map((file): HostCase => {
      const address = pathOfFile(file);
      return {
        name: `${address} of the site`,
        run: async (port) => {
          const answer = await ask(port, encodeURI(address));
          const problems = differences(address, answer, {
            status: 200,
            headers: { "Content-Type": mediaTypeOf(address) },
          });
          if (!answer.body.equals(readFileSync(path.join(out, file)))) problems.push("another body");
          return problems;
        },
      };
    }),
  ];
}

/** Evenly spread. */
function sample<T>(items: readonly T[], size: number): T[] {
  const step = Math.max(1, items.length / size);
  return Array.from({ length: Math.min(size, items.length) }, (_, index) => items[Math.floor(index * step)]!);
}
