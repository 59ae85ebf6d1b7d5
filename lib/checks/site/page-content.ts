import { existsSync } from "node:fs";
import path from "node:path";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";
import type { CheckResult } from "../check-result";
import { expectCataloguePages } from "./expected-catalogue-pages";
import { expectCompanyPages } from "./expected-company-pages";
import { expectOfferPages } from "./expected-offer-pages";
import { expectToolPages } from "./expected-tool-pages";
import { readPage, type PageDocument } from "./page-document";
import { expectFrame, type ExpectedCount, type PageExpectation } from "./page-expectations";

/** Checks that pages show what the content says; the files `expected-*.ts` list what that is. */
export function checkPageContent(root: string): CheckResult {
  const content = getContent();
  const frame = expectFrame(content);
  const pages = [
    ...expectOfferPages(content),
    ...expectToolPages(content),
    ...expectCompanyPages(content),
    ...expectCataloguePages(content, getLandingCatalogue()),
  ];
  const problems = pages.flatMap((expected) => {
    if (expected.path !== routes.home() && !existsSync(path.join(root, `${expected.path}.html`)))
      return [`${expected.path} is missing`];
    const page = readPage(root, expected.path);
    const found = findContentProblems(page.element("main"), expected);
    // The portal has a different header.
    if (expected.path !== routes.auth()) found.push(...findContentProblems(page.outside("main"), frame));
    return found.map((problem) => `${expected.path} ${problem}`);
  });
  const facts = pages.reduce(
    (sum, { texts, links, counts }) => sum + [texts, links, counts].flat().length,
    0,
  );
  return {
    name: "pages show the texts, links and counts of the content",
    problems,
    note: `${pages.length} pages, ${facts} facts`,
  };
}

export function findContentProblems(page: PageDocument, expected: Omit<PageExpectation, "path">): string[] {
  const { text, links } = page;
  const missingTexts = (expected.texts ?? [])
    .filter((wanted) => !text.includes(normalise(wanted)))
    .map((wanted) => `does not contain “${wanted}”`);
  const missingLinks = (expected.links ?? [])
    .filter(
      ([label, href]) => !links.some((link) => link.text.startsWith(normalise(label)) && link.href === href),
    )
    .map(([label, href]) => `has no link “${label}” to ${href}`);
  const wrongCounts = (expected.counts ?? []).flatMap((count) => {
    const part = count.section === undefined ? page : page.section(count.section);
    const found = countIn(part, count);
    return found === count.expected ? [] : [`has ${found} ${count.name}, expected ${count.expected}`];
  });
  return [...missingTexts, ...missingLinks, ...wrongCounts];
}

/** Turns non-breaking spaces into spaces, like the text of a document. */
function normalise(text: string): string {
  return text.replace(/\s+/g, " ");
}

function countIn(part: PageDocument, { links, text, headings }: ExpectedCount): number {
  if (links)
    return part.links.filter((link) => links.test(link.href) && (!text || link.text.match(text))).length;
  if (text) return part.text.match(text)?.length ?? 0;
  return headings === undefined ? part.requiredFields : part.headings(headings).length;
}
