/** What this site adds to the engine's work, see `Hooks` of export-kit. */
import type { PagePreparation } from "export-kit";
import { launchReport } from "./launch-report";
import { createFontPreload } from "./preload-font";
import { writeSecurityTxt } from "./security-txt";
export { fileOfField as fileOf } from "@/lib/content/file-of-field";

export function preparePages(site: string): PagePreparation {
  const font = createFontPreload(site);
  return { prepare: font.add, done: font.assertUsed };
}

export function completeSite(site: string): void {
  writeSecurityTxt(site);
}

export function afterPublishing(): void {
  const report = launchReport();
  if (report) console.log(`\n${report}`);
}
