/**
 * Which landing pages are offered to search engines: the rules of `content/indexing.yaml`.
 *
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */
import type { City, Industry, IndexingRule, Service } from "@/lib/content";
import { isSuitable } from "@/lib/content/catalogue";
import { mainLanguage } from "./language-wage-and-money";
import { followPeople, reachOf } from "./where-contacts-come-from";

/** Pages of services that do not suit are never offered: docs/decisions/0088-an-index-that-is-earned.md. */
export type Rule = IndexingRule["rule"] | "suits";

type OfPage<Value> = (service: Service, industry: Industry, city: City) => Value;

/** What takes long to find out of a page. */
interface Facts {
  /** Whether the plan that suits costs less than the firm's own people, and the share of its answers by day in the home city, 0 to 1. */
  planOf: OfPage<{ beatsStaff: boolean; homeShare: number } | undefined>;
  /** How many figures the page has that none of its siblings has. */
  uniqueFiguresOf: OfPage<number>;
}

/** Returns a function that finds the first rule that a page breaks. */
export function createIndexing(
  rules: readonly IndexingRule[],
  { planOf, uniqueFiguresOf }: Facts,
): OfPage<Rule | undefined> {
  return (service, industry, city) => {
    if (!isSuitable(service, industry)) return "suits";
    return rules.find((rule) => !keeps(rule, service, industry, city))?.rule;
  };

  function keeps(rule: IndexingRule, service: Service, industry: Industry, city: City): boolean {
    switch (rule.rule) {
      case "fit":
        return rule.least === "possible" || industry.services[service.slug]!.fit === "core";
      case "place":
        return !service.sameInEveryCity;
      case "language":
        return mainLanguage(city) === undefined;
      case "price":
        return planOf(service, industry, city)?.beatsStaff !== false;
      case "desk":
        return 100 * (planOf(service, industry, city)?.homeShare ?? 1) >= rule.least;
      case "reach":
        return reachOf(service, industry) !== "country" && followPeople(service, industry);
      case "figures":
        return uniqueFiguresOf(service, industry, city) >= rule.least;
    }
  }
}

/** A rule, and the pages left after it. */
export interface FunnelStep {
  rule: string;
  reason: string;
  left: number;
}

/** @param keptOut how many pages each rule is the first to keep out */
export function describeFunnel(
  keptOut: Readonly<Record<string, number>>,
  pages: number,
  rules: readonly IndexingRule[],
): FunnelStep[] {
  const steps = [{ rule: "suits", reason: "The service has something to do for the trade." }, ...rules];
  let left = pages;
  return steps.map(({ rule, reason }) => {
    left -= keptOut[rule] ?? 0;
    return { rule, reason, left };
  });
}
