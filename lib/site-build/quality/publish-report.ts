import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stripScripts } from "export-kit/writer";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { QualityBody } from "@/components/landing/quality-body";
import { getContent } from "@/lib/content";
import { REPORT_MARKER, type QualityReport } from "@/lib/landing/quality-report";

/** The `robots` meta tag as Next writes what `lib/seo/metadata.ts` returns. */
const ROBOTS = { index: 'content="index, follow"', noindex: 'content="noindex, follow"' };

/** Writes /quality and quality.json, and marks the pages that are too similar. `sitemaps.ts` leaves them out. */
export function publishReport(
  site: string,
  report: QualityReport,
  rewrite: (file: string, change: (html: string) => string) => void,
): void {
  // Pages above the similarity limit.
  for (const page of report.excluded)
    rewrite(`${page.slice(1)}.html`, (html) => html.replace(ROBOTS.index, ROBOTS.noindex));
  writeQualityPage(site, report);
}

/** "Telephone answering, Plumbing, Glasgow" for the path of a landing page. */
function nameOfPage(pagePath: string): string {
  const { services, industries, cities } = getContent();
  const [, , service, industry, city] = pagePath.split("/");
  return [
    services.find(({ slug }) => slug === service)?.short ?? service,
    industries.find(({ slug }) => slug === industry)?.title ?? industry,
    cities.find(({ slug }) => slug === city)?.label ?? city,
  ].join(", ");
}

function writeQualityPage(site: string, report: QualityReport): void {
  const file = path.join(site, "quality.html");
  const body = renderToStaticMarkup(
    createElement(QualityBody, { report, messages: getContent().landing.quality, nameOf: nameOfPage }),
  );
  const shell = stripScripts(readFileSync(file, "utf8"));
  if (!shell.includes(REPORT_MARKER)) throw new Error(`quality.html: expected the marker ${REPORT_MARKER}`);
  writeFileSync(
    file,
    shell.replace(REPORT_MARKER, () => body),
  );
  // Without a script, nothing requests Next's payload files.
  rmSync(path.join(site, "quality"), { recursive: true, force: true });
  rmSync(path.join(site, "quality.txt"), { force: true });
  writeFileSync(path.join(site, "quality.json"), `${JSON.stringify(report, undefined, 2)}\n`);
}
