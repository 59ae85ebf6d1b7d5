import { getContent } from "./index";
import { joinClients } from "./clients";
import { readContentCached } from "./read-content-cached";

const { cities, industries, services } = getContent();

it.each([true, false])("marks every entry, or none, by the one switch: %s", (samples) => {
  const joined = joinClients(
    readContentCached(process.cwd()),
    { cities, industries, services },
    { samples, sampleNote: "Marked entries are made up." },
  );
  const { caseStudies, testimonials, stories, clientStories, sampleNote } = joined;
  const entries = [
    ...caseStudies,
    ...testimonials.carousel,
    ...testimonials.grid,
    ...stories,
    ...clientStories,
  ];
  expect(new Set(entries.map(({ sample }) => sample))).toEqual(new Set([samples]));
  expect(sampleNote).toBe(samples ? "Marked entries are made up." : undefined);
});
