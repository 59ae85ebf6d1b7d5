/** Checks references between files: unknown entries, services without a text, categories and claims that nothing uses. */
import { COVERAGE_CLAIM, LANDING_CLAIMS } from "../claims.ts";
import type { ContentProblem } from "../problems.ts";
import { TARGETS, type Target } from "../schema/reference.ts";
import type { Category, Industry } from "../schema/industry.ts";
import type { Reference } from "../yaml/content-reading.ts";

/** The entries of each kind; undefined if not all of them could be read. */
export type Known = Readonly<Record<Target, { has(name: string): boolean } | undefined>>;

/** References to entries that do not exist. */
export function findUnknownReferences(references: readonly Reference[], known: Known): ContentProblem[] {
  return references
    .filter(({ target, name }) => known[target]?.has(name) === false)
    .map(({ file, field, target, name }) => {
      return { file, field, message: `expected ${TARGETS[target]}, got “${name}”` };
    });
}

/** An industry as read, with its file. */
type IndustryFile = readonly [file: string, industry: Industry];

/** Industries without a text for a service. */
export function findMissingServices(
  industries: readonly IndustryFile[],
  services: ReadonlySet<string> = new Set(),
): ContentProblem[] {
  return industries.flatMap(([file, { services: texts }]) =>
    [...services]
      .filter((slug) => !(slug in texts))
      .map((slug) => ({
        file,
        field: `services.${slug}`,
        message: `expected fit, reason, how and script of the service content/services/${slug}.yaml for this industry`,
      })),
  );
}

/** References of code to claims: one that is missing is reported with its file, before a page fails. */
export const CLAIMS_IN_CODE = Array.from(new Set([...LANDING_CLAIMS, COVERAGE_CLAIM]), (name): Reference => ({
  file: "content/claims.yaml",
  field: "",
  target: "claim",
  name,
}));

/** Categories without an industry, whose pages and lists would be empty, and claims that no page prints. */
export function findUnused(
  references: readonly Reference[],
  { categories, claims }: { categories: readonly Category[]; claims: readonly { id: string }[] },
): ContentProblem[] {
  const namesOf = (target: Target, folder = "") =>
    new Set(
      references.flatMap((each) => (each.target === target && each.file.startsWith(folder) ? each.name : [])),
    );
  const used = namesOf("category", "content/industries/");
  const printed = namesOf("claim");
  return [
    ...categories.flatMap(({ slug }, index) => {
      const message = `expected an industry of the category “${slug}” in content/industries`;
      return used.has(slug)
        ? []
        : { file: "content/industry-categories.yaml", field: `[${index}].slug`, message };
    }),
    ...claims.flatMap(({ id }) => {
      const message = "expected a page that prints this claim: refer to it in content/pages, or remove it";
      return printed.has(id) ? [] : { file: "content/claims.yaml", field: id, message };
    }),
  ];
}
