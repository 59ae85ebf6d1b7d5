import { existsSync } from "node:fs";
import path from "node:path";
import { readPage, type PageDocument } from "./page-document";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";
import { composeCompanyRows } from "./expected-company-pages";
import { composeRows } from "./expected-catalogue-pages";
import { composePageRows } from "./expected-offer-pages";
import { composeFrame, type PageExpectation } from "./page-expectations";
import type { CheckResult } from "../check-result";

/** Walks the specification's route table over the finished site: its texts, links and counts. */
export function checkPageContent(root: string): CheckResult {
  const content = getContent();
  const frame = composeFrame(content);
  const rows = [
    ...composePageRows(content),
    ...composeCompanyRows(content),
    ...composeRows(content, getLandingCatalogue()),
  ];
  const problems = rows.flatMap((row) => {
    if (row.path !== routes.home() && !existsSync(path.join(root, `${row.path}.html`)))
      return [`${row.path} is not there`];
    const page = readPage(root, row.path);
    const found = findRowProblems(page.element("main"), row);
    // The portal has a bar of its own.
    if (row.path !== routes.auth()) found.push(...findRowProblems(page.around("main"), frame));
    return found.map((problem) => `${row.path} ${problem}`);
  });
  const facts = rows.reduce((sum, { says, leads, counts }) => sum + [says, leads, counts].flat().length, 0);
  return {
    name: "pages have what the route table lists",
    problems,
    note: `${rows.length} pages, ${facts} facts`,
  };
}

/** What a page, or a stretch of it, lacks of a row. */
export function findRowProblems(page: PageDocument, row: Omit<PageExpectation, "path">): string[] {
  const { text, links } = page;
  const silent = (row.says ?? [])
    .filter((wanted) => !text.includes(unbroken(wanted)))
    .map((wanted) => `does not say “${wanted}”`);
  const lost = (row.leads ?? [])
    .filter(
      ([label, href]) => !links.some((link) => link.text.startsWith(unbroken(label)) && link.href === href),
    )
    .map(([label, href]) => `has no link “${label}” to ${href}`);
  const wrong = (row.counts ?? []).flatMap(({ what, expected, section, ...count }) => {
    const place = section === undefined ? page : page.section(section);
    return countIn(place, count)
      .filter((found) => found !== expected)
      .map((found) => `has ${found} ${what}, expected ${expected}`);
  });
  return [...silent, ...lost, ...wrong];
}

/** As a document is read: a telephone number's spaces, which do not break, are spaces. */
function unbroken(text: string): string {
  return text.replace(/\s+/g, " ");
}

type Counted = Pick<
  NonNullable<PageExpectation["counts"]>[number],
  "links" | "text" | "headings" | "requiredFields"
>;

/** One number for each way of counting that is asked for; with links and a text, links of that text. */
function countIn(place: PageDocument, { links, text, headings, requiredFields }: Counted): number[] {
  if (links) {
    const fitting = place.links.filter(({ href }) => links.test(href));
    return [fitting.filter((link) => !text || link.text.match(text)).length];
  }
  if (text) return [place.text.match(text)?.length ?? 0];
  if (headings !== undefined) return [place.headings(headings).length];
  return requiredFields ? [place.requiredFields] : [];
}
