import { renderToStaticMarkup } from "react-dom/server";
import { getContent, pickClaims } from "@/lib/content";
import { TermsBody } from "./terms-body";

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
