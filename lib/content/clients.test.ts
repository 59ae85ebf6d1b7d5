import { getContent } from "./index";
import { findClientProblems, joinClients, readClients, type ClientFiles } from "./clients";
import { readCompanyFacts } from "./company/read-company-facts";
import type { ContentProblem } from "./problems";

const read = () => {
  const problems: ContentProblem[] = [];
  const files = readClients(process.cwd(), problems, readCompanyFacts(process.cwd()));
  expect(problems).toEqual([]);
  // Without problems nothing is undefined. A copy, because an unchanged file is not parsed again.
  return structuredClone(files) as ClientFiles;
};
const { cities, industries, services, site } = getContent();
const slugsOf = (items: readonly { slug: string }[]) => new Set(items.map(({ slug }) => slug));
const known = { cities: slugsOf(cities), industries: slugsOf(industries), services: slugsOf(services) };
const check = (files: ReturnType<typeof read>) => findClientProblems(files, known);

it("finds no problems in the files of the site", () => {
  expect(check(read())).toEqual([]);
});

it("joins rows to the catalogue", () => {
  const files = read();
  const { caseStudies, testimonials } = joinClients(files, { cities, industries, services }, site);
  expect(caseStudies).toHaveLength(files.caseStudies.length);
  for (const [index, { city, industry, service }] of files.caseStudies.entries()) {
    const study = caseStudies[index]!;
    expect([study.city.slug, study.industry.slug, study.service.slug]).toEqual([city, industry, service]);
    expect(cities).toContain(study.city);
  }
  expect(testimonials.grid[0]!.service.slug).toBe(files.testimonials.grid[0]!.service);
});

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
