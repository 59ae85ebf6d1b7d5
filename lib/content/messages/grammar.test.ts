import { article, capitalise, withArticle } from "./grammar";

it.each([
  ["plumber", "Plumber"],
  ["iPad repair", "IPad repair"],
  ["écurie", "Écurie"],
  ["", ""],
])("capitalises %j as %j", (text, capitalised) => {
  expect(capitalise(text)).toBe(capitalised);
});

describe("article", () => {
  it.each([
    "estate agent",
    "accountant",
    "order question",
    "enquiry",
    "IT support firm",
    "optician's practice",
    "umbrella firm",
    "usher",
    "online shop",
    "eCommerce shop",
    "hour",
    "hourly fee",
    "honest answer",
    "heir",
    "MRI centre",
    "HVAC engineer",
    "MOT",
    "NHS dentist",
    "FAQ",
    "SMS",
    "X-ray",
    "x-ray",
    "M&A adviser",
    "uninsured driver",
    "unimportant call",
    "unidentified caller",
    "8-seat van",
    "11-year-old",
    "18-hole course",
    "AI assistant",
  ])("uses an before “%s”", (phrase) => {
    expect(article(phrase)).toBe("an");
  });

  it.each([
    "plumber",
    "university",
    "union",
    "unit",
    "unique case",
    "used car dealer",
    "user",
    "useful note",
    "usual day",
    "utility firm",
    "urology clinic",
    "ukulele school",
    "European firm",
    "euro",
    "one-off job",
    "UK firm",
    "US firm",
    "U-turn",
    "SaaS company",
    "Saab garage",
    "hotel",
    "house",
    "home care agency",
    "VAT return",
    "BMW",
    "yoga studio",
    "10-seat van",
    "1,100-seat hall",
    "24-hour line",
  ])("uses a before “%s”", (phrase) => {
    expect(article(phrase)).toBe("a");
  });

  it("is written before the phrase", () => {
    expect(withArticle("hour")).toBe("an hour");
    expect(withArticle("university")).toBe("a university");
  });
});
