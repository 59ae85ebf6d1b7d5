/** Checks what the home page, the page of all pages and the price list say of industries, cities and services. */
import type { ContentProblem } from "../problems.ts";
import type { Known } from "./references.ts";
import type { HomePage } from "../schema/home.ts";
import type { Industry } from "../schema/industry.ts";
import type { RegionsPage, SitemapPage } from "../schema/pages.ts";
import type { PriceList } from "../schema/plans.ts";
import type { Post } from "../schema/post.ts";
import type { Service } from "../schema/service.ts";

/** Industries on the home page that do not exist or are listed under the wrong category. */
export function findMisplacedIndustries(
  home: HomePage | undefined,
  industries: readonly (Industry | undefined)[],
  known: Known,
): ContentProblem[] {
  if (!known) return [];
  const misplaced = (home?.industries.categories ?? []).flatMap(({ category, items }, index) =>
    items.flatMap((slug, item) => {
      const found = industries.find((industry) => industry?.slug === slug)?.category;
      // The category is unknown if the industry could not be read.
      if (found === category || (!found && known.has(slug))) return [];
      return [
        {
          file: "content/pages/home.yaml",
          field: `industries.categories[${index}].items[${item}]`,
          message: `expected an industry of ${category}, got “${slug}”${found ? ` of ${found}` : ""}`,
        },
      ];
    }),
  );
  return misplaced;
}

/** Unknown cities in the clock of the home page, on the map of /regions, and in the strips of posts. */
export function findUnknownCities(
  { home, regions }: { home?: HomePage | undefined; regions?: RegionsPage | undefined },
  posts: readonly Pick<Post, "slug" | "clocks">[],
  cities: Known,
): ContentProblem[] {
  if (!home || !regions || !cities) return [];
  const homeFile = "content/pages/home.yaml";
  const shown = [
    [homeFile, "clock.city", home.clock.city] as const,
    ...(["ends", "landmarks"] as const).flatMap((field) =>
      regions.map[field].map(
        (slug, index) => ["content/pages/regions.yaml", `map.${field}[${index}]`, slug] as const,
      ),
    ),
    ...posts.flatMap((post) =>
      (post.clocks ?? []).map(
        (slug, index) => [`content/blog/${post.slug}.md`, `clocks[${index}]`, slug] as const,
      ),
    ),
  ];
  return shown
    .filter(([, , slug]) => !cities.has(slug))
    .map(([file, field, slug]) => ({
      file,
      field,
      message: `expected a city of content/locations, got “${slug}”`,
    }));
}

/** Unknown examples of the finder. */
export function findUnknownExamples(
  sitemap: SitemapPage | undefined,
  services: Known,
  industries: Known,
): ContentProblem[] {
  if (!sitemap) return [];
  const { service, industry } = sitemap.finder.example;
  const examples = [
    { field: "service", folder: "services", slug: service, known: services },
    { field: "industry", folder: "industries", slug: industry, known: industries },
  ];
  return examples
    .filter(({ slug, known }) => known && !known.has(slug))
    .map(({ field, folder, slug }) => ({
      file: "content/pages/sitemap.yaml",
      field: `finder.example.${field}`,
      message: `expected a slug of content/${folder}, got “${slug}”`,
    }));
}

/** Channels whose work is paid by the piece: no plan is needed for them. */
const WITHOUT_PLAN: readonly Service["channel"][] = ["lead", "project"];

/** Add-ons that say they need a plan, or need none, unlike their service, or that have another price. */
export function findAddOnProblems(
  plans: PriceList | undefined,
  services: readonly (Service | undefined)[],
): ContentProblem[] {
  return (plans?.addOns ?? []).flatMap(({ service: slug, needsPlan, price }, index) => {
    const service = services.find((candidate) => candidate?.slug === slug);
    if (!service) return [];
    const { addOn = "no add-on", channel } = service;
    const needs = `expected ${!needsPlan}: the channel of content/services/${slug}.yaml is ${channel}`;
    const costs = `expected ${addOn} as in content/services/${slug}.yaml, got ${price}`;
    const found: [field: string, message: string, isWrong: boolean][] = [
      ["needsPlan", needs, needsPlan === WITHOUT_PLAN.includes(channel)],
      ["price", costs, addOn !== (typeof price === "string" ? price.toLowerCase() : price)],
    ];
    return found
      .filter(([, , isWrong]) => isWrong)
      .map(([field, message]) => ({
        file: "content/plans.yaml",
        field: `addOns[${index}].${field}`,
        message,
      }));
  });
}

/** Each plan answers more than the one before, so it costs more, and takes more calls. */
export function findPlanOrder(plans: PriceList | undefined): ContentProblem[] {
  return (plans?.plans ?? []).flatMap((plan, index, all) => {
    const before = all[index - 1];
    if (!before) return [];
    const problem = (field: string, value: number | undefined, least: number | undefined) =>
      (value ?? Infinity) > (least ?? Infinity) || (value === undefined && least === undefined)
        ? []
        : [
            {
              file: "content/plans.yaml",
              field: `plans[${index}].${field}`,
              message: `expected more than ${least ?? "unlimited"}, that of ${before.name}, got ${value}`,
            },
          ];
    return [
      ...problem("price", plan.price, before.price),
      ...problem("annualPrice", plan.annualPrice, before.annualPrice),
      ...problem("calls", plan.calls, before.calls),
    ];
  });
}

/** Posts by people who are in no list of authors. */
export function findUnknownAuthors(
  authors: readonly string[] | undefined,
  posts: readonly Post[],
): ContentProblem[] {
  return posts.flatMap(({ slug, author }) =>
    !authors || authors.includes(author)
      ? []
      : [
          {
            file: `content/blog/${slug}.md`,
            field: "author",
            message: `expected one of authors in content/pages/blog.yaml, ${authors.join(", ")}, got “${author}”`,
          },
        ],
  );
}
