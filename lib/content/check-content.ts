/**
 * `npm run check:content`: checks the content without a build. Runs the readers' checks, compares cities with GeoNames,
 * and checks the spelling. Prints all problems, and exits with code 1 if there are any.
 */
import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { siteUrl } from "../env";
import { readContentCached } from "./read-content-cached";
import { ContentError, describeCount, formatProblem, type ContentProblem } from "./problems";
import { findDifferencesFromGeoNames } from "./places/compare-with-geonames";

function findContentProblems(root: string): ContentProblem[] {
  try {
    return findDifferencesFromGeoNames(readContentCached(root));
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
}

/** Finds words that are in no dictionary; returns each with file, line and column. */
function findMisspelt(root: string): Promise<string[]> {
  const program = path.join(root, "node_modules/cspell/bin.mjs");
  const options = [
    "lint",
    "--no-progress",
    "--no-summary",
    "--no-color",
    "--relative",
    "--cache",
    "--cache-location",
    "node_modules/.cache/cspell",
  ];
  const child = spawn(process.execPath, [program, ...options], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  // The other problems first.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.once("error", reject).once("close", (code) => {
      const lines = output.split("\n").filter(Boolean);
      // Code 1 means misspelt words; without any, cspell itself has failed.
      if (code !== 0 && lines.length === 0) reject(new Error(`cspell ended with code ${code}`));
      else resolve(lines.map((line) => `  ${line}`));
    });
  });
}

/** The variable that decides the address of every page, if it is not one. */
function findVariableProblems(): string[] {
  try {
    siteUrl();
    return [];
  } catch (error) {
    return [`  ${(error as Error).message}`];
  }
}

/** Prints all problems, the misspelt words last. */
export async function main(): Promise<void> {
  const root = process.cwd();
  // In parallel: it takes as long as the other checks together, whose problems are printed meanwhile.
  const misspelt = findMisspelt(root);
  const problems = [...findContentProblems(root).map(formatProblem), ...findVariableProblems()];
  if (problems.length > 0) console.log(problems.join("\n"));
  const words = await misspelt;
  const count = describeCount(problems.length + words.length);
  console.log([...words, `${count} in content/`].join("\n"));
  process.exitCode = problems.length + words.length > 0 ? 1 : 0;
}
