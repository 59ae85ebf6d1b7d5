import { getContent } from "./index";
import { joinClients, readClients, type ClientFiles } from "./clients";
import { readCompanyFacts } from "./company/read-company-facts";
import type { ContentProblem } from "./problems";

const read = () => {
  const problems: ContentProblem[] = [];
  const files = readClients(process.cwd(), problems, readCompanyFacts(process.cwd()));
  expect(problems).toEqual([]);
  // Without problems nothing is undefined. A copy, because an unchanged file is not parsed again.
  return structuredClone(files) as ClientFiles;
};
const { cities, industries, services } = getContent();

it.each([true, false])("marks every entry, or none, by the one switch: %s", (samples) => {
  const joined = joinClients(
    read(),
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
