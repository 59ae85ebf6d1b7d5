import type { PageName } from "./pages";

/** A page of `lib/pages.ts`: its name is its path. */
const page = (name: PageName) => (name === "home" ? "/" : `/${name}`);

const landingFolder = (service: string, industry: string) => `/seo/${service}/${industry}`;

/** Every internal URL of the site is built here. No trailing slash, no extension. */
export const routes = {
  /** Any page of the list; those that code links to often have a name of their own below. */
  page,
  home: () => page("home"),
  services: () => page("services"),
  service: (service: string) => `/services/${service}`,
  /** One service for one industry: all cities it is offered in. As landing pages without a script: link by `<a>`. */
  hub: (service: string, industry: string) => `/services/${service}/${industry}`,
  industries: () => page("industries"),
  industry: (industry: string) => `/industries/${industry}`,
  regions: () => page("regions"),
  region: (region: string) => `/regions/${region}`,
  country: (region: string, country: string) => `/regions/${region}/${country}`,
  city: (region: string, country: string, city: string) => `/regions/${region}/${country}/${city}`,
  landing: (service: string, industry: string, location: string) =>
    `${landingFolder(service, industry)}/${location}`,
  /** What the paths of a pair's landing pages begin with, up to the slash before the location. */
  landingFolder,
  about: () => page("about"),
  whyChooseUs: () => page("why-choose-us"),
  careers: () => page("careers"),
  blog: () => page("blog"),
  /** From the second page on; the first is the blog itself. */
  blogPage: (page: number) => `/blog/page/${page}`,
  blogCategory: (category: string) => `/blog/category/${category}`,
  blogTag: (tag: string) => `/blog/tag/${tag}`,
  post: (post: string) => `/blog/${post}`,
  rssFeed: () => "/blog/feed.xml",
  atomFeed: () => "/blog/atom.xml",
  jsonFeed: () => "/blog/feed.json",
  pricing: () => page("pricing"),
  testimonials: () => page("testimonials"),
  caseStudies: () => page("case-studies"),
  contact: () => page("contact"),
  privacy: () => page("privacy"),
  terms: () => page("terms"),
  credits: () => page("credits"),
  /** The licences of all packages in full, as a text. */
  licences: () => "/credits/licences.txt",
  /** For people; search engines read `/sitemap.xml`. */
  sitemap: () => page("sitemap"),
  /** A picture for links that are shared; the name is a path below `/og`. */
  socialImage: (name: string) => `/og/${name}.png`,
  searchIndex: () => "/indexes/search.json",
  /** The design system on one page; no search engine is told of it. */
  styleguide: () => "/styleguide",
  quality: () => "/quality",
  auth: () => "/auth",
  dashboard: () => "/dashboard",
  admin: () => "/admin",
  /** What the page of an unlisted town is made of, as JSON. */
  landingIndex: () => "/indexes/landing.json",
} as const;

/** Landing pages and hubs, files, and other sites: no page that Next could show without loading a document. */
const WITHOUT_PAYLOAD = /^\/(seo\/|services\/[^/]+\/)|\.[a-z]+$|^(?!\/)/;

/** Whether soft navigation to an address is possible. To all others lead plain `<a>`. */
export function hasPayload(url: string): boolean {
  return !WITHOUT_PAYLOAD.test(url);
}
