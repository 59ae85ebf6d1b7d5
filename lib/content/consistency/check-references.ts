/** Checks references to entries of other files, entries that nothing refers to, and add-ons against their services. */
import type { ContentProblem } from "../problems.ts";
import { TARGETS, type Target } from "../schema/reference.ts";
import type { Category, Industry } from "../schema/industry.ts";
import type { Reference } from "../content-reading.ts";
import type { PriceList } from "../schema/plans.ts";
import type { Service } from "../schema/service.ts";

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

/** Values of a list that are not known; none if it is not known which there are. */
export function findUnknown(
  list: string,
  values: readonly string[] | undefined,
  known: { has(value: string): boolean } | undefined,
  expected: string,
) {
  if (!values || !known) return [];
  return values.flatMap((value, index) =>
    known.has(value) ? [] : { field: `${list}[${index}]`, message: `expected ${expected}, got “${value}”` },
  );
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

/**
 * The claims that code names: the pages of /contact and /admin, `STATS` in `lib/landing/index.ts`, and the index of
 * `app/indexes/landing.json`.
 */
export const CLAIMS_IN_CODE = ["clients", "coverage", "countries-served", "satisfaction"].map(
  (name): Reference => ({ file: "content/claims.yaml", field: "", target: "claim", name }),
);

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

/** Channels whose work is paid by the piece: no plan is needed for them. */
const WITHOUT_PLAN: readonly Service["channel"][] = ["lead", "project"];

/** Add-ons that say they need a plan, or need none, unlike their service. */
export function findAddOnProblems(
  plans: PriceList | undefined,
  services: readonly (readonly [file: string, service: Service])[],
): ContentProblem[] {
  return (plans?.addOns ?? []).flatMap(({ service: slug, needsPlan }, index) => {
    const [file, service] = services.find(([, candidate]) => candidate.slug === slug) ?? [];
    if (!service || needsPlan !== WITHOUT_PLAN.includes(service.channel)) return [];
    const message = `expected ${!needsPlan}: the channel of ${file} is ${service.channel}`;
    return { file: "content/plans.yaml", field: `addOns[${index}].needsPlan`, message };
  });
}
