import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { LandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";
import { measureSample } from "./quality";

const SHARED = "every page says these same eight words here today";

let site = "";
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "unique-"));
});
afterEach(() => rmSync(site, { recursive: true }));

/** Two services, of which chat does not suit gyms, two industries and two cities. */
const catalogue = {
  services: [{ slug: "chat" }, { slug: "phone" }],
  industries: [
    { slug: "bakers", services: { chat: { fit: "core" }, phone: { fit: "possible" } } },
    { slug: "gyms", services: { chat: { fit: "none" }, phone: { fit: "core" } } },
  ],
  cities: [{ slug: "leeds" }, { slug: "york" }],
} as unknown as LandingCatalogue;

/** Those of services that suit. */
const offered = ["chat/bakers", "phone/bakers", "phone/gyms"].flatMap((pair) =>
  ["leeds", "york"].map((city) => `/seo/${pair}/${city}`),
);

/** Writes all pages with the shared words and those that `wordsOf` adds. */
function writePages(wordsOf: (path: string) => string): void {
  for (const service of catalogue.services)
    for (const industry of catalogue.industries)
      for (const city of catalogue.cities) {
        const page = routes.landing(service.slug, industry.slug, city.slug);
        const file = path.join(site, `${page}.html`);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, `<main><p>${SHARED}</p><p>${wordsOf(page)}</p></main>`);
      }
}

it("counts the runs of words that no sibling has, on pages that are indexed", () => {
  const alone = routes.landing("phone", "bakers", "leeds");
  writePages((page) => (page === alone ? "nobody else talks about the smell of rye at four" : ""));
  const { pages, ownShingles } = measureSample(site, catalogue, offered);
  // Bakers with both services and gyms with the telephone, in two cities.
  expect([pages, ownShingles.min]).toEqual([6, 0]);
  // Of two pages the median is the larger: six runs of five among the ten words.
  const two = offered.filter((page) => page.includes("phone/bakers"));
  expect(measureSample(site, catalogue, two)).toMatchObject({
    pages: 2,
    words: { min: 9, median: 19, minPath: two[1] },
    ownShingles: { min: 0, median: 6 },
  });
});
