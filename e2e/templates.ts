import { listPages } from "@/lib/pages";
import { routes } from "@/lib/routes";

/** A page with its name in the tests. */
export interface Template {
  name: string;
  path: string;
}

/** The marketing pages. */
export const PAGE_TEMPLATES: readonly Template[] = listPages().map(({ name }) => ({
  name: name.replaceAll("-", " "),
  path: routes.page(name),
}));

/** One page of each public template. Visible in a build narrowed to live chat in the United Kingdom, too. */
export const TEMPLATES: readonly Template[] = [
  ...PAGE_TEMPLATES,
  { name: "a service", path: routes.service("live-chat-support") },
  { name: "a hub", path: routes.hub("live-chat-support", "plumbing") },
  { name: "an industry", path: routes.industry("plumbing") },
  { name: "a region", path: routes.region("europe") },
  { name: "a country", path: routes.country("europe", "united-kingdom") },
  { name: "a city", path: routes.city("europe", "united-kingdom", "glasgow") },
  { name: "a landing page", path: routes.landing("live-chat-support", "plumbing", "glasgow") },
  { name: "the styleguide", path: routes.styleguide() },
  { name: "quality", path: routes.quality() },
  { name: "a later page of the blog", path: routes.blogPage(2) },
  { name: "a category of the blog", path: routes.blogCategory("technology") },
  { name: "a tag of the blog", path: routes.blogTag("costs") },
  { name: "a post", path: routes.post("what-a-missed-call-really-costs") },
  { name: "not found", path: "/no-such-page" },
];
