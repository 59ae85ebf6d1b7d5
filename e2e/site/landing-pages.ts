import type { LandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";
import { MINIMUMS } from "@/lib/content/catalogue";
import { isLandingFile } from "./files";
import type { CheckResult } from "../check-result";

/**
 * @param pages paths of the landing pages
 * @param scope LANDING_SCOPE of the build; empty for the full catalogue
 */
export function checkLandingPages(
  files: readonly string[],
  pages: readonly string[],
  { services, industries, cities }: LandingCatalogue,
  scope: string,
): CheckResult[] {
  const existing = new Set(pages);
  const missing = services.flatMap((service) =>
    industries.flatMap((industry) =>
      cities
        .map((city) => routes.landing(service.slug, industry.slug, city.slug))
        .filter((url) => !existing.delete(url)),
    ),
  );
  const [count, minimum] = [files.filter(isLandingFile).length, MINIMUMS.landingPages];
  return [
    {
      name: "every landing page of the catalogue exists, and no other",
      problems: [
        ...missing.map((url) => `${url} is missing`),
        ...[...existing].map((url) => `${url} is not in the catalogue`),
      ],
      note: `${services.length} services × ${industries.length} industries × ${cities.length} cities`,
    },
    {
      name: "every landing page is a single file",
      problems:
        count === pages.length
          ? []
          : [`/seo has ${count} files, expected ${pages.length}: one for each landing page`],
    },
    {
      name: `the site has at least ${minimum.toLocaleString("en-GB")} landing pages`,
      problems: scope === "" && pages.length < minimum ? [`the site has ${pages.length}`] : [],
      ...(scope === "" ? { note: `${pages.length}` } : { skipped: true, note: `narrowed to ${scope}` }),
    },
  ];
}
