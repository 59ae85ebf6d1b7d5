/**
 * Puts another company into a copy of the project, builds a sample and looks for what is left of ours:
 * `npm test -- --only "another company"`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getContent } from "../content/index.ts";
import { readFirm } from "../content/firm/read-firm.ts";
import { formatPounds } from "../pounds.ts";
import { replaceCompany } from "./rebrand/other-company.ts";
import { copyProject, type Project } from "./rebrand/project.ts";
import { findTraces, listTraces } from "./rebrand/traces.ts";
import { listFiles } from "./site/files.ts";

/** Both homes, another city of the old nation, and cities on other clocks. */
const SCOPE = [
  "services=call-center-outsourcing,live-chat-support",
  "industries=plumbing,hotels",
  "cities=leeds,glasgow,edinburgh,london,new-york,auckland",
].join(";");
const SETTINGS = {
  LANDING_SCOPE: SCOPE,
  LANDING_ENGINE: "adapter",
  LANDING_SHARD: "",
  BUILD_ROOT: "",
  SITE_URL: "",
  NODE_ENV: "production",
};
/** What readers, crawlers and browsers take as text. */
const TEXTS = /\.(html|txt|json|xml|webmanifest|js)$|\/_[a-z]+$/;
/** Folders whose examples have amounts that are no price of the company. */
const EXAMPLES = ["content/blog", "content/industries"];
const SHOWN = 20;

interface Check {
  name: string;
  problems: string[];
}

export async function main(): Promise<void> {
  const started = performance.now();
  const project = await copyProject(process.cwd());
  try {
    replaceCompany(process.cwd(), project.folder);
    const checks = await checkProject(project);
    report(checks, (performance.now() - started) / 1000);
  } finally {
    project.remove();
  }
}

async function checkProject(project: Project): Promise<Check[]> {
  const build = await project.run(["node_modules/next/dist/bin/next", "build"], SETTINGS);
  if (build.code !== 0) return [{ name: "the site is built", problems: [build.output] }];
  return [
    { name: "the site is built", problems: [] },
    await checkCommand(project, "places are sound", ["lib/checks/cli/run.mjs", "lib/checks/cities.ts"]),
    await checkCommand(project, "the site's own checks pass", ["lib/checks/cli/site.mjs"]),
    ...checkTexts(project.folder),
  ];
}

async function checkCommand(project: Project, name: string, args: string[]): Promise<Check> {
  const { code, output } = await project.run(args, SETTINGS);
  const lines = output.split("\n").filter((line) => line !== "" && !line.startsWith("ok "));
  return { name, problems: code === 0 ? [] : lines };
}

/** What the finished site says of the company that was there, and of the one that is there now. */
function checkTexts(folder: string): Check[] {
  const firm = readFirm(folder);
  const traces = listTraces(getContent(), readFirm(process.cwd()), amountsOf(firm));
  const brand = String(firm.facts.get("brand"));
  const site = path.join(folder, "out");
  const left: string[] = [];
  const nameless: string[] = [];
  for (const file of listFiles(site).filter((name) => TEXTS.test(name))) {
    const text = readFileSync(path.join(site, file), "utf8");
    left.push(...findTraces(text, file, traces).map((trace) => `${file}: …${trace.replace(/\s+/g, " ")}…`));
    if (file.endsWith(".html") && !text.includes(brand)) nameless.push(file);
  }
  return [
    { name: "nothing is left of the company that was there before", problems: left },
    { name: "every page names the company that is there now", problems: nameless },
  ];
}

/** Amounts that say nothing of the old prices: the new ones, and those that examples write out. */
function amountsOf({ facts }: ReturnType<typeof readFirm>): Set<string> {
  const prices = [...facts.values()].flatMap((fact) =>
    typeof fact === "object" && "pounds" in fact ? [formatPounds(fact.pounds)] : [],
  );
  const examples = EXAMPLES.flatMap((folder) =>
    readdirSync(folder).flatMap(
      (name) => readFileSync(path.join(folder, name), "utf8").match(/£[\d,]*\d(\.\d+)?/g) ?? [],
    ),
  );
  return new Set([...prices, ...examples]);
}

function report(checks: readonly Check[], seconds: number): void {
  for (const { name, problems } of checks) {
    console.log(`${problems.length === 0 ? "ok  " : "FAIL"} ${name}`);
    for (const problem of problems.slice(0, SHOWN)) console.log(`       ${problem}`);
    if (problems.length > SHOWN) console.log(`       and ${problems.length - SHOWN} more`);
  }
  console.log(`${seconds.toFixed(1)} s`);
  const failed = checks.filter(({ problems }) => problems.length > 0).length;
  const [file] = process.argv.slice(2);
  if (file) writeFileSync(file, JSON.stringify({ passed: checks.length - failed, failed, skipped: 0 }));
  process.exitCode = failed > 0 ? 1 : 0;
}
