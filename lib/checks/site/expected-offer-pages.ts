import { POPULAR_TAGS, RECENT_POSTS } from "@/components/blog/sidebar";
import { formatMinimum } from "@/components/sections/home/home-reach";
import { planRows } from "@/components/sections/services/plan-rows";
import { formatPounds } from "@/lib/pounds";
import type { Content } from "@/lib/content";
import { allCities } from "@/lib/content/catalogue";
import { routes } from "@/lib/routes";
import { splitSentence } from "@/lib/sentences";
import {
  claimTexts,
  sampleMarks,
  NEWSLETTER,
  textsOf,
  SERVICE_LINK,
  type ExpectedLink,
  type PageExpectation,
} from "./page-expectations";

const contact = routes.contact();
const auth = routes.auth();

/** The home page and the pages of services, industries, prices, the blog and signing in. */
export function expectOfferPages(content: Content): PageExpectation[] {
  return [
    homePage(content),
    servicesPage(content),
    ...content.services.map((service) => servicePage(service, content)),
    industriesPage(content),
    pricingPage(content),
    ...blogPages(content),
    { path: auth, texts: ["Welcome"], links: [["Back to home", routes.home()]] },
  ];
}

function homePage(content: Content): PageExpectation {
  const { services, regions, plans, clients, pages } = content;
  const { home } = pages;
  const industries = home.industries.categories.flatMap(({ items }) => items);
  return {
    path: routes.home(),
    texts: [
      home.heading,
      home.lead,
      ...textsOf(...home.highlights, home.services, home.industries, home.reach, home.about),
      ...textsOf(home.caseStudies, home.pricing, home.testimonials, home.banner, home.newsletter),
      ...textsOf(home.features, ...home.features.items),
      ...claimTexts(content, [
        ...home.highlights.map(({ claim }) => claim),
        ...home.about.claims,
        ...home.features.claims,
      ]),
      ...regions.map((region) => `${formatMinimum(allCities([region]).length)} cities in ${region.title}`),
      ...clients.caseStudies.flatMap(({ name, result }) => [name, result]),
      ...clients.testimonials.carousel.map((testimonial) => testimonial.content),
      ...plans.plans.flatMap(({ name, price }) => [name, formatPounds(price)]),
      ...plans.plans.flatMap(({ features }) => features.home.map(({ text }) => text)),
    ],
    links: [
      ["Get a free consultation", contact],
      ["Explore services", routes.services()],
      [home.pricing.enterpriseLink, contact],
      ...plans.plans.map(({ cta, name }): ExpectedLink => [`${cta} for ${name}`, auth]),
      ...regions.map(({ title, slug }): ExpectedLink => [title, routes.region(slug)]),
    ],
    counts: [
      {
        name: "service cards",
        section: home.services.title,
        links: SERVICE_LINK,
        text: /Learn More/g,
        expected: services.length,
      },
      {
        name: "industries in categories",
        section: home.industries.title,
        links: /^\/industries\//,
        expected: industries.length,
      },
      {
        name: "case studies",
        section: home.caseStudies.title,
        headings: 3,
        expected: clients.caseStudies.length,
      },
      {
        name: "verified case studies",
        // Not the word in quotation marks, in the explanation of the badge.
        text: /Verified(?!”)/g,
        expected: clients.caseStudies.filter(({ verified }) => verified).length,
      },
      {
        name: "plan buttons",
        section: home.pricing.title,
        links: /^\/auth$/,
        expected: plans.plans.length,
      },
      {
        name: "slides",
        section: home.testimonials.title,
        text: /Rated 5 out of 5/g,
        expected: clients.testimonials.carousel.length,
      },
      sampleMarks(content, clients.caseStudies.length + clients.testimonials.carousel.length),
    ],
  };
}

function servicesPage({ services, pages }: Content): PageExpectation {
  const { heading, lead, sections } = pages.services;
  return {
    path: routes.services(),
    texts: [
      heading,
      lead,
      ...textsOf(...Object.values(sections)),
      ...services.flatMap(({ title, summary }) => [title, summary]),
    ],
    links: [["Get a Quote", "#contact"]],
    counts: [{ name: "service cards", text: /Learn More/g, expected: services.length }, NEWSLETTER],
  };
}

