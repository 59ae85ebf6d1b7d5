/** The files at the root of the site that programs read: llms.txt, robots.txt and security.txt. */
import type { Content, PriceList, Site, AiCrawlers } from "@/lib/content";
import type { PageName } from "@/lib/pages";
import { closedDaysInWords, daysInWords, hoursInWords, languagesInWords } from "@/lib/plan-words";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";

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

/** A group of robots.txt, as Next's metadata route takes it. */
interface RobotsGroup {
  userAgent: string | string[];
  allow?: string;
  disallow?: string;
}

/**
 * The groups of robots.txt: everybody, and the crawlers of AI companies by name. A crawler follows the group that names
 * it and no other, so each name is in one group.
 */
export function robotsRules(crawlers: AiCrawlers["crawlers"]): RobotsGroup[] {
  const named = (allowed: boolean) =>
    crawlers.filter((crawler) => crawler.allowed === allowed).map(({ userAgent }) => userAgent);
  const groups = [
    { userAgent: "*", allow: "/" },
    { userAgent: named(true), allow: "/" },
    { userAgent: named(false), disallow: "/" },
  ];
  return groups.filter(({ userAgent }) => userAgent.length > 0);
}

/** Path of the file (RFC 9116). */
export const SECURITY_TXT_PATH = "/.well-known/security.txt";

/** `security.txt` (RFC 9116): where to report vulnerabilities. */
export function securityTxt({ security }: Pick<Site, "security">, origin: string): string {
  return [
    `Contact: mailto:${security.contact}`,
    `Expires: ${securityTxtEnd(security)}`,
    `Preferred-Languages: ${security.languages.join(", ")}`,
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    "",
  ].join("\n");
}

/** The last second of the day on which it expires, as ISO 8601 in UTC. */
export function securityTxtEnd({ expires }: Site["security"]): string {
  return `${expires}T23:59:59Z`;
}
