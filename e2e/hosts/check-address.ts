/**
 * `npm run check:host -- https://www.example.com`: asks a host for everything that the host table promises, and for a
 * sample of the site in `out/`, and prints what differs.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { OUT } from "@/packages/export-kit/src/paths.mjs";
import { readOrigin } from "../../packages/export-kit/src/commands/verify";
import { rawRequest, type RawResponse, type Target } from "../../packages/export-kit/test/hosts/raw-request";
import { runCases, type Difference } from "../../packages/export-kit/test/hosts/run-cases";
import { ruleCasesOf, sampleSite, table } from "./site-cases";

/** Where a site says which build it is. */
const BUILD_ADDRESS = "/build.json";
/** Cases named for each difference. */
const NAMED = 3;
/** Differences printed: a host that serves another site differs in everything. */
const SHOWN = 40;

export async function main(): Promise<void> {
  const [address = ""] = process.argv.slice(2);
  try {
    const target = readTarget(address);
    if (!existsSync(path.join(OUT, "404.html")))
      throw new Error("there is no site in out/ to compare with: run “npm run build”");
    console.log(await describeHost(target, OUT));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** @throws Error unless the address is an origin */
export function readTarget(address: string): Target {
  const url = new URL(readOrigin(address, "check:host"));
  const plainOrigin = url.protocol === "https:" ? `http://${url.hostname}` : undefined;
  return { origin: url.origin, plainOrigin: url.port ? undefined : plainOrigin };
}

/**
 * Returns a report without differences.
 *
 * @param out folder of the site that the host should serve
 * @throws Error with the report if something differs, or if the host does not answer
 */
export async function describeHost(target: Target, out: string): Promise<string> {
  const { status, headers: home } = await rawRequest(target, "/").catch((error: Error) => {
    throw new Error(`${target.origin} does not answer: ${error.message}`, { cause: error });
  });
  if (status >= 300 && status < 400)
    throw new Error(`${target.origin} redirects to ${home.location}: check that address`);
  const isSecure = target.origin.startsWith("https:");
  const all = [...ruleCasesOf(out), ...sampleSite(out).cases];
  const cases = all.filter(({ needs }) => needs !== "https" || isSecure);
  const differences = await runCases(target, table, cases);
  const lines = [
    `${target.origin}: ${cases.length - differences.length} of ${cases.length} answers are as expected`,
    ...(isSecure
      ? []
      : ["over plain http: Strict-Transport-Security and the redirect to https were not checked"]),
    ...describeBuilds(await rawRequest(target, BUILD_ADDRESS), readFileSync(path.join(out, BUILD_ADDRESS))),
    ...groupDifferences(differences),
  ];
  if (differences.length > 0) throw new Error(lines.join("\n"));
  return lines.join("\n");
}

/** Says whether the host serves the build in `out/`: another one differs in many bodies. */
export function describeBuilds(
  { status, body }: Pick<RawResponse, "status" | "body">,
  local: Buffer,
): string[] {
  if (status === 200 && body.equals(local)) return [];
  const served = status === 200 ? body.toString().trim() : `nothing at ${BUILD_ADDRESS}`;
  return [`it serves another build than out/: ${served}, expected ${local.toString().trim()}`];
}

/** One line for each problem, the most frequent first: what a host does wrong, it does in most answers. */
export function groupDifferences(differences: readonly Difference[]): string[] {
  const cases = new Map<string, string[]>();
  for (const { name, problems } of differences)
    for (const problem of problems) cases.set(problem, [...(cases.get(problem) ?? []), name]);
  const lines = [...cases]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([problem, names]) => {
      const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
      return `  ${problem}\n    ${names.slice(0, NAMED).join("\n    ")}${more}`;
    });
  const rest = lines.length - SHOWN;
  return rest > 0 ? [...lines.slice(0, SHOWN), `  and ${rest} more differences`] : lines;
}
