import { plainText } from "../markdown";
import { copyContent, replace } from "../mistakes/plant";

const { plant, read } = copyContent();

const HOME = [
  [/^brand: .*/m, "brand: Airewell"],
  ["homeCity: glasgow", "homeCity: leeds"],
  ["latitude: 55.8577", "latitude: 53.796"],
  ["longitude: -4.2672", "longitude: -1.547"],
] as const;

it("fills the facts of site.yaml and plans.yaml into texts of all kinds of files", () => {
  const { pages, posts, claims, site } = read({
    "site.yaml": (text) => HOME.reduce((changed, [from, to]) => changed.replace(from, to), text),
    "plans.yaml": replace("price: 499\n    annualPrice: 5089", "price: 520\n    annualPrice: 5300"),
  });
  expect(site.legalName).toBe("Airewell Support Ltd");
  expect(pages.home.title).toBe("Customer support outsourcing from Leeds");
  expect(claims.find(({ id }) => id === "founded")?.wording).toMatch(
    /^Airewell was founded in Leeds in \d{4}\.$/,
  );
  const worked = posts.find(({ slug }) => slug === "reading-a-support-contract-before-you-sign");
  expect(worked?.content.map(plainText).join(" ")).toContain("Starter comes to £520 + 50 × £0.50 = £545.");
});

it("reports unknown, invalid and hard-coded facts with their positions", () => {
  const problems = plant({
    "pages/about.yaml": replace("{legalName}", "{legalname}"),
    "pages/pricing.yaml": replace("{annualPrice:professional}", "£8,142"),
    "blog/what-goes-in-a-call-note.md": replace("{samplePhone}", "{telephone}"),
    "blog/what-a-missed-call-really-costs.md": replace("{693 - price:starter}", "{99 - price:starter}"),
  });
  const told = problems.map(({ file, field, message }) => `${file} | ${field} | ${message.split(";")[0]}`);
  expect(told.sort()).toEqual([
    "content/blog/what-a-missed-call-really-costs.md | line 28 | {99 - price:starter}: the result is below zero: reword the sentence",
    "content/blog/what-goes-in-a-call-note.md | line 34 | {telephone}: unknown name",
    "content/pages/about.yaml | history[1].text | {legalname}: unknown name",
    "content/pages/pricing.yaml | faq.items[5].answer | “£8,142”: write {annualPrice:professional}",
  ]);
});
