import { renderToStaticMarkup } from "react-dom/server";
import { getContent, getLicences, pickClaims } from "@/lib/content";
import { CreditsBody } from "./credits-body";
import { TermsBody } from "./privacy-and-terms";

const { pages, site, claims } = getContent();

test("the sections of the terms are numbered, and those of key terms say their values, as does the uptime of the claims", () => {
  const { keyTerms, sections, contact } = pages.terms;
  const html = renderToStaticMarkup(<TermsBody page={pages.terms} site={site} />).replaceAll("&#x27;", "'");
  const headings = Array.from(html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, text]) => text);
  expect(headings.filter((text) => /^\d/.test(text!))).toEqual(
    sections.map(({ title }, index) => `${index + 1}. ${title}`),
  );
  expect(headings.at(-1)).toBe(contact.title);
  const textOf = (id: string) => html.split(`id="${id}"`)[1]!.split("</section>")[0]!.toLowerCase();
  for (const { section, value } of keyTerms.items) expect(textOf(section)).toContain(value.toLowerCase());
  expect(textOf("service-levels")).toContain(pickClaims(claims, ["uptime"])[0]!.value);
  expect(textOf(sections[4]!.id)).toMatch(/5\.1.*5\.2/s);
});

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
