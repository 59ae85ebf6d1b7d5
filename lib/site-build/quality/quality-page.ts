import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { QualityBody } from "@/components/landing/quality-body";
import type { QualityReport } from "@/lib/landing/quality-report";
import { shellMarkers } from "@/lib/landing/shell";
import { stripScripts } from "../landing/shell-template";

/** Fills the report page that Next left with a marker, and writes the report as JSON beside it. */
export function writeQualityPage(staging: string, report: QualityReport): void {
  const file = path.join(staging, "quality.html");
  const body = renderToStaticMarkup(createElement(QualityBody, { report }));
  const shell = stripScripts(readFileSync(file, "utf8"));
  if (!shell.includes(shellMarkers.body)) throw new Error("the quality page has no marker for its body");
  writeFileSync(
    file,
    shell.replace(shellMarkers.body, () => body),
  );
  // Like a landing page it has no script, so nothing asks for Next's payload files.
  rmSync(path.join(staging, "quality"), { recursive: true, force: true });
  rmSync(path.join(staging, "quality.txt"), { force: true });
  writeFileSync(path.join(staging, "quality.json"), `${JSON.stringify(report, undefined, 2)}\n`);
}
