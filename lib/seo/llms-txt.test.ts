import { getContent, getOrigin } from "@/lib/content";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";
import { LLMS_TXT_LINES, llmsTxt } from "./llms-txt";

const content = getContent();
const text = llmsTxt(content, getOrigin());
const lines = text.trimEnd().split("\n");

it("begins with a heading and a quotation, as llmstxt.org asks", () => {
  expect(lines.slice(0, 3)).toEqual([`# ${content.site.brand}`, "", `> ${content.site.description}`]);
});

it("is short enough to be read whole", () => {
  expect(lines.length).toBeLessThanOrEqual(LLMS_TXT_LINES);
});

it("states price, hours, days and calls of every plan", () => {
  for (const { name, price, calls } of content.plans.plans) {
    const line = lines.find((candidate) => candidate.startsWith(`- [${name}](`));
    expect(line).toContain(`${getOrigin()}${routes.pricing()}`);
    expect(line).toContain(`${formatPounds(price)} a month`);
    expect(line).toContain(calls ? `${calls} calls` : "without limit");
  }
});

it("links every service, the feeds and the sitemaps", () => {
  for (const path of [
    ...content.services.map(({ slug }) => routes.service(slug)),
    routes.rssFeed(),
    routes.atomFeed(),
    routes.jsonFeed(),
    "/sitemap.xml",
  ])
    expect(text).toContain(`](${getOrigin()}${path}): `);
});

it("says that clients are invented, for as long as they are", () => {
  const note = "Marked clients are made up.";
  const shown = (sampleNote: string | undefined) =>
    llmsTxt({ ...content, clients: { ...content.clients, sampleNote } }, getOrigin()).includes(note);
  expect([shown(note), shown(undefined)]).toEqual([true, false]);
});
