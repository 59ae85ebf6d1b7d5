import type { Content } from "@/lib/content";
import type { FinderTexts } from "./finder";

/** Placeholders of the finder's fields: the example of `content/pages/sitemap.yaml` in the company's own city. */
export function finderExample(
  content: Pick<Content, "services" | "industries" | "cities" | "pages" | "site">,
): FinderTexts {
  const { service, industry } = content.pages.sitemap.finder.example;
  // Validation makes sure that all three exist.
  return {
    service: content.services.find(({ slug }) => slug === service)!.short,
    industry: content.industries.find(({ slug }) => slug === industry)!.title,
    city: content.cities.find(({ slug }) => slug === content.site.homeCity)!.name,
  };
}

/** Example queries of the site search: the finder's example as one query, then those of the content. */
export function searchExamples(content: Parameters<typeof finderExample>[0]): string[] {
  const { service, industry, city } = finderExample(content);
  const line = `${city} ${industry.toLowerCase()} ${service.toLowerCase()}`;
  return [line, ...content.pages.sitemap.search.examples];
}
