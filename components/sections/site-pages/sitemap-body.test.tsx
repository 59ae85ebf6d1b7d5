/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { serviceHubAnchors } from "@/lib/overviews/hub";
import { pageLinks } from "@/lib/seo/page-links";
import { siteEntries } from "@/lib/seo/sitemap";
import { SitemapBody } from "./sitemap-body";

const content = getContent();

it("links to every page except cities, tags, later pages of the blog, hubs and landing pages", () => {
  render(
    <SitemapBody
      content={content}
      main={pageLinks(content.pages)}
      hubs={serviceHubAnchors(getLandingCatalogue())}
    />,
  );
  const links = within(screen.getByRole("main"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  const missing = siteEntries(content)
    .map(({ path }) => path)
    .filter((path) => !links.includes(path));
  const cities = content.cities.map(
    ({ slug, country }) => `/regions/${country.region.slug}/${country.slug}/${slug}`,
  );
  expect(missing.filter((path) => !cities.includes(path) && !/^\/blog\/(tag|page)\//.test(path))).toEqual([
    "/sitemap",
  ]);
  expect(links.length).toBeLessThan(240);
  expect(new Set(links).size).toBe(links.length);
});
