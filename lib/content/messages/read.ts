import { readYaml } from "../yaml.ts";
import type { CompanyFacts } from "../company/company-facts.ts";
import type { ContentProblem } from "../problems.ts";
import { landingSchemas, type LandingTexts } from "../schema/landing/index.ts";

/** Reads the texts of the landing pages; files with problems are missing. */
export function readLandingTexts(
  root: string,
  problems: ContentProblem[],
  company: CompanyFacts,
): Partial<LandingTexts> {
  return Object.fromEntries(
    Object.entries(landingSchemas).map(([name, schema]) => [
      name,
      readYaml(root, landingFile(name), schema, problems, company),
    ]),
  ) as Partial<LandingTexts>;
}

/** The file of one of `landingSchemas`. */
export function landingFile(name: string): string {
  return `content/landing/${name}.yaml`;
}
