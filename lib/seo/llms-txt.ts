import type { Content, PriceList, Site } from "@/lib/content";
import type { PageName } from "@/lib/pages";
import { closedDaysInWords, daysInWords, hoursInWords, languagesInWords } from "@/lib/plan-words";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";
import { SECURITY_TXT_PATH } from "./security-txt";

/** Most lines: the file is a summary, and a program should be able to read all of it. */
export const LLMS_TXT_LINES = 60;

/** Pages about the catalogue, and pages about the company and its terms. */
const CATALOGUE_PAGES: readonly PageName[] = ["services", "industries", "regions", "blog", "sitemap"];
const COMPANY_PAGES: readonly PageName[] = [
  "about",
  "why-choose-us",
  "contact",
  "pricing",
  "tools",
  "terms",
  "privacy",
  "credits",
];

interface Entry {
  title: string;
  path: string;
  note: string;
}

/**
 * `/llms.txt`: what the site is and where to read on, for programs that answer questions about it. In the form of
 * https://llmstxt.org: a heading, a quotation, notes, and lists of links.
 *
 * @param origin public origin, without a trailing slash
 */
export function llmsTxt(
  { site, pages, services, plans, crawlers, clients }: LlmsContent,
  origin: string,
): string {
  const list = (title: string, entries: readonly Entry[]) => [
    "",
    `## ${title}`,
    "",
    ...entries.map((entry) => `- [${entry.title}](${origin}${entry.path}): ${entry.note}`),
  ];
  const pageList = (names: readonly PageName[]) =>
    names.map((name) => ({
      title: pages[name].title,
      path: routes.page(name),
      note: pages[name].description,
    }));
  const notes = [...crawlers.notes, ...(clients.sampleNote ? [clients.sampleNote] : [])];
  return [
    `# ${site.brand}`,
    "",
    `> ${site.description}`,
    "",
    ...notes.map((note) => `- ${note}`),
    ...list(
      "Plans",
      plans.plans.map((plan) => planEntry(plan, plans, site)),
    ),
    ...list(
      "Services",
      services.map(({ title, slug, summary }) => ({ title, path: routes.service(slug), note: summary })),
    ),
    ...list("Where to find more", pageList(CATALOGUE_PAGES)),
    ...list("Company and terms", pageList(COMPANY_PAGES)),
    ...list("For programs", files()),
    "",
  ].join("\n");
}

type LlmsContent = Pick<Content, "site" | "pages" | "services" | "plans" | "crawlers" | "clients">;

function planEntry(
  plan: PriceList["plans"][number],
  { overflowCallPrice }: PriceList,
  { local }: Pick<Site, "local">,
): Entry {
  const { name, price, period, calls, hours, days, closedOn } = plan;
  const parts = [
    `${formatPounds(price)} a ${period}`,
    hours ? `${daysInWords(days)}, ${hoursInWords(hours)}` : "always open",
    ...(closedOn ? [`closed on ${closedDaysInWords(closedOn, local.nation)}`] : []),
    calls ? `${calls} calls, each further one ${formatPounds(overflowCallPrice)}` : "calls without limit",
    languagesInWords(plan),
  ];
  return { title: name, path: routes.pricing(), note: `${parts.join("; ")}.` };
}

/** Files that programs can read in place of pages. */
function files(): Entry[] {
  return [
    { title: "Sitemaps", path: "/sitemap.xml", note: "every page that search engines may list" },
    { title: "robots.txt", path: "/robots.txt", note: "which crawlers may read what" },
    {
      title: "Search index",
      path: routes.index("search"),
      note: "services, trades, cities and posts, as JSON",
    },
    {
      title: "Index of landing pages",
      path: routes.index("landing"),
      note: "services and trades with their texts, as JSON",
    },
    { title: "RSS feed", path: routes.rssFeed(), note: "the newest posts" },
    { title: "Atom feed", path: routes.atomFeed(), note: "the same posts" },
    { title: "JSON feed", path: routes.jsonFeed(), note: "the same posts" },
    { title: "security.txt", path: SECURITY_TXT_PATH, note: "where to report a vulnerability" },
  ];
}
