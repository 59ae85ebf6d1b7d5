import { bySlug, type City } from "./catalogue.ts";
import type { SingleFiles } from "./files.ts";
import type { ContentProblem } from "./problems.ts";
import type { Industry } from "./schema/industry.ts";
import type { Service } from "./schema/service.ts";
import type { Site } from "./schema/site.ts";

/** The parsed files: rows refer to cities, industries and services by slug. */
export type ClientFiles = Pick<SingleFiles, "caseStudies" | "testimonials" | "stories" | "clientStories">;

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

/** Clients whose city or service is another than in `case-studies.yaml`. */
export function findClientProblems({
  caseStudies = [],
  testimonials,
  stories = [],
  clientStories = [],
}: Partial<ClientFiles>): ContentProblem[] {
  type Row = Record<"company" | "city" | "service", string>;
  const lists: [file: string, field: string, rows: readonly Row[]][] = [
    ["testimonials", "carousel", testimonials?.carousel ?? []],
    ["testimonials", "grid", testimonials?.grid ?? []],
    ["stories", "", stories],
    ["client-stories", "", clientStories],
  ];
  return lists.flatMap(([file, list, rows]) =>
    rows.flatMap(({ company, city, service }, index) => {
      const entry = caseStudies.find(({ name }) => name === company);
      const report = (field: string, message: string) => ({
        file: `content/${file}.yaml`,
        field: `${list}[${index}].${field}`,
        message: `“${company}” ${message} in case-studies.yaml`,
      });
      return [
        ...(entry && entry.city !== city ? [report("city", `is in ${entry.city}`)] : []),
        ...(entry && entry.service !== service ? [report("service", `uses ${entry.service}`)] : []),
      ];
    }),
  );
}

/**
 * Joins the files to the catalogue, which has every slug of a valid file.
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
