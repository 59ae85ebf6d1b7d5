import { getContent, getLandingCatalogue } from "@/lib/content";
import { createComposer } from "./index";
import { describeFunnel } from "./indexing";

it("offers between 20,000 and 40,000 pages of the whole catalogue to search engines", () => {
  const content = getContent();
  const { services, industries, cities } = getLandingCatalogue();
  const composer = createComposer(content, { services, industries, cities });
  const keptOut: Record<string, number> = {};
  for (const service of services)
    for (const industry of industries)
      for (const city of cities) {
        const rule = composer.keptOutBy(service.slug, industry.slug, city.slug);
        if (rule) keptOut[rule] = (keptOut[rule] ?? 0) + 1;
      }
  const pages = services.length * industries.length * cities.length;
  const { left } = describeFunnel(keptOut, pages, content.indexing).at(-1)!;
  expect([left >= 20_000, left <= 40_000, keptOut]).toEqual([true, true, keptOut]);
});
