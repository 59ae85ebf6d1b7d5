/** What this site adds to the engine's work, see `Hooks` of export-kit. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { PagePreparation } from "export-kit";
import { getContent, getOrigin } from "@/lib/content";
import { hasSiteUrl } from "@/lib/env";
import { describeLaunchBlockers } from "./launch-blockers";
import { createFontPreload } from "./preload-font";
import { writeSecurityTxt } from "./security-txt";

export function preparePages(site: string): PagePreparation {
  const font = createFontPreload(site);
  return { prepare: font.add, done: font.assertUsed };
}

export function completeSite(site: string): void {
  writeSecurityTxt(site);
}

export function afterPublishing(projectDir: string): void {
  const report = describeLaunchBlockers({
    site: getContent().site,
    origin: getOrigin(),
    hasSiteUrl: hasSiteUrl(),
    readme: readFileSync(path.join(projectDir, "content/README.md"), "utf8"),
    now: new Date(),
  });
  if (report) console.log(`\n${report}`);
}
