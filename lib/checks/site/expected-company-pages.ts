import type { Content } from "@/lib/content";
import { routes } from "@/lib/routes";
import { claimTexts, NEWSLETTER, textsOf, type Lead, type PageExpectation } from "./page-expectations";

const contact = routes.contact();
const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const months = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** Rows of the pages about the company: who it is, what clients say, whom to write to, the legal texts. */
export function composeCompanyRows(content: Content): PageExpectation[] {
  return [
    aboutRow(content),
    whyRow(content),
    testimonialsRow(content),
    careersRow(content),
    caseStudiesRow(content),
    privacyRow(content),
    termsRow(content),
    contactRow(content),
  ];
}

function aboutRow(content: Content): PageExpectation {
  const { about } = content.pages;
  return {
    path: routes.about(),
    says: [
      ...[about.heading, about.lead],
      // The entry without a year is today.
      ...about.history.flatMap(({ year, ...entry }) => [String(year ?? "Today"), ...textsOf(entry)]),
      ...textsOf(about.today, about.belief, about.newsletter),
      ...about.belief.paragraphs,
      ...claimTexts(content, about.today.claims),
    ],
    counts: [NEWSLETTER],
  };
}

function whyRow(content: Content): PageExpectation {
  const { heading, lead, features, methodology, commitments, closing } = content.pages["why-choose-us"];
  return {
    path: routes.whyChooseUs(),
    says: [
      ...[heading, lead, ...textsOf(methodology, commitments, closing)],
      ...textsOf(...features, ...methodology.steps, ...commitments.items),
      ...methodology.steps.map(({ result }) => result),
      ...claimTexts(
        content,
        features.flatMap(({ claims }) => claims),
      ),
    ],
    counts: [{ what: "features", section: "Reasons", headings: 3, expected: features.length }],
  };
}

function testimonialsRow({ clients, pages }: Content): PageExpectation {
  const { heading, lead, block, stories, closing } = pages.testimonials;
  const shown = [...clients.testimonials.grid, ...clients.stories];
  return {
    path: routes.testimonials(),
    says: [
      ...[heading, lead, ...textsOf(block, stories, closing)],
      ...shown.flatMap(({ content, author, company }) => [content, author, company]),
      ...clients.stories.map(({ date }) => days.format(new Date(date))),
    ],
    counts: [
      { what: "dated stories", text: /\b\d{1,2} \w+ 20\d\d\b/g, expected: clients.stories.length },
      { what: "ratings", text: /Rated 5 out of 5/g, expected: shown.length },
    ],
  };
}

function careersRow({ pages }: Content): PageExpectation {
  const { heading, lead, benefits, openings, process } = pages.careers;
  return {
    path: routes.careers(),
    says: [
      ...[heading, lead, benefits.title, process.title, ...textsOf(openings)],
      ...textsOf(...benefits.items, ...process.steps),
      ...openings.items.flatMap(({ title, description, requirements, ...facts }) => [
        ...[title, description, ...requirements, facts.department, facts.location, facts.type],
      ]),
    ],
    leads: [["See the openings", "#openings"]],
    counts: [{ what: "openings", text: /Apply Now/g, links: /^\/contact$/, expected: openings.items.length }],
  };
}

function caseStudiesRow(content: Content): PageExpectation {
  const { clients, pages } = content;
  const { heading, lead, metrics, stories, block, closing } = pages["case-studies"];
  return {
    path: routes.caseStudies(),
    says: [
      ...[heading, lead, ...textsOf(stories, block, closing)],
      ...claimTexts(content, metrics),
      ...clients.clientStories.flatMap(({ company, challenge, solution, results, testimonial, author }) => [
        ...[company, challenge, solution, ...results, testimonial, author],
      ]),
      ...clients.testimonials.grid.map((testimonial) => testimonial.content),
    ],
    leads: [
      ["Tell us about yours", contact],
      ["See the prices", routes.pricing()],
    ],
  };
}

/** What the address under a legal text has. */
function addressOf({ site }: Content, email: string): Pick<PageExpectation, "says" | "leads"> {
  const { legalName, address, phone } = site;
  return {
    says: [legalName, `${address.street}, ${address.locality} ${address.postalCode}, ${address.country}`],
    leads: [
      [email, `mailto:${email}`],
      [phone.display, `tel:${phone.e164}`],
    ],
  };
}

function privacyRow(content: Content): PageExpectation {
  const { heading, lead, summary, sections, contact, officer, updated } = content.pages.privacy;
  const { says = [], leads } = addressOf(content, content.site.email.dataProtection);
  return {
    path: routes.privacy(),
    says: [
      ...[heading, lead, `Last updated: ${months.format(new Date(updated))}`],
      ...[summary.title, ...summary.items],
      ...sections.flatMap(({ title, body }) => [title, ...blockTexts(body)]),
      ...textsOf(contact, officer),
      ...says,
    ],
    leads,
  };
}

function termsRow(content: Content): PageExpectation {
  const { heading, lead, keyTerms, sections, contact, updated } = content.pages.terms;
  const { says = [], leads = [] } = addressOf(content, content.site.email.general);
  return {
    path: routes.terms(),
    says: [
      ...[heading, lead, `Last updated: ${months.format(new Date(updated))}`],
      ...textsOf(keyTerms),
      ...sections.flatMap(({ title, body }, index) => [`${index + 1}. ${title}`, ...blockTexts(body)]),
      ...textsOf(contact),
      ...says,
    ],
    leads: [...leads, ...keyTerms.items.map(({ label, section }): Lead => [label, `#${section}`])],
    // Beside the binding text, in the guide to it.
    counts: keyTerms.items.map(({ value }) => ({
      what: `key terms “${value}”`,
      section: keyTerms.title,
      text: new RegExp(value.replace(/[^\w\s]/g, "\\$&")),
      expected: 1,
    })),
  };
}

type Blocks = Content["pages"]["terms"]["sections"][number]["body"];

/** Everything that a legal text says in a section. */
function blockTexts(blocks: Blocks): string[] {
  return blocks.flatMap((block) => {
    if (typeof block === "string") return [block];
    if ("rows" in block) return block.rows.flatMap(({ term, text }) => [term, text]);
    return "link" in block ? [block.link.label] : [block.intro, ...block.items];
  });
}

function contactRow(content: Content): PageExpectation {
  const { site, pages, services } = content;
  const { address, email, hours, phone } = site;
  const { heading, lead, sections } = pages.contact;
  return {
    path: contact,
    says: [
      ...[heading, lead, address.street, `${address.locality} ${address.postalCode}`, address.country],
      ...[hours.display, hours.note],
      ...Object.values(sections).flatMap(({ title, items = [] }) => [title, ...items]),
      ...services.map(({ title }) => title),
    ],
    leads: [
      [email.general, `mailto:${email.general}`],
      [phone.display, `tel:${phone.e164}`],
    ],
    // Name, email and message, by the specification.
    counts: [{ what: "required fields", requiredFields: true, expected: 3 }],
  };
}
