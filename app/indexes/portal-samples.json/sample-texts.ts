import type { Content } from "@/lib/content";
import type { SampleIndustry, SampleTexts } from "@/lib/portal/samples/generate-samples";

const ON_THE_ROAD: SampleIndustry["services"] = [
  "Telephone Answering Services",
  "Dispatching Services",
  "Live Chat Support",
  "Call Center Outsourcing",
  "Lead Generation",
];
const AT_A_DESK: SampleIndustry["services"] = [
  "Telephone Answering Services",
  "Virtual Assistant",
  "Customer Support",
  "Multilingual Support",
  "Live Chat Support",
];

/** For each industry of the portal, the one of the catalogue with its callers, and the services that suit it. */
const SOURCES: [SampleIndustry["industry"], slug: string, SampleIndustry["services"]][] = [
  ["Plumbing", "plumbing", ON_THE_ROAD],
  ["HVAC", "hvac", ON_THE_ROAD],
  ["Electrical Services", "electrical-services", ON_THE_ROAD],
  ["Healthcare", "general-practice", AT_A_DESK],
  ["Legal Services", "conveyancing", AT_A_DESK],
  ["Automotive", "car-repair", ON_THE_ROAD],
  ["Real Estate", "real-estate", AT_A_DESK],
  ["Technology", "it-support", ["Technical Support", "Customer Support", "eCommerce Support"]],
  ["Construction", "construction", ON_THE_ROAD],
  ["Financial Services", "financial-planning", AT_A_DESK],
];

const MAX_CITIES = 20;

/** The texts from which the portal makes sample data: docs/behaviour.md#sample-data. A narrow build may have fewer. */
export function sampleTexts({ industries, regions }: Pick<Content, "industries" | "regions">): SampleTexts {
  const countries = regions.flatMap((region) => region.countries);
  const home = countries.find(({ code }) => code === "GB") ?? countries[0];
  return {
    cities: (home?.cities ?? []).slice(0, MAX_CITIES).map(({ name }) => name),
    industries: SOURCES.flatMap(([industry, slug, services]) => {
      const source = industries.find((candidate) => candidate.slug === slug);
      if (!source) return [];
      const callers = source.callers.map(({ who, asks }) => ({ who, asks }));
      return [{ industry, business: source.names.business, callers, services }];
    }),
  };
}
