import { getContent, getOrigin } from "@/lib/content";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";
import { llmsTxt, robotsRules, securityTxt } from "./text-files";

const content = getContent();

describe("llms.txt", () => {
  const text = llmsTxt(content, getOrigin());
  const lines = text.split("\n");

  it("begins with a heading and a quotation, as llmstxt.org asks, and links services, feeds and sitemaps", () => {
    expect(lines.slice(0, 3)).toEqual([`# ${content.site.brand}`, "", `> ${content.site.description}`]);
    const files = [routes.rssFeed(), routes.atomFeed(), routes.jsonFeed(), "/sitemap.xml"];
    const paths = [...content.services.map(({ slug }) => routes.service(slug)), ...files];
    expect(paths.filter((path) => !text.includes(`](${getOrigin()}${path}): `))).toEqual([]);
  });

  it("states the price and the calls of every plan", () => {
    for (const { name, price, calls } of content.plans.plans) {
      const line = lines.find((candidate) => candidate.startsWith(`- [${name}](`));
      expect(line).toContain(`${formatPounds(price)} a month`);
      expect(line).toContain(calls ? `${calls} calls` : "without limit");
    }
  });

  it("says that clients are invented, for as long as they are", () => {
    const note = "Marked clients are made up.";
    const shown = (sampleNote: string | undefined) =>
      llmsTxt({ ...content, clients: { ...content.clients, sampleNote } }, getOrigin()).includes(note);
    expect([shown(note), shown(undefined)]).toEqual([true, false]);
  });
});

it("robots.txt names every crawler once, shuts the site to those that are not allowed, and has no empty group", () => {
  const everybody = { userAgent: "*", allow: "/" };
  const [open, shut] = [true, false].map((allowed, index) => ({
    ...content.crawlers.crawlers[index]!,
    allowed,
  }));
  expect(robotsRules([shut!, open!])).toEqual([
    everybody,
    { userAgent: [open!.userAgent], allow: "/" },
    { userAgent: [shut!.userAgent], disallow: "/" },
  ]);
  expect(robotsRules([])).toEqual([everybody]);
});

it("security.txt has the fields of RFC 9116, one per line", () => {
  const security = { contact: "security@firm.example", expires: "2027-10-31", languages: ["en", "gd"] };
  expect(securityTxt({ security }, "https://firm.example").split("\n")).toEqual([
    "Contact: mailto:security@firm.example",
    "Expires: 2027-10-31T23:59:59Z",
    "Preferred-Languages: en, gd",
    "Canonical: https://firm.example/.well-known/security.txt",
    "",
  ]);
});
