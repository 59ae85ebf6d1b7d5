import { getContent } from "@/lib/content";
import { finderExample, searchExamples } from "./examples";

const content = getContent();

it("the finder's example uses the home city", () => {
  const { service, industry } = content.pages.sitemap.finder.example;
  const leeds = { ...content, site: { ...content.site, homeCity: "leeds" } };
  expect(finderExample(leeds)).toEqual({
    service: content.services.find(({ slug }) => slug === service)?.short,
    industry: content.industries.find(({ slug }) => slug === industry)?.title,
    city: "Leeds",
  });
});

it("suggests the finder's example as one query, then the examples of the content", () => {
  const sitemap = { ...content.pages.sitemap, search: { examples: ["prices"] } };
  const [line, ...others] = searchExamples({ ...content, pages: { ...content.pages, sitemap } });
  const { service, industry, city } = finderExample(content);
  expect(line?.startsWith(`${city} `)).toBe(true);
  expect(line?.toLowerCase()).toBe(`${city} ${industry} ${service}`.toLowerCase());
  expect(others).toEqual(["prices"]);
});
