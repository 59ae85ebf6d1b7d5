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

it("reports unknown cities, industries and services", () => {
  const files = read();
  Object.assign(files.caseStudies[0]!, { city: "atlantis", industry: "piracy", service: "smuggling" });
  expect(check(files)).toEqual(
    expect.arrayContaining([
      {
        file: "content/case-studies.yaml",
        field: "[0].city",
        message: "expected a city of content/locations, got “atlantis”",
      },
      {
        file: "content/case-studies.yaml",
        field: "[0].industry",
        message: "expected an industry of content/industries, got “piracy”",
      },
      {
        file: "content/case-studies.yaml",
        field: "[0].service",
        message: "expected a service of content/services, got “smuggling”",
      },
    ]),
  );
});

it("makes no comparison with files that could not be read", () => {
  const files = { ...read(), caseStudies: undefined };
  Object.assign(files.stories[0]!, { city: "atlantis" });
  expect(findClientProblems(files, { ...known, cities: undefined })).toEqual([]);
});

it("reports a client whose city or name differs between files", () => {
  const files = read();
  const { company, city } = files.testimonials.carousel[0]!;
  Object.assign(files.testimonials.carousel[0]!, { city: city === "york" ? "leeds" : "york" });
  Object.assign(files.stories[1]!, { company: "Nobody & Sons" });
  expect(check(files)).toEqual([
    {
      file: "content/testimonials.yaml",
      field: "carousel[0].city",
      message: `“${company}” is in ${city} in case-studies.yaml`,
    },
    {
      file: "content/stories.yaml",
      field: "[1].company",
      message: "expected a name of case-studies.yaml, got “Nobody & Sons”",
    },
  ]);
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
