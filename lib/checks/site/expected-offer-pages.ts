import { POPULAR_TAGS, RECENT_POSTS } from "@/components/blog/sidebar";
import { atLeast } from "@/components/sections/home/home-reach";
import { formatPounds } from "@/lib/pounds";
import type { Content } from "@/lib/content";
import { allCities } from "@/lib/content/catalogue";
import { routes } from "@/lib/routes";
import {
  claimTexts,
  NEWSLETTER,
  textsOf,
  TO_A_SERVICE,
  type Lead,
  type PageExpectation,
} from "./page-expectations";

const contact = routes.contact();
const auth = routes.auth();

/** Rows of the pages that offer something: home, services, industries, prices, blog, sign-in. */
export function composePageRows(content: Content): PageExpectation[] {
  return [
    homeRow(content),
    servicesRow(content),
    ...content.services.map(serviceRow),
    industriesRow(content),
    pricingRow(content),
    ...blogRows(content),
    { path: auth, says: ["Welcome"], leads: [["Back to home", routes.home()]] },
  ];
}

function homeRow(content: Content): PageExpectation {
  const { services, regions, plans, clients, pages } = content;
  const { home } = pages;
  const trades = home.industries.categories.flatMap(({ items }) => items);
  return {
    path: routes.home(),
    says: [
      home.heading,
      home.lead,
      ...textsOf(...home.highlights, home.services, home.industries, home.reach, home.about),
      ...textsOf(home.caseStudies, home.pricing, home.testimonials, home.banner, home.newsletter),
      ...textsOf(home.features, ...home.features.items),
      ...claimTexts(content, [...home.highlights.map(({ claim }) => claim), ...home.about.claims]),
      ...regions.map((region) => `${atLeast(allCities([region]).length)} cities in ${region.title}`),
      ...clients.caseStudies.flatMap(({ name, result }) => [name, result]),
      ...clients.testimonials.carousel.map((testimonial) => testimonial.content),
      ...plans.plans.flatMap(({ name, price }) => [name, formatPounds(price)]),
      ...plans.plans.flatMap(({ features }) => features.home.map(({ text }) => text)),
    ],
    leads: [
      ["Get a free consultation", contact],
      ["Explore services", routes.services()],
      [home.pricing.enterpriseLink, contact],
      ...plans.plans.map(({ cta, name }): Lead => [`${cta} for ${name}`, auth]),
      ...regions.map(({ title, slug }): Lead => [title, routes.region(slug)]),
    ],
    counts: [
      {
        what: "cards of services",
        section: home.services.title,
        links: TO_A_SERVICE,
        text: /Learn More/g,
        expected: services.length,
      },
      {
        what: "industries of the categories",
        section: home.industries.title,
        links: /^\/industries\//,
        expected: trades.length,
      },
      {
        what: "case studies",
        section: home.caseStudies.title,
        headings: 4,
        expected: clients.caseStudies.length,
      },
      {
        what: "verified case studies",
        // Not the word in quotation marks, with which the section explains it.
        text: /Verified(?!”)/g,
        expected: clients.caseStudies.filter(({ verified }) => verified).length,
      },
      {
        what: "plan buttons",
        section: home.pricing.title,
        links: /^\/auth$/,
        expected: plans.plans.length,
      },
      {
        what: "slides",
        section: home.testimonials.title,
        text: /Rated 5 out of 5/g,
        expected: clients.testimonials.carousel.length,
      },
    ],
  };
}

function servicesRow({ services, pages }: Content): PageExpectation {
  const { heading, lead, sections } = pages.services;
  return {
    path: routes.services(),
    says: [
      heading,
      lead,
      ...textsOf(...Object.values(sections)),
      ...services.flatMap(({ title, summary, features }) => [title, summary, ...features]),
    ],
    leads: [["Get a Quote", "#contact"]],
    counts: [{ what: "cards of services", text: /Learn More/g, expected: services.length }, NEWSLETTER],
  };
}

function serviceRow(service: Content["services"][number]): PageExpectation {
  const { slug, title, summary, description, benefits, howWeDeliver, caseStudy } = service;
  return {
    path: routes.service(slug),
    says: [
      "Benefits",
      ...[title, summary, description, ...benefits],
      ...textsOf(...howWeDeliver),
      ...[caseStudy.title, caseStudy.description],
    ],
    leads: [
      ["Get a Quote", "#contact"],
      ["Contact us", contact],
      ["What other clients say", routes.testimonials()],
      ["Start Free Trial", auth],
    ],
    counts: [{ what: "steps", section: "How We Deliver", headings: 3, expected: howWeDeliver.length }],
  };
}

function industriesRow({ categories, industries, pages }: Content): PageExpectation {
  const { heading, lead, sections } = pages.industries;
  return {
    path: routes.industries(),
    says: [
      ...[heading, lead, ...textsOf(...Object.values(sections))],
      ...categories.flatMap(({ title, description }) => [title, description]),
    ],
    leads: industries.map(({ title, slug }) => [title, routes.industry(slug)]),
    counts: [{ what: "industries", links: /^\/industries\/[^/]+$/, expected: industries.length }],
  };
}

function pricingRow({ plans: { plans, addOns, terms, overflowCallPrice }, pages }: Content): PageExpectation {
  const { heading, lead, annual, faq, closing } = pages.pricing;
  const calls = plans.map(({ cta }) => cta);
  return {
    path: routes.pricing(),
    says: [
      ...[heading, lead, annual.title, pages.pricing.addOns.title, faq.title],
      ...textsOf(closing),
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
    leads: plans.map(({ cta, name }) => [`${cta} for ${name}`, contact]),
    counts: [
      { what: "plan buttons", text: new RegExp(calls.join("|"), "g"), expected: plans.length },
      { what: "add-ons", section: pages.pricing.addOns.title, headings: 3, expected: addOns.length },
    ],
  };
}

/** The pages of the list of all articles, with what stands beside each. */
function blogRows({ postPages, postCategories, postTags, posts, pages }: Content): PageExpectation[] {
  const sections = pages.blog.sections;
  return postPages.map((shown, index) => ({
    path: index === 0 ? routes.blog() : routes.blogPage(index + 1),
    says: [
      ...[pages.blog.heading, "Popular Tags", "Recent Posts", sections.newsletter!.title],
      ...(postPages.length > 1 ? ["Previous", "Next"] : []),
      ...postCategories.map(({ name }) => name),
      ...shown.flatMap(({ title, excerpt }) => [title, excerpt]),
    ],
    leads: shown.map(({ title, slug }): Lead => [`Read more about ${title}`, routes.post(slug)]),
    counts: [
      { what: "posts of the page", text: /Read more/g, expected: shown.length },
      {
        what: "popular tags",
        section: "Popular Tags",
        links: /^\/blog\/tag\//,
        expected: Math.min(POPULAR_TAGS, postTags.length),
      },
      {
        what: "recent posts",
        section: "Recent Posts",
        links: /^\/blog\/[^/]+$/,
        expected: Math.min(RECENT_POSTS, posts.length),
      },
    ],
  }));
}
