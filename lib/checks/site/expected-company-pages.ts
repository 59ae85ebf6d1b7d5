import type { Content } from "@/lib/content";
import { otherClients } from "@/lib/overviews/other-clients";
import { routes } from "@/lib/routes";
import {
  claimTexts,
  NEWSLETTER,
  sampleMarks,
  textsOf,
  type ExpectedLink,
  type PageExpectation,
} from "./page-expectations";

const contact = routes.contact();
const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const months = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** The pages about the company: about, clients, careers, contact and the legal texts. */
export function expectCompanyPages(content: Content): PageExpectation[] {
  return [
    aboutPage(content),
    whyPage(content),
    testimonialsPage(content),
    careersPage(content),
    caseStudiesPage(content),
    privacyPage(content),
    termsPage(content),
    contactPage(content),
  ];
}

function aboutPage(content: Content): PageExpectation {
  const { about } = content.pages;
  return {
    path: routes.about(),
    texts: [
      ...[about.heading, about.lead],
      // The entry for today has no year.
      ...about.history.flatMap(({ year, ...entry }) => [String(year ?? "Today"), ...textsOf(entry)]),
      ...textsOf(about.today, about.belief, about.newsletter),
      ...about.belief.paragraphs,
      ...claimTexts(content, about.today.claims),
    ],
    counts: [NEWSLETTER],
  };
}

function whyPage(content: Content): PageExpectation {
  const { heading, lead, features, methodology, commitments, closing } = content.pages["why-choose-us"];
  return {
    path: routes.whyChooseUs(),
    texts: [
      ...[heading, lead, ...textsOf(methodology, commitments, closing)],
      ...textsOf(...features, ...methodology.steps, ...commitments.items),
      ...methodology.steps.map(({ result }) => result),
      ...claimTexts(
        content,
        features.flatMap(({ claims }) => claims),
      ),
    ],
    counts: [{ name: "features", section: "Reasons", headings: 3, expected: features.length }],
  };
}

function testimonialsPage({ clients, pages, site }: Content): PageExpectation {
  const { heading, lead, block, stories, closing } = pages.testimonials;
  const shown = [...clients.testimonials.grid, ...clients.stories];
  return {
    path: routes.testimonials(),
    texts: [
      ...[heading, lead, ...textsOf(block, stories, closing)],
      ...shown.flatMap(({ content, author, company }) => [content, author, company]),
      ...clients.stories.map(({ date }) => days.format(new Date(date))),
    ],
    counts: [
      { name: "dated stories", text: /\b\d{1,2} \w+ 20\d\d\b/g, expected: clients.stories.length },
      { name: "ratings", text: /Rated 5 out of 5/g, expected: shown.length },
      sampleMarks({ site }, shown.length),
    ],
  };
}

function careersPage({ pages }: Content): PageExpectation {
  const { heading, lead, benefits, openings, process } = pages.careers;
  return {
    path: routes.careers(),
    texts: [
      ...[heading, lead, benefits.title, process.title, ...textsOf(openings)],
      ...textsOf(...benefits.items, ...process.steps),
      ...openings.items.flatMap(({ title, description, requirements, ...facts }) => [
        ...[title, description, ...requirements, facts.department, facts.location, facts.type],
      ]),
    ],
    links: [["See the openings", "#openings"]],
    counts: [{ name: "openings", text: /Apply Now/g, links: /^\/contact$/, expected: openings.items.length }],
  };
}

function caseStudiesPage(content: Content): PageExpectation {
  const { clients, pages } = content;
  const { heading, lead, metrics, stories, block, closing } = pages["case-studies"];
  return {
    path: routes.caseStudies(),
    texts: [
      ...[heading, lead, ...textsOf(stories, block, closing)],
      ...claimTexts(content, metrics),
      ...clients.clientStories.flatMap(({ company, challenge, solution, results, testimonial, author }) => [
        ...[company, challenge, solution, ...results, testimonial, author],
      ]),
      ...otherClients(clients).map((testimonial) => testimonial.content),
    ],
    links: [
      ["Contact us", contact],
      ["See the prices", routes.pricing()],
    ],
    counts: [sampleMarks(content, clients.clientStories.length + otherClients(clients).length)],
  };
}

function addressOf({ site }: Content, email: string): Pick<PageExpectation, "texts" | "links"> {
  const { legalName, address, phone } = site;
  return {
    texts: [legalName, `${address.street}, ${address.locality} ${address.postalCode}, ${address.country}`],
    links: [
      [email, `mailto:${email}`],
      [phone.display, `tel:${phone.e164}`],
    ],
  };
}

function privacyPage(content: Content): PageExpectation {
  const { heading, lead, summary, sections, contact, officer, updated } = content.pages.privacy;
  const { texts = [], links } = addressOf(content, content.site.email.dataProtection);
  return {
    path: routes.privacy(),
    texts: [
      ...[heading, lead, `Last updated: ${months.format(new Date(updated))}`],
      ...[summary.title, ...summary.items],
      ...sections.flatMap(({ title, body }) => [title, ...blockTexts(body)]),
      ...textsOf(contact, officer),
      ...texts,
    ],
    links,
  };
}

function termsPage(content: Content): PageExpectation {
  const { heading, lead, keyTerms, sections, contact, updated } = content.pages.terms;
  const { texts = [], links = [] } = addressOf(content, content.site.email.general);
  return {
    path: routes.terms(),
    texts: [
      ...[heading, lead, `Last updated: ${months.format(new Date(updated))}`],
      ...textsOf(keyTerms),
      ...sections.flatMap(({ title, body }, index) => [`${index + 1}. ${title}`, ...blockTexts(body)]),
      ...textsOf(contact),
      ...texts,
    ],
    links: [...links, ...keyTerms.items.map(({ label, section }): ExpectedLink => [label, `#${section}`])],
    // In the summary beside the binding text.
    counts: keyTerms.items.map(({ value }) => ({
      name: `key terms “${value}”`,
      section: keyTerms.title,
      text: new RegExp(value.replace(/[^\w\s]/g, "\\$&")),
      expected: 1,
    })),
  };
}

type Blocks = Content["pages"]["terms"]["sections"][number]["body"];

function blockTexts(blocks: Blocks): string[] {
  return blocks.flatMap((block) => {
    if (typeof block === "string") return [block];
    if ("rows" in block) return block.rows.flatMap(({ term, text }) => [term, text]);
    return "link" in block ? [block.link.label] : [block.intro, ...block.items];
  });
}

function contactPage(content: Content): PageExpectation {
  const { site, pages, services } = content;
  const { address, email, hours, phone } = site;
  const { heading, lead, sections } = pages.contact;
  return {
    path: contact,
    texts: [
      ...[heading, lead, address.street, `${address.locality} ${address.postalCode}`, address.country],
      ...[hours.display, hours.note],
      ...Object.values(sections).flatMap(({ title, items = [] }) => [title, ...items]),
      ...services.map(({ title }) => title),
    ],
    links: [
      [email.general, `mailto:${email.general}`],
      [phone.display, `tel:${phone.e164}`],
    ],
    counts: [{ name: "required fields", requiredFields: true, expected: 3 }],
  };
}
