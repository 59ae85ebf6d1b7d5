import { getContent } from "@/lib/content";
import { industries, services } from "@/lib/portal/rules/options";
import { sampleTexts } from "./sample-texts";

const texts = sampleTexts(getContent());

it("has texts for every industry of the portal, and uses every service", () => {
  expect(texts.industries.map(({ industry }) => industry).sort()).toEqual([...industries].sort());
  const used = new Set(texts.industries.flatMap((entry) => entry.services));
  expect([...used].sort()).toEqual([...services].sort());
  expect(texts.cities.length).toBeGreaterThan(5);
  expect(texts.cities.every((city) => /^[A-Z]/.test(city))).toBe(true);
});

it("has callers whose words complete the sentence of a description", () => {
  for (const { callers } of texts.industries) {
    expect(callers.length).toBeGreaterThan(2);
    for (const { who, asks } of callers) {
      expect(who).toMatch(/^(a|an|the|someone|two|parents|people)\b/i);
      expect(asks).not.toMatch(/[.]$/);
    }
  }
});
