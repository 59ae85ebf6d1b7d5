/**
 * Replaces the company in a copy of the project, builds a sample with the code that the last build compiled, and looks
 * for traces of the original company: `npm run test:release -- --only rebranding`.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { getContent } from "@/lib/content";
import { readCompanyFacts } from "@/lib/content/company/read-company-facts";
import { readFiles } from "@/lib/content/read-content";
import { formatProblem } from "@/lib/content/problems";
import { formatPounds } from "@/lib/pounds";
import type { CheckResult } from "../check-result";
import { findDifferencesFromGeoNames } from "@/lib/content/places/compare-with-geonames";
import { reportChecks } from "../report.mjs";
import { copyProject, copyTree, NEXT_EXPORT, type ProjectCopy } from "../project-copy";
import { replaceCompany } from "./other-company";
import { findTraces, listTraces } from "./traces";
import { listFiles } from "../site/files";

/** The home cities of both companies, another city of the original nation, and cities in other time zones. */
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
/** Files with text for readers, crawlers and browsers. */
const TEXT_FILES = /\.(html|txt|json|xml|webmanifest|js)$|\/_[a-z]+$/;
/** Folders with worked examples, whose amounts are not prices of the company. */
const EXAMPLES = ["content/blog", "content/industries"];

export async function main(): Promise<void> {
  const copy = copyProject(process.cwd(), "rebrand-");
  try {
    replaceCompany(process.cwd(), copy.folder);
    copyCompiledCode(process.cwd(), copy.folder);
    // The checks of a finished site read the content of their folder.
    copyTree("e2e", path.join(copy.folder, "e2e"));
    reportChecks(await checkCopy(copy), process.argv[2]);
  } finally {
    copy.remove();
  }
}

/** What Next compiles knows no company: content is read when pages are rendered. */
function copyCompiledCode(root: string, copy: string): void {
  copyTree(path.join(root, ".next"), path.join(copy, ".next"));
  // With this file, Next would export the pages of the original company.
  rmSync(path.join(copy, ".next/prerender-manifest.json"), { force: true });
}

async function checkCopy(copy: ProjectCopy): Promise<CheckResult[]> {
  const name = "the site of the other company builds";
  const build = await copy.run(NEXT_EXPORT, SETTINGS);
  if (build.code !== 0) return [{ name, problems: [build.output] }];
  return [
    { name, problems: [] },
    checkCities(copy.folder),
    await checkFinishedSite(copy),
    ...checkTexts(copy.folder),
  ];
}

function checkCities(folder: string): CheckResult {
  const problems = findDifferencesFromGeoNames(readFiles(folder));
  return { name: "its cities agree with GeoNames", problems: problems.map(formatProblem) };
}

async function checkFinishedSite(copy: ProjectCopy): Promise<CheckResult> {
  const { code, output } = await copy.run([process.execPath, "e2e/site/check.mjs"], SETTINGS);
  const lines = output.split("\n").filter((line) => line !== "" && !line.startsWith("ok "));
  return { name: "its site passes all checks of a finished site", problems: code === 0 ? [] : lines };
}

/** Looks for both companies in the texts of the finished site. */
function checkTexts(folder: string): CheckResult[] {
  const company = readCompanyFacts(folder);
  const traces = listTraces(getContent(), readCompanyFacts(process.cwd()), amountsOf(company));
  const brand = String(company.facts.get("brand"));
  const site = path.join(folder, "out");
  const found: string[] = [];
  const withoutBrand: string[] = [];
  for (const file of listFiles(site).filter((name) => TEXT_FILES.test(name))) {
    const text = readFileSync(path.join(site, file), "utf8");
    found.push(...findTraces(text, file, traces).map((trace) => `${file}: …${trace.replace(/\s+/g, " ")}…`));
    if (file.endsWith(".html") && !text.includes(brand)) withoutBrand.push(`${file} does not name ${brand}`);
  }
  return [
    { name: "its site has no trace of the original company", problems: found },
    { name: "every page names the other company", problems: withoutBrand },
  ];
}

/**
 * Amounts that are no trace of the original prices: the new prices, the amounts in worked examples, and what customers of
 * the industries bring.
 */
function amountsOf({ facts }: ReturnType<typeof readCompanyFacts>): Set<string> {
  const prices = [...facts.values()].flatMap((fact) =>
    typeof fact === "object" && "pounds" in fact ? [formatPounds(fact.pounds)] : [],
  );
  const examples = EXAMPLES.flatMap((folder) =>
    readdirSync(folder).flatMap(
      (name) => readFileSync(path.join(folder, name), "utf8").match(/£[\d,]*\d(\.\d+)?/g) ?? [],
    ),
  );
  const worth = getContent().industries.flatMap(({ newCustomer: { from, to } }) =>
    [from, to].map(formatPounds),
  );
  return new Set([...prices, ...examples, ...worth]);
}
