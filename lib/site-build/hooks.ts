/** What this site does around the engine's work, see `Hooks` of export-kit. */
import type { PagePreparation } from "export-kit";
import { createFontPreload } from "./preload-font";
import { printNotReady } from "./print-not-ready";
import { writeSecurityTxt } from "./security-txt";

/** Every page asks for the heading font at once. */
export function preparePages(site: string): PagePreparation {
  const font = createFontPreload(site);
  return { prepare: font.add, done: font.assertUsed };
}

export function completeSite(site: string): void {
  writeSecurityTxt(site);
}

export const afterPublishing = printNotReady;
