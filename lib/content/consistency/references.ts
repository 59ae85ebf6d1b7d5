/** Checks references to services, categories and claims of other files. */
import { plainTexts } from "../messages/plain.ts";
import { formatField, type ContentProblem } from "../problems.ts";
import { stringsOf } from "../sentences.ts";
import { CARDINALS } from "../schema/text.ts";
import type { Category, Industry } from "../schema/industry.ts";
import type { Pages } from "../pages.ts";
import type { PriceList } from "../schema/plans.ts";
import type { Service } from "../schema/service.ts";

/** Slugs that may be referred to; undefined if their file could not be read. */
export type Known = ReadonlySet<string> | undefined;

/** An industry as read, with its file. */
type IndustryFile = readonly [file: string, industry: Industry];

/** Industries without a text for a service, with a text for an unknown service, or of an unknown category. */
export function findIndustryProblems(
  industries: readonly IndustryFile[],
  services: Known,
  categories: Known,
): ContentProblem[] {
  return industries.flatMap(([file, { services: texts, category }]) => {
    const problems: ContentProblem[] = [];
    for (const slug of services ?? []) {
      if (slug in texts) continue;
      const message = `expected fit, reason, how and script of the service content/services/${slug}.yaml for this industry`;
      problems.push({ file, field: `services.${slug}`, message });
    }
    for (const slug of services ? Object.keys(texts) : []) {
      if (services?.has(slug)) continue;
      problems.push({ file, field: `services.${slug}`, message: describeUnknown(services, "services") });
    }
    if (categories && !categories.has(category)) {
      problems.push({
        file,
        field: "category",
        message: describeUnknown(categories, "industry-categories.yaml"),
      });
    }
    return problems;
  });
}

/** Industries with hours, names, texts or habits for a country that is not served. */
export function findUnknownCountries(
  industries: readonly IndustryFile[],
  countries: Known,
): ContentProblem[] {
  if (!countries) return [];
  const known = new Set([...countries, "typical"]);
  return industries.flatMap(([file, { opening, namesIn, in: variants, publicHolidays }]) =>
    Object.entries({
      opening,
      namesIn,
      in: variants,
      "publicHolidays.habitIn": publicHolidays.habitIn,
    }).flatMap(([field, byCountry]) =>
      Object.keys(byCountry ?? {})
        .filter((slug) => !known.has(slug))
        .map((slug) => ({
          file,
          field: `${field}.${slug}`,
          message: "expected a country of content/locations/regions.yaml",
        })),
    ),
  );
}

function describeUnknown(known: Known, where: string): string {
  return `expected one of content/${where}: ${[...(known ?? [])].join(", ")}`;
}

/** Services with the same `order`, and add-ons of unknown services. */
export function findServiceProblems(
  services: readonly (Service | undefined)[],
  plans: PriceList | undefined,
  known: Known,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const [index, service] of services.entries()) {
    const other = services.slice(0, index).find((earlier) => service && earlier?.order === service.order);
    if (!service || !other) continue;
    const message = `expected a unique number, ${service.order} is that of content/services/${other.slug}.yaml`;
    problems.push({ file: `content/services/${service.slug}.yaml`, field: "order", message });
  }
  for (const [index, { service }] of (plans?.addOns ?? []).entries()) {
    if (!known || service === undefined || known.has(service)) continue;
    const message = describeUnknown(known, "services");
    problems.push({ file: "content/plans.yaml", field: `addOns[${index}].service`, message });
  }
  return problems;
}

/** Categories without an industry: their pages and lists would be empty. */
export function findEmptyCategories(
  categories: readonly Category[],
  industries: readonly (Industry | undefined)[],
): ContentProblem[] {
  // An unreadable industry might belong to a category that looks empty.
  if (industries.length === 0 || industries.includes(undefined)) return [];
  return categories.flatMap(({ slug }, index) =>
    industries.some((industry) => industry?.category === slug)
      ? []
      : [
          {
            file: "content/industry-categories.yaml",
            field: `[${index}].slug`,
            message: `expected an industry of the category “${slug}” in content/industries`,
          },
        ],
  );
}

