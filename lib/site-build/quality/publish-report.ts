import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stripScripts } from "export-kit/writer";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { QualityBody } from "@/components/landing/quality-body";
import { getContent } from "@/lib/content";
import { REPORT_MARKER, type QualityReport } from "@/lib/landing/quality-report";

/** As Next prints `robots`. */
const ROBOTS = { index: 'content="index, follow"', noindex: 'content="noindex, follow"' };

/** Takes pages above the limit out of search engines, and publishes the report. */
export function publishReport(
  site: string,
  report: QualityReport,
  rewrite: (file: string, change: (html: string) => string) => void,
): void {
  for (const page of report.excluded)
    rewrite(`${page.slice(1)}.html`, (html) => html.replace(ROBOTS.index, ROBOTS.noindex));
  writeQualityPage(site, report);
}

/** Fills the report page that Next left with a marker, and writes the report as JSON beside it. */
function writeQualityPage(site: string, report: QualityReport): void {
  const file = path.join(site, "quality.html");
  const body = renderToStaticMarkup(
    createElement(QualityBody, { report, messages: getContent().landing.quality }),
  );
  const shell = stripScripts(readFileSync(file, "utf8"));
  if (!shell.includes(REPORT_MARKER)) throw new Error("the quality page has no marker for its body");
  writeFileSync(
    file,
    shell.replace(REPORT_MARKER, () => body),
  );
  // Like a landing page it has no script, so nothing asks for Next's payload files.
  rmSync(path.join(site, "quality"), { recursive: true, force: true });
  rmSync(path.join(site, "quality.txt"), { force: true });
  writeFileSync(path.join(site, "quality.json"), `${JSON.stringify(report, undefined, 2)}\n`);
}
