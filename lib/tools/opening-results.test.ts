import { getContent } from "@/lib/content";
import { composeComparison } from "./compare-data";
import { openingResults } from "./opening-results";

it("has a sentence with the result of each tool", () => {
  const content = getContent();
  const { plans } = content.plans;
  const data = composeComparison(content, "telephone-answering-services", content.plans);
  const results = openingResults(data, "new-york", { heading: "You missed 2 of 9 calls." });
  expect(results["call-log"]).toBe("In the sample: you missed 2 of 9 calls.");
  expect(results["missed-calls"]).toBe("Of ten callers three meet an engaged line: 29%.");
  expect(results.cost).toContain(`${plans[0]!.name} is the cheapest`);
  expect(results.hours).toBe(`${plans[1]!.name} answers all your hours in New York.`);
  expect(results.staffing).toBe("5 people on the phone, 8 on the rota.");
  expect(results.compare).toMatch(/^The same for Glasgow and New York: \w+, £\d+ a month\.$/);
});
