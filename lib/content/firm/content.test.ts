import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readContent } from "../load";
import { ContentError } from "../problems";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "firm-content-"));
  cpSync("content", path.join(root, "content"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function change(name: string, from: string | RegExp, to: string) {
  const file = path.join(root, "content", name);
  const before = readFileSync(file, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${name}: the change changed nothing`);
  writeFileSync(file, after);
}

it("puts the company's facts into all texts", () => {
  change("site.yaml", /^brand: .*/m, "brand: Airewell");
  change("site.yaml", "homeCity: glasgow", "homeCity: leeds");
  change("plans.yaml", /price: 499\n {4}annualPrice: 5089/, "price: 520\n    annualPrice: 5300");
  const { pages, posts, claims, site } = readContent(root);
  expect(site.legalName).toBe("Airewell Support Ltd");
  expect(pages.home.title).toBe("Customer support outsourcing from Leeds");
  expect(claims.find(({ id }) => id === "founded")?.wording).toMatch(
    /^Airewell was founded in Leeds in \d{4}\.$/,
  );
  const worked = posts.find(({ slug }) => slug === "reading-a-support-contract-before-you-sign");
  expect(worked?.markdown).toContain("Starter comes to £520 + 50 × £0.50 = £545.");
});

it("names the place of a fact that is unknown, impossible or written out", () => {
  change("pages/about.yaml", "{legalName}", "{legalname}");
  change("pages/pricing.yaml", "{annualPrice:professional}", "£8,142");
  change("blog/what-goes-in-a-call-note.md", "{samplePhone}", "{telephone}");
  change("blog/what-a-missed-call-really-costs.md", "{693 - price:starter}", "{99 - price:starter}");
  let problems: ContentError["problems"] = [];
  try {
    readContent(root);
  } catch (error) {
    if (error instanceof ContentError) problems = error.problems;
  }
  const listed = problems.map(({ file, field, message }) => `${file} | ${field} | ${message.split(";")[0]}`);
  expect(listed.sort()).toEqual([
    "content/blog/what-a-missed-call-really-costs.md | line 28 | {99 - price:starter}: it falls below zero: reword the sentence",
    "content/blog/what-goes-in-a-call-note.md | line 34 | {telephone}: there is no such name",
    "content/pages/about.yaml | history[1].text | {legalname}: there is no such name",
    "content/pages/pricing.yaml | faq.items[3].answer | “£8,142”: write {annualPrice:professional}",
  ]);
});
