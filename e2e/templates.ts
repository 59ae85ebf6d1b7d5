import { routes } from "@/lib/routes";

/** A page with its name in the tests. */
export interface Template {
  name: string;
  path: string;
}

/** One page of each public template. Visible in a build narrowed to live chat in the United Kingdom, too. */
export const TEMPLATES: readonly Template[] = [
  { name: "home", path: routes.home() },
  { name: "services", path: routes.services() },
  { name: "a service", path: routes.service("live-chat-support") },
  { name: "a hub", path: routes.hub("live-chat-support", "plumbing") },
  { name: "industries", path: routes.industries() },
  { name: "an industry", path: routes.industry("plumbing") },
  { name: "regions", path: routes.regions() },
  { name: "a region", path: routes.region("europe") },
  { name: "a country", path: routes.country("europe", "united-kingdom") },
  { name: "a city", path: routes.city("europe", "united-kingdom", "glasgow") },
  { name: "a landing page", path: routes.landing("live-chat-support", "plumbing", "glasgow") },
  { name: "about", path: routes.about() },
  { name: "why choose us", path: routes.whyChooseUs() },
  { name: "testimonials", path: routes.testimonials() },
  { name: "contact", path: routes.contact() },
  { name: "pricing", path: routes.pricing() },
  { name: "privacy", path: routes.privacy() },
  { name: "terms", path: routes.terms() },
  { name: "careers", path: routes.careers() },
  { name: "case studies", path: routes.caseStudies() },
  { name: "credits", path: routes.credits() },
  { name: "sitemap", path: routes.sitemap() },
  { name: "the styleguide", path: routes.styleguide() },
  { name: "quality", path: routes.quality() },
  { name: "blog", path: routes.blog() },
  { name: "a later page of the blog", path: routes.blogPage(2) },
  { name: "a category of the blog", path: routes.blogCategory("technology") },
  { name: "a tag of the blog", path: routes.blogTag("costs") },
  { name: "a post", path: routes.post("what-a-missed-call-really-costs") },
  { name: "not found", path: "/no-such-page" },
];