function servicePage(service: Content["services"][number], content: Content): PageExpectation {
  const { languages } = content.pages.services;
  const { slug, title, summary, description, benefits, howWeDeliver, caseStudy } = service;
  return {
    path: routes.service(slug),
    texts: [
      "Benefits",
      ...[title, summary, description, ...benefits],
      ...textsOf(...howWeDeliver),
      // The first sentence is set larger.
      ...[caseStudy.title, ...splitSentence(caseStudy.description)],
      ...textsOf(languages),
      ...claimTexts(content, languages.claims),
    ],
    links: [
      ["Get a Quote", "#contact"],
      ["Contact us", routes.contact(slug)],
      ["What other clients say", routes.testimonials()],
      ["Start Free Trial", auth],
    ],
    counts: [
      { name: "steps", section: "How We Deliver", headings: 3, expected: howWeDeliver.length },
      sampleMarks(content, 1),
    ],
  };
}

function industriesPage({ categories, industries, pages }: Content): PageExpectation {
  const { heading, lead, sections } = pages.industries;
  return {
    path: routes.industries(),
    texts: [
      ...[heading, lead, ...textsOf(...Object.values(sections))],
      ...categories.flatMap(({ title, description }) => [title, description]),
    ],
    links: industries.map(({ title, slug }) => [title, routes.industry(slug)]),
    counts: [{ name: "industries", links: /^\/industries\/[^/]+$/, expected: industries.length }],
  };
}

function pricingPage({
  plans: { plans, addOns, terms, overflowCallPrice },
  pages,
  site,
}: Content): PageExpectation {
  const { heading, lead, annual, faq, closing } = pages.pricing;
  const calls = plans.map(({ cta }) => cta);
  return {
    path: routes.pricing(),
    texts: [
      ...[heading, lead, annual.title, pages.pricing.addOns.title, faq.title],
      ...textsOf(pages.pricing.terms, closing),
      ...planRows({ plans, overflowCallPrice }, site.local).flatMap(({ title, rows }) => [
        title,
        ...rows.flatMap(({ label, cells }) => [label, ...cells]),
      ]),
      ...plans.flatMap(({ name, price, annualPrice, description, features }) => [
        ...[name, formatPounds(price), formatPounds(price * 12), formatPounds(annualPrice), description],
        ...features.pricing.map(({ text }) => text),
      ]),
      ...addOns.flatMap(({ name, price, description }) => [
        ...[name, typeof price === "number" ? formatPounds(price) : price, description],
      ]),
      ...faq.items.map(({ question }) => question),
      `${formatPounds(overflowCallPrice)} each`,
      `${terms.annualDiscount}%`,
      ...[terms.trialDays, terms.moneyBackDays, terms.noticeDays].map((days) => `${days} days`),
      ...[terms.onboarding, terms.onboardingComplex],
    ],
    links: plans.map(({ cta, name }) => [`${cta} for ${name}`, contact]),
    counts: [
      { name: "plan buttons", text: new RegExp(calls.join("|"), "g"), expected: plans.length },
      { name: "add-ons", section: pages.pricing.addOns.title, headings: 3, expected: addOns.length },
    ],
  };
}

/** The pages of the list of posts, sidebar included. */
function blogPages({ postPages, postCategories, postTags, posts, pages }: Content): PageExpectation[] {
  const sections = pages.blog.sections;
  return postPages.map((shown, index) => ({
    path: index === 0 ? routes.blog() : routes.blogPage(index + 1),
    texts: [
      ...[pages.blog.heading, "Popular Tags", "Recent Posts", sections.newsletter!.title],
      ...(postPages.length > 1 ? ["Previous", "Next"] : []),
      ...postCategories.map(({ name }) => name),
      ...shown.flatMap(({ title, excerpt }) => [title, excerpt]),
    ],
    links: shown.map(({ title, slug }): ExpectedLink => [`Read more about ${title}`, routes.post(slug)]),
    counts: [
      { name: "posts on the page", text: /Read more/g, expected: shown.length },
      {
        name: "popular tags",
        section: "Popular Tags",
        links: /^\/blog\/tag\//,
        expected: Math.min(POPULAR_TAGS, postTags.length),
      },
      {
        name: "recent posts",
        section: "Recent Posts",
        links: /^\/blog\/[^/]+$/,
        expected: Math.min(RECENT_POSTS, posts.length),
      },
    ],
  }));
}
