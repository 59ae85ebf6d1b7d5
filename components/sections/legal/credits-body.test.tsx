import { renderToStaticMarkup } from "react-dom/server";
import { getContent, getLicences } from "@/lib/content";
import { CreditsBody } from "./credits-body";

const { pages } = getContent();

test("the credits list every package once, and link to the full texts and to the sources of data and fonts", () => {
  const packages = getLicences();
  const html = renderToStaticMarkup(<CreditsBody page={pages.credits} packages={packages} />);
  const items = Array.from(html.matchAll(/<li[^>]*>([^<\s]+)\s*<\/li>/g), ([, name]) => name);
  const wanted = new Map(packages.map(({ name, licence }) => [`${licence} ${name}`, name]));
  expect(items.sort()).toEqual([...wanted.values()].sort());
  expect(html).toContain('href="/credits/licences.txt"');
  for (const words of ["GeoNames", "date-holidays", "Bricolage Grotesque", "Lucide"])
    expect(html).toMatch(new RegExp(`<a [^>]*>[^<]*${words}`));
});
