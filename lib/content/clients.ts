import type { z } from "zod";
import { bySlug, type City } from "./catalogue.ts";
import type { CompanyFacts } from "./company/company-facts.ts";
import type { ContentProblem } from "./problems.ts";
import type { Known } from "./consistency/references.ts";
import {
  caseStudiesSchema,
  clientStoriesSchema,
  storiesSchema,
  testimonialsSchema,
} from "./schema/clients.ts";
import type { Industry } from "./schema/industry.ts";
import type { Service } from "./schema/service.ts";
import type { Site } from "./schema/site.ts";
import { readYaml } from "./yaml.ts";

/** The parsed files: rows refer to cities, industries and services by slug. */
export interface ClientFiles {
  caseStudies: z.output<typeof caseStudiesSchema>;
  testimonials: z.output<typeof testimonialsSchema>;
  stories: z.output<typeof storiesSchema>;
  clientStories: z.output<typeof clientStoriesSchema>;
}
/** Undefined if a file could not be read. */
export type ParsedClientFiles = { [Name in keyof ClientFiles]: ClientFiles[Name] | undefined };

const FILES: Record<keyof ClientFiles, string> = {
  caseStudies: "content/case-studies.yaml",
  testimonials: "content/testimonials.yaml",
  stories: "content/stories.yaml",
  clientStories: "content/client-stories.yaml",
};

interface Catalogue {
  cities: readonly City[];
  industries: readonly Industry[];
  services: readonly Service[];
}

/** A row with the entries of the catalogue in place of their slugs. */
type Joined<Row> = Omit<Row, "city" | "industry" | "service"> & {
  city: City;
  service: Service;
  /** True if the entry is invented, and marked so: docs/behaviour.md#samples. */
  sample: boolean;
} & (Row extends {
    industry: string;
  }
    ? { industry: Industry }
    : unknown);

export type CaseStudy = Joined<ClientFiles["caseStudies"][number]>;
export type Testimonial = Joined<ClientFiles["testimonials"]["grid"][number]>;
export type Story = Joined<ClientFiles["stories"][number]>;
export type ClientStory = Joined<ClientFiles["clientStories"][number]>;

/** Testimonials and case studies. */
export interface Clients {
  caseStudies: CaseStudy[];
  testimonials: { carousel: Testimonial[]; grid: Testimonial[] };
  stories: Story[];
  clientStories: ClientStory[];
  /** What the mark of samples means; undefined if no entry is one. */
  sampleNote: string | undefined;
}

/** Reads the files about clients; their mistakes are added to `problems`. */
export function readClients(
  root: string,
  problems: ContentProblem[],
  company: CompanyFacts,
): ParsedClientFiles {
  return {
    caseStudies: readYaml(root, FILES.caseStudies, caseStudiesSchema, problems, company),
    testimonials: readYaml(root, FILES.testimonials, testimonialsSchema, problems, company),
    stories: readYaml(root, FILES.stories, storiesSchema, problems, company),
    clientStories: readYaml(root, FILES.clientStories, clientStoriesSchema, problems, company),
  };
}

/** Every row about a client, with its position in the files. */
function rowsOf({ caseStudies = [], testimonials, stories = [], clientStories = [] }: ParsedClientFiles) {
  const withPosition = <Row>(name: keyof ClientFiles, rows: readonly Row[], prefix = "") =>
    rows.map((row, index) => ({ file: FILES[name], field: `${prefix}[${index}]`, row }));
  return [
    ...withPosition(
      "caseStudies",
      caseStudies.map(({ name, ...row }) => ({ company: name, ...row })),
    ),
    ...withPosition("testimonials", testimonials?.carousel ?? [], "carousel"),
    ...withPosition("testimonials", testimonials?.grid ?? [], "grid"),
    ...withPosition("stories", stories),
    ...withPosition("clientStories", clientStories),
  ];
}

/**
 * Rows with unknown cities, services or industries, and clients that differ between files.
 *
 * @param known undefined for what could not be read: it is not checked
 */
export function findClientProblems(
  files: ParsedClientFiles,
  known: Record<"cities" | "industries" | "services", Known>,
): ContentProblem[] {
  const register = files.caseStudies && new Map(files.caseStudies.map((study) => [study.name, study]));
  return rowsOf(files).flatMap(({ file, field, row }) => {
    const problems: ContentProblem[] = [];
    const expect = (holds: boolean, name: string, message: string) => {
      if (!holds) problems.push({ file, field: `${field}.${name}`, message });
    };
    const expectKnown = (slugs: Known, slug: string, name: string, what: string) =>
      expect(slugs?.has(slug) ?? true, name, `expected ${what}, got “${slug}”`);
    expectKnown(known.cities, row.city, "city", "a city of content/locations");
    expectKnown(known.services, row.service, "service", "a service of content/services");
    if ("industry" in row)
      expectKnown(known.industries, row.industry, "industry", "an industry of content/industries");
    const entry = register?.get(row.company);
    if (register)
      expect(entry !== undefined, "company", `expected a name of case-studies.yaml, got “${row.company}”`);
    if (entry) {
      expect(row.city === entry.city, "city", `“${row.company}” is in ${entry.city} in case-studies.yaml`);
      expect(
        row.service === entry.service,
        "service",
        `“${row.company}” uses ${entry.service} in case-studies.yaml`,
      );
    }
    return problems;
  });
}

/**
 * Joins the files to the catalogue. `findClientProblems` has made sure that it has every slug.
 *
 * @param site says whether the entries are samples
 */
export function joinClients(
  files: ClientFiles,
  catalogue: Catalogue,
  { samples, sampleNote }: Pick<Site, "samples" | "sampleNote">,
): Clients {
  const cities = bySlug(catalogue.cities);
  const services = bySlug(catalogue.services);
  const industries = bySlug(catalogue.industries);
  const withCity = <Row extends { city: string; service: string }>(row: Row) => ({
    ...row,
    city: cities.get(row.city)!,
    service: services.get(row.service)!,
    sample: samples,
  });
  const withIndustry = <Row extends { city: string; service: string; industry: string }>(row: Row) => ({
    ...withCity(row),
    industry: industries.get(row.industry)!,
  });
  return {
    caseStudies: files.caseStudies.map(withIndustry),
    testimonials: {
      carousel: files.testimonials.carousel.map(withCity),
      grid: files.testimonials.grid.map(withCity),
    },
    stories: files.stories.map(withCity),
    clientStories: files.clientStories.map(withIndustry),
    sampleNote: samples ? sampleNote : undefined,
  };
}
