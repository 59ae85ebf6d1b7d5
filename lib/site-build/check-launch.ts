/** `npm run check:launch`: why the site in `out/` should not go live. */
import { existsSync, readFileSync } from "node:fs";
import { adoptSettings } from "@/lib/env";
import { BUILD_RECORD, OUT } from "@/packages/export-kit/src/paths.mjs";
import { launchReport } from "./launch-report";

export function main(): void {
  const report = checkLaunch();
  if (report) console.error(report);
  else console.log(`${OUT}/ is ready to go live.`);
  process.exitCode = report ? 1 : 0;
}

function checkLaunch(): string {
  if (!existsSync(BUILD_RECORD)) return `There is no site in ${OUT}/: run “npm run build” first.`;
  try {
    // The origin of the site that would go live, whatever is set now.
    adoptSettings(JSON.parse(readFileSync(BUILD_RECORD, "utf8")).variables);
  } catch (error) {
    return (error as Error).message;
  }
  return launchReport().trimEnd();
}
