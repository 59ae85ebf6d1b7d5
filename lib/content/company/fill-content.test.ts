import { fillContent, fillText } from "./fill-content";
import { createCompanyFacts } from "../testing/create-company-facts";

const company = createCompanyFacts();
const PAGE = "content/pages/about.yaml";
const POST = "content/blog/what-a-missed-call-really-costs.md";
const problemsOf = (text: string, file = PAGE) => fillText(text, file, company).problems;

it("fills every text of a file, and reports problems with their paths", () => {
  const value = { title: "{brand}", rows: [{ text: "In {homeCity}." }, { text: "{town}" }], year: 2011 };
  expect(fillContent(value, PAGE, company)).toEqual({
    value: { title: "Airewell", rows: [{ text: "In Leeds." }, { text: "{town}" }], year: 2011 },
    problems: [{ path: ["rows", 1, "text"], message: expect.stringMatching(/^\{town\}: unknown name/) }],
    incomplete: [],
  });
});

it("explains a placeholder without quotation marks, which YAML parses as a mapping", () => {
  expect(fillContent({ heading: { brand: null } }, PAGE, company).problems).toEqual([
    {
      path: ["heading"],
      message: 'expected quotation marks round a text that begins with a brace: "{brand}"',
    },
  ]);
  expect(fillContent({ city: { name: null }, sections: {} }, PAGE, company).problems).toEqual([]);
});

it("rejects facts written out, and only these", () => {
  const problems = {
    "Airewell answers.": ["“Airewell”: write {brand}"],
    "Ring 0113 496 0123.": ["“113 496 0123”: write {phone}"],
    "Ring +44 113 4960123.": ["“113 4960123”: write {phone}"],
    "Write to jobs@airewell.example.": ["“airewell.example”: write {email.general}"],
    "It is £499 a month.": ["“£499”: write {price:starter}"],
    "It is £1,499.": ["“£1,499”: write {price:enterprise}"],
    "Airewellian, a £4990 roof, £499.50, £4,990, 0113 496 0999": [],
  };
  for (const [text, expected] of Object.entries(problems)) expect(problemsOf(text)).toEqual(expected);
});

it("allows amounts in examples, unless the sentence names a plan", () => {
  expect(problemsOf("The roof costs £499. Starter would not help.", POST)).toEqual([]);
  expect(problemsOf("The roof leaks. Our Starter plan costs £499.", POST)).toEqual([
    "“£499”: write {price:starter}",
  ]);
  expect(problemsOf("At Airewell people answer.", POST)).toEqual(["“Airewell”: write {brand}"]);
});

it("allows hard-coded facts in site.yaml and in texts about cities", () => {
  expect(problemsOf("Airewell", "content/site.yaml")).toEqual([]);
  expect(problemsOf("Airewell", "content/locations/united-kingdom.yaml")).toEqual([]);
  expect(problemsOf("Airewell", "content/locations/regions.yaml")).toHaveLength(1);
});

it("keeps the placeholders of landing pages, but rejects hard-coded facts there", () => {
  const file = "content/landing/intro.yaml";
  expect(fillText("Hours behind {homeCity}, {count, plural, other {#}}", file, company)).toEqual({
    text: "Hours behind {homeCity}, {count, plural, other {#}}",
    problems: [],
    complete: true,
  });
  expect(problemsOf("Airewell answers {industry}.", file)).toEqual(["“Airewell”: write {brand}"]);
});
