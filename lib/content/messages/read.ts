import { readYaml } from "../yaml.ts";
import type { Firm } from "../firm/firm.ts";
import type { ContentProblem } from "../problems.ts";
import { landingSchemas, type LandingTexts } from "../schema/landing/index.ts";

/** What the landing pages say; files with problems are missing. */
export function readLandingTexts(
  root: string,
  problems: ContentProblem[],
  firm: Firm,
): Partial<LandingTexts> {
  return Object.fromEntries(
    Object.entries(landingSchemas).map(([name, schema]) => [
      name,
      readYaml(root, landingFile(name), schema, problems, firm),
    ]),
  ) as Partial<LandingTexts>;
}

/** The file of one of `landingSchemas`. */
export function landingFile(name: string): string {
  return `content/landing/${name}.yaml`;
}
