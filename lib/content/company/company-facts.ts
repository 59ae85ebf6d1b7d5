/** A text, a plain number, or an amount in GBP. */
export type Fact = string | { number: number } | { pounds: number };

/** The company's facts that texts may name in braces. They are read before all other content. */
export interface CompanyFacts {
  /** By name; undefined where site.yaml or plans.yaml lacks the value, which their own schemas report. */
  facts: ReadonlyMap<string, Fact | undefined>;
  /** As texts write them: "Starter". */
  planNames: readonly string[];
  /** False where a file cannot be parsed: which names exist is then unknown. */
  complete: boolean;
}
