import { fillPlaceholders } from "./placeholders";
import { createCompanyFacts } from "../testing/create-company-facts";

const company = createCompanyFacts({
  "calls:starter": { number: 100 },
  "law.name": "English law",
  nation: undefined,
});
const fill = (text: string, facts = company) => fillPlaceholders(text, facts);

it.each([
  ["{brand} in {homeCity}, founded in {founded}.", "Airewell in Leeds, founded in 2011."],
  ["{law.name} governs.", "English law governs."],
  ["{price:starter} and {price:enterprise}", "£499 and £1,499"],
  ["{overflowPrice}, that is {overflowPence} pence", "£0.50, that is 50 pence"],
  ["{calls:starter} calls", "100 calls"],
  ["{{brand}} stays, and so does {{}}", "{brand} stays, and so does {}"],
  ["nothing to put in", "nothing to put in"],
])("fills “%s”: %s", (text, expected) => {
  expect(fill(text)).toEqual({ text: expected, problems: [], complete: true });
});

it.each([
  ["{12 * price:starter}", "£5,988"],
  ["{693 - price:starter}", "£194"],
  ["{price:enterprise / 43 - price:starter / 43}", "£23.26"],
  ["{price:starter + 2 * overflowPrice}", "£500"],
  ["{0.1 + 0.2}", "0.3"],
  ["{overflow:starter:189} × {overflowPrice}, so {estimate:starter:189}", "89 × £0.50, so £543.50"],
  ["{estimate:starter:20}, with {overflow:starter:20} beyond", "£499, with 0 beyond"],
  ["{estimate:enterprise:5000}", "£1,499"],
])("calculates %s as %s", (text, expected) => {
  expect(fill(text)).toEqual({ text: expected, problems: [], complete: true });
});

it.each([
  ["{brnad}", /^\{brnad\}: unknown name; expected one of brand, /],
  ["{price:gold}", /^\{price:gold\}: .* expected one of price:starter, price:enterprise$/],
  ["{estimate:gold:5}", /expected one of estimate:starter:<calls>, estimate:enterprise:<calls>$/],
  ["{calls:enterprise}", /expected one of calls:starter$/],
  ["{ brand }", /unknown name/],
  ["{}", /unknown name/],
  ["a { alone", /^a single “\{”: expected “\{\{” for the brace itself$/],
  ["a } alone", /^a single “\}”: expected “\}\}”/],
  ["{499 - price:starter - 1}", /the result is below zero: reword the sentence$/],
  ["{1 / 0}", /division by zero$/],
  ["{2 * brand}", /brand is not a number$/],
  ["{2 * }", /expected numbers and names with \+ - \* \/ between them$/],
  ["{2 * 3 4}", /expected numbers and names/],
  ["{2 * prize}", /unknown name/],
])("rejects the placeholder in “%s” and leaves the text as it is", (text, message) => {
  const { text: filled, problems } = fill(text);
  expect(filled).toBe(text);
  expect(problems).toEqual([expect.stringMatching(message)]);
});

it("does not report a placeholder whose value is missing: the file that lacks it is reported", () => {
  expect(fill("In {nation}.")).toEqual({ text: "In {nation}.", problems: [], complete: false });
  expect(fill("{price:gold}", { ...company, complete: false }).problems).toEqual([]);
});

it("rejects a fact that refers to itself", () => {
  const circular = createCompanyFacts({ brand: "The {brand}" });
  expect(fill("{brand}", circular).problems).toEqual(["{brand}: it refers to itself"]);
});

it("fills in facts as the escape function returns them", () => {
  expect(fillPlaceholders("*{brand}*", company, (fact) => fact.toUpperCase()).text).toBe("*AIREWELL*");
});
