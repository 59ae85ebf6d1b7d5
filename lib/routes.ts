import { portalRoutes } from "./portal-routes";
import type { PageName, ToolName } from "./pages";

/** A page of `lib/pages.ts`: its name is its path. */
const page = (name: PageName) => (name === "home" ? "/" : `/${name}`);

const landingFolder = (service: string, industry: string) => `/seo/${service}/${industry}`;

/** Every internal URL of the site is built here: docs/behaviour.md#routes. No trailing slash, no extension. */
export const routes = {
  /** Any page of `lib/pages.ts`; pages that code links to often also have a route below. */
  page,
  home: () => page("home"),
  services: () => page("services"),
  service: (service: string) => `/services/${service}`,
  /** Lists the landing pages of a service and an industry. */
  hub: (service: string, industry: string) => `/services/${service}/${industry}`,
  industries: () => page("industries"),
  industry: (industry: string) => `/industries/${industry}`,
  regions: () => page("regions"),
  region: (region: string) => `/regions/${region}`,
  country: (region: string, country: string) => `/regions/${region}/${country}`,
  city: (region: string, country: string, city: string) => `/regions/${region}/${country}/${city}`,
  landing: (service: string, industry: string, location: string) =>
    `${landingFolder(service, industry)}/${location}`,
  /** Prefix of the paths of a pair's landing pages, without the last slash. */
  landingFolder,
  about: () => page("about"),
  whyChooseUs: () => page("why-choose-us"),
  careers: () => page("careers"),
  blog: () => page("blog"),
  /** From page 2; the first page is the blog itself. */
  blogPage: (page: number) => `/blog/page/${page}`,
  blogCategory: (category: string) => `/blog/category/${category}`,
  blogTag: (tag: string) => `/blog/tag/${tag}`,
  post: (post: string) => `/blog/${post}`,
  rssFeed: () => "/blog/feed.xml",
  atomFeed: () => "/blog/atom.xml",
  jsonFeed: () => "/blog/feed.json",
  pricing: () => page("pricing"),
  /** The buyer's tools. Their inputs are in a query, which `lib/tools/fields-in-query.ts` writes: docs/behaviour.md#tools. */
  tools: () => page("tools"),
  tool: (name: ToolName) => page(`tools/${name}`),
  /** A tool with the typical values of an industry in a city. */
  toolFor: (name: ToolName, industry: string, city: string) =>
    `${page(`tools/${name}`)}?industry=${industry}&city=${city}`,
  /** The comparison of "cities" or "services", with the slugs of what is known of one side. */
  comparison: (compare: string, known: { service?: string; industry?: string; city?: string } = {}) =>
    `${page("tools/compare")}?${new URLSearchParams({ compare, ...known }).toString()}`,
  testimonials: () => page("testimonials"),
  caseStudies: () => page("case-studies"),
  /** With a service, the form has it selected. */
  contact: (service?: string) => `${page("contact")}${service === undefined ? "" : `?service=${service}`}`,
  privacy: () => page("privacy"),
  terms: () => page("terms"),
  credits: () => page("credits"),
  /** A summary of the site for programs. */
  llmsTxt: () => "/llms.txt",
  /** The licences of all packages, as text. */
  licences: () => "/credits/licences.txt",
  /** For people; search engines read `/sitemap.xml`. */
  sitemap: () => page("sitemap"),
  /** A social card; the name is a path below `/og`. */
  socialCard: (name: string) => `/og/${name}.png`,
  /** A picture of `lib/art` in a colour scheme. */
  picture: (name: string, scheme: "light" | "dark") => `/art/${name}-${scheme}.svg`,
  /** A picture of the portal, taken by `npm run evidence`. */
  evidence: (name: string, scheme: "light" | "dark") => `/evidence/${name}-${scheme}.avif`,
  /** JSON for scripts: the search, the landing pages of unlisted cities, in `trades/` what each industry adds to these, the texts of the portal's samples. */
  index: (name: string) => `/indexes/${name}.json`,
  /** The design system on one page; not indexed. */
  styleguide: () => "/styleguide",
  ...portalRoutes,
} as const;
