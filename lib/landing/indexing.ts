/**
 * Which landing pages are offered to search engines: the rules of `content/indexing.yaml`.
 *
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */
import type { City, Industry, IndexingRule, Service } from "@/lib/content";
import { isSuitable } from "@/lib/content/catalogue";
import { mainLanguage } from "./languages";
import { followPeople, reachOf } from "./origin";

/** Pages of services that do not suit are never offered: docs/decisions/0088-an-index-that-is-earned.md. */
export type Rule = IndexingRule["rule"] | "suits";

/** What takes long to find out of a page. */
interface Facts {
  /** Whether the plan costs less than people of the firm's own. */
  pays: (service: Service, industry: Industry, city: City) => boolean;
  /** Of the contacts answered, the share that comes by day in the home city, 0 to 1. */
  homeShareOf: (service: Service, industry: Industry, city: City) => number;
  /** How many figures the page has that none of its siblings has. */
  ownFiguresOf: (service: Service, industry: Industry, city: City) => number;
}

/** Returns a function that finds the first rule that a page breaks. */
export function createIndexing(
  rules: readonly IndexingRule[],
  { pays, homeShareOf, ownFiguresOf }: Facts,
): (service: Service, industry: Industry, city: City) => Rule | undefined {
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
        return pays(service, industry, city);
      case "desk":
        return 100 * homeShareOf(service, industry, city) >= rule.least;
      case "reach":
        return reachOf(service, industry) !== "country" && followPeople(service, industry);
      case "figures":
        return ownFiguresOf(service, industry, city) >= rule.least;
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
