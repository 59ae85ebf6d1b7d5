import { bySlug, type City } from "./catalogue.ts";
import type { SingleFiles } from "./single-files.ts";
import type { Industry } from "./schema/industry.ts";
import type { Service } from "./schema/service.ts";
import type { Site } from "./schema/site.ts";

/** The parsed files: case studies refer to the catalogue by slug, the others to a case study by the name of its firm. */
export type ClientFiles = Pick<SingleFiles, "caseStudies" | "testimonials" | "stories" | "clientStories">;

interface Catalogue {
  cities: readonly City[];
  industries: readonly Industry[];
  services: readonly Service[];
}

/** The client of a row, with the entries of the catalogue in place of their slugs. */
interface Client {
  city: City;
  service: Service;
  /** True if the entry is invented, and marked so: docs/behaviour.md#samples. */
  sample: boolean;
}

export type CaseStudy = Omit<ClientFiles["caseStudies"][number], "city" | "service" | "industry"> &
  Client & { industry: Industry };
export type Testimonial = ClientFiles["testimonials"]["grid"][number] & Client;
export type Story = ClientFiles["stories"][number] & Client;
export type ClientStory = ClientFiles["clientStories"][number] & Client & { industry: Industry };

/** Testimonials and case studies. */
export interface Clients {
  caseStudies: CaseStudy[];
  testimonials: { carousel: Testimonial[]; grid: Testimonial[] };
  stories: Story[];
  clientStories: ClientStory[];
  /** What the mark of samples means; undefined if no entry is one. */
  sampleNote: string | undefined;
}

/**
 * Joins the files to the catalogue, which has every slug of a valid file, and to the case studies, which have every firm.
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
  const caseStudies = files.caseStudies.map((row) => ({
    ...row,
    city: cities.get(row.city)!,
    industry: industries.get(row.industry)!,
    service: services.get(row.service)!,
    sample: samples,
  }));
  const studyOf = (company: string) => caseStudies.find(({ name }) => name === company)!;
  const ofClient = <Row extends { company: string }>(row: Row): Row & Client => {
    const { city, service, sample } = studyOf(row.company);
    return { ...row, city, service, sample };
  };
  return {
    caseStudies,
    testimonials: {
      carousel: files.testimonials.carousel.map(ofClient),
      grid: files.testimonials.grid.map(ofClient),
    },
    stories: files.stories.map(ofClient),
    clientStories: files.clientStories.map((row) => ({
      ...ofClient(row),
      industry: studyOf(row.company).industry,
    })),
    sampleNote: samples ? sampleNote : undefined,
  };
}
