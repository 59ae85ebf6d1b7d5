import type { Industry, Service } from "../rules/options";

/** The texts of the content that samples are made of: `/indexes/portal-samples.json`. */
export interface SampleTexts {
  cities: string[];
  industries: SampleIndustry[];
}

export interface SampleIndustry {
  industry: Industry;
  /** "plumbing firm". */
  business: string;
  /** "a tenant with a wet ceiling", "whether someone can come tonight". */
  callers: { who: string; asks: string }[];
  /** The services that suit the industry. */
  services: Service[];
}
