import { routes } from "@/lib/routes";

/** What the specification's route table asks of a page. */
export interface RouteRow {
  path: string;
  /** Texts, in the page's main part or in the section named. */
  says?: readonly string[];
  /** Links by their text, and where they lead; the text may be the beginning only. */
  leads?: readonly (readonly [text: string, href: string])[];
  /** How many: links whose address fits, times that a text stands there, headings of a rank, required fields. */
  counts?: readonly Count[];
}

interface Count {
  what: string;
  expected: number;
  /** Heading of the section in which they are counted; otherwise the main part of the page. */
  section?: string;
  links?: RegExp;
  text?: RegExp;
  headings?: number;
  requiredFields?: true;
}

const contact = routes.contact();
const auth = routes.auth();
const SERVICES = [
  "call-center-outsourcing",
  "telephone-answering-services",
  "live-chat-support",
  "amazon-customer-support",
  "ecommerce-support",
  "pay-per-lead",
  "dispatching-services",
  "software-development",
];

/** Header and footer, which every page has. */
export const FRAME: Omit<RouteRow, "path"> = {
  says: ["+44 141 496 0123", "Glasgow-based, worldwide service", "© 2014", "40 Anderston Quay, Glasgow"],
  leads: [
    ["Services", routes.services()],
    ["Industries", routes.industries()],
    ["About", routes.about()],
    ["Why us", routes.whyChooseUs()],
    ["Testimonials", routes.testimonials()],
    ["Contact", contact],
    ["Blog", routes.blog()],
    ["Login", auth],
    ["Get started", contact],
    ["hello@", "mailto:hello@clydeline.example"],
    ["sales@", "mailto:sales@clydeline.example"],
    ["Privacy", routes.privacy()],
    ["Terms", routes.terms()],
    ["Case studies", routes.caseStudies()],
  ],
  counts: [{ what: "links to services, in the bar", links: /^\/services\/[^/]+$/, expected: 8 }],
};

/** One row for each page of the route table that is the same in every build; places and posts are others. */
export const ROUTE_ROWS: readonly RouteRow[] = [
  {
    path: routes.home(),
    says: ["Global reach", "24/7 support", "Expert agents", "30+", "60+", "2014", "120+", "85+", "45+"],
    leads: [
      ["Get a free consultation", contact],
      ["Explore services", routes.services()],
      ["Ask for an enterprise price", contact],
    ],
    counts: [
      { what: "cards of services", links: /^\/services\/[^/]+$/, text: /Learn More/g, expected: 8 },
      {
        what: "industries of four categories",
        section: "Your trade",
        links: /^\/industries\//,
        expected: 24,
      },
      { what: "case studies", text: /Verified(?!”)/g, expected: 19 },
      { what: "plan buttons", section: "What it costs", links: /^\/auth$/, expected: 3 },
      { what: "slides", section: "What they tell", text: /Rated 5|5 out of 5|5 of 5/g, expected: 8 },
    ],
  },
  {
    path: routes.services(),
    says: ["Something between the lines?"],
    leads: [["Get a Quote", "#contact"]],
    counts: [
      { what: "cards of services", text: /Learn More/g, expected: 8 },
      { what: "newsletter fields", section: "One letter a month", requiredFields: true, expected: 1 },
    ],
  },
  ...SERVICES.map((service): RouteRow => ({
    path: routes.service(service),
    says: ["Benefits"],
    leads: [
      ["Get a Quote", "#contact"],
      ["Contact us", contact],
      ["What other clients say", routes.testimonials()],
      ["Start Free Trial", auth],
    ],
    counts: [{ what: "steps", section: "How We Deliver", headings: 3, expected: 6 }],
  })),
  {
    path: routes.industries(),
    says: [
      "Home Services",
      "Legal & Financial",
      "Healthcare",
      "Automotive",
      "Don't See Your Industry Listed?",
    ],
    counts: [{ what: "industries", links: /^\/industries\/[^/]+$/, expected: 105 }],
  },
  {
    path: routes.about(),
    says: ["2014", "2015", "2017", "2020", "Today"],
    counts: [{ what: "newsletter fields", requiredFields: true, expected: 1 }],
  },
  {
    path: routes.whyChooseUs(),
    says: "Understand Design Implement Optimize Transparency Excellence Innovation Partnership".split(" "),
    counts: [{ what: "features", section: "Reasons", headings: 3, expected: 6 }],
  },
  {
    path: routes.testimonials(),
    counts: [{ what: "dated stories", text: /\b\d{1,2} \w+ 20\d\d\b/g, expected: 6 }],
  },
  {
    path: routes.pricing(),
    says: ["£499", "£799", "£1,499", "£8,142", "Starter", "Professional", "Enterprise", "£0.50"],
    leads: [
      ["Start Free Trial", contact],
      ["Contact Sales", contact],
    ],
    counts: [{ what: "plan buttons", text: /Start Free Trial|Contact Sales/g, expected: 3 }],
  },
  {
    path: routes.careers(),
    says: ["60+ words per minute", "3+ years"],
    leads: [["See the openings", "#openings"]],
    counts: [{ what: "openings", text: /Apply Now/g, links: /^\/contact$/, expected: 6 }],
  },
  {
    path: routes.caseStudies(),
    says: ["85%", "500+", "95%"],
    leads: [
      ["Tell us about yours", contact],
      ["See the prices", routes.pricing()],
    ],
  },
  {
    path: routes.privacy(),
    says: ["January 2025", "cookies", "under 18", "Information Commissioner", "dpo@clydeline.example"],
  },
  { path: routes.terms(), says: ["14.", "8%", "14 days", "72 hours", "99.5%", "Scot"] },
  {
    path: contact,
    says: [
      "hello@clydeline.example",
      "+44 141 496 0123",
      "Glasgow G3 8BX",
      "Monday to Friday, 9:00 AM to 6:00 PM GMT",
      "24/7 customer support available",
    ],
    counts: [{ what: "required fields", requiredFields: true, expected: 3 }],
  },
  {
    path: routes.blog(),
    says: ["Popular Tags", "Recent Posts", "Newsletter", "Previous", "Next"],
    counts: [
      { what: "posts of the page", text: /Read more/g, expected: 12 },
      { what: "popular tags", section: "Popular Tags", links: /^\/blog\/tag\//, expected: 10 },
      { what: "recent posts", section: "Recent Posts", links: /^\/blog\/[^/]+$/, expected: 5 },
    ],
  },
  { path: auth, says: ["Welcome"], leads: [["Back to home", routes.home()]] },
];
