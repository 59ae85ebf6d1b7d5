import type { LandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";
import { MINIMUMS } from "@/lib/content/catalogue-minimums";
import { isLandingFile } from "./files";
import type { CheckResult } from "../check-result";

/**
 * @param pages the landing pages
 * @param scope LANDING_SCOPE of the build; empty for the full catalogue
 */
export function checkLandingPages(
  files: readonly string[],
  pages: readonly { path: string }[],
  catalogue: LandingCatalogue,
  scope: string,
): CheckResult[] {
  return [
    checkCombinations(pages, catalogue),
    checkFiles(files, pages.length),
    checkMinimum(pages.length, scope),
  ];
}

function checkCombinations(
  pages: readonly { path: string }[],
  { services, industries, cities }: LandingCatalogue,
): CheckResult {
  const expected = services.length * industries.length * cities.length;
  const note = `${services.length} services × ${industries.length} industries × ${cities.length} cities = ${expected}`;
  const existing = new Set(pages.map((page) => page.path));
  const problems: string[] = [];
  for (const service of services)
    for (const industry of industries)
      for (const city of cities) {
        const url = routes.landing(service.slug, industry.slug, city.slug);
        if (!existing.delete(url)) problems.push(`${url} is missing`);
      }
  for (const url of existing) problems.push(`${url} is not in the catalogue`);
  return { name: "every landing page of the catalogue exists, and no other", problems, note };
}

function checkFiles(files: readonly string[], pages: number): CheckResult {
  const { length } = files.filter(isLandingFile);
  const problems =
    length === pages ? [] : [`/seo has ${length} files, expected ${pages}: one for each landing page`];
  return { name: "every landing page is a single file", problems };
}

/** Applies to the full catalogue only. */
function checkMinimum(pages: number, scope: string): CheckResult {
  const name = `the site has at least ${MINIMUMS.landingPages.toLocaleString("en-GB")} landing pages`;
  if (scope !== "") return { name, problems: [], skipped: true, note: `narrowed to ${scope}` };
  const problems = pages < MINIMUMS.landingPages ? [`the site has ${pages}`] : [];
  return { name, problems, note: `${pages}` };
}
