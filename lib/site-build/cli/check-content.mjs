/**
 * `npm run check:content`: runs `lib/content/check-content.ts`, unless it found nothing wrong and all that it may have read is
 * the same: the project's files, the installed packages, the version of Node, `SITE_URL`, and the day.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashFiles } from "../../../packages/export-kit/src/hash-files.mjs";
import { hashInputs } from "../../../packages/export-kit/src/inputs.mjs";

const PASSED = "node_modules/.cache/checked-content";

function describeInputs() {
  const root = process.cwd();
  const files = [hashInputs(root, {}), hashFiles(root, ["node_modules/.package-lock.json"])];
  return [...files, process.version, process.env.SITE_URL, new Date().toDateString()].join("\n");
}

function readPassed() {
  try {
    return readFileSync(PASSED, "utf8");
  } catch {
    return undefined;
  }
}

const inputs = describeInputs();
if (readPassed() === inputs) console.log("0 problems in content/, as nothing has changed");
else {
  process.once("exit", (code) => {
    // If a file was saved meanwhile, it is unknown which version was checked.
    if (code !== 0 || describeInputs() !== inputs) return;
    mkdirSync(path.dirname(PASSED), { recursive: true });
    writeFileSync(PASSED, inputs);
  });
  process.argv.splice(2, Infinity, "lib/content/check-content.ts");
  await import("./run.mjs");
}
