/** A text, a plain number, or an amount in GBP. */
export type Fact = string | { number: number } | { pounds: number };

/** Facts of the company for placeholders in texts. Read before all other content. */
export interface CompanyFacts {
  /** By name; undefined if site.yaml or plans.yaml lacks the value, which their schemas report. */
  facts: ReadonlyMap<string, Fact | undefined>;
  /** As written in texts: "Starter". */
  planNames: readonly string[];
  /** False if a file cannot be parsed, so that the names are unknown. */
  complete: boolean;
}