/**
 * Ids of claims that code names: the pages of /contact and /admin, `STATS` in `lib/landing/index.ts`, and the index of
 * `app/indexes/landing.json`.
 */
const NAMED_IN_CODE = ["clients", "coverage", "countries-served", "satisfaction"];

/** Unknown claims that pages refer to, and claims of the register that no page prints. */
export function findClaimProblems(pages: Partial<Pages>, known: Known): ContentProblem[] {
  if (!known) return [];
  const references = listClaimReferences(pages);
  const unknown = references
    .filter(({ id }) => !known.has(id))
    .map(({ file, field, id }) => ({
      file,
      field,
      message: `expected a claim of content/claims.yaml, got “${id}”`,
    }));
  return [...unknown, ...findUnprintedClaims(pages, known, references), ...findFiguresWithoutClaim(pages)];
}

/** Pages whose shares are no claims: of a contract, of the price list, and of what the tools count. */
const WITH_OTHER_FIGURES = /^(terms|pricing|tools\/.*)$/;

/** Shares in the texts of pages: what we say of ourselves needs evidence. */
function findFiguresWithoutClaim(pages: Partial<Pages>): ContentProblem[] {
  const told = Object.entries(pages).filter(([name]) => !WITH_OTHER_FIGURES.test(name));
  return told.flatMap(([name, page]) =>
    stringsOf(plainTexts(page)).flatMap(([path, text]) => {
      const [share] = /\d[\d.]* ?(%|per cent)/.exec(text) ?? [];
      const message = `expected figures about the company in content/claims.yaml only, got “${share}”`;
      return share ? [{ file: `content/pages/${name}.yaml`, field: formatField(path), message }] : [];
    }),
  );
}

interface ClaimReference {
  file: string;
  field: string;
  id: string;
}

function listClaimReferences(pages: Partial<Pages>): ClaimReference[] {
  const { home, about, services, "why-choose-us": whyChooseUs, "case-studies": caseStudies } = pages;
  const list = (page: string, field: string, ids: readonly string[]) =>
    ids.map((id, index) => ({ file: `content/pages/${page}.yaml`, field: `${field}[${index}]`, id }));
  return [
    ...(home?.highlights ?? []).map(({ claim: id }, index) => {
      return { file: "content/pages/home.yaml", field: `highlights[${index}].claim`, id };
    }),
    ...list("home", "about.claims", home?.about.claims ?? []),
    ...list("services", "languages.claims", services?.languages.claims ?? []),
    ...list("about", "today.claims", about?.today.claims ?? []),
    ...(whyChooseUs?.features ?? []).flatMap(({ claims }, index) =>
      list("why-choose-us", `features[${index}].claims`, claims),
    ),
    ...list("case-studies", "metrics", caseStudies?.metrics ?? []),
    ...NAMED_IN_CODE.map((id) => ({ file: "content/claims.yaml", field: "", id })),
  ];
}

function findUnprintedClaims(
  pages: Partial<Pages>,
  known: ReadonlySet<string>,
  references: readonly ClaimReference[],
): ContentProblem[] {
  // A page that could not be read might print it.
  const areRead = Object.values(pages).every((page) => page !== undefined);
  const printed = new Set(references.map(({ id }) => id));
  const message = "expected a page that prints this claim: refer to it in content/pages, or remove it";
  return [...known]
    .filter((id) => areRead && !printed.has(id))
    .map((id) => ({ file: "content/claims.yaml", field: id, message }));
}

/** Titles such as "Six openings" above a list of another length. */
export function findMiscounted(file: string, page: unknown): ContentProblem[] {
  return stringsOf(page).flatMap(([path, title]) => {
    const count = CARDINALS.indexOf(/^(?:The )?(\w+) \w/.exec(title)?.[1]?.toLowerCase() ?? "") + 1;
    if (path.at(-1) !== "title" || count < 2) return [];
    const group = path.slice(0, -1).reduce((value, key) => (value as Record<PropertyKey, object>)[key], page);
    const [list, ...others] = Object.values(group as object).filter(Array.isArray) as unknown[][];
    if (!list || others.length > 0 || list.length === count) return [];
    const message = `expected the number below, ${list.length}, got “${title}”`;
    return { file, field: formatField(path), message };
  });
}
