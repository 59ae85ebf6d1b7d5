import { routes } from "@/lib/routes";
import { hasLanding, LANDING_KINDS, type Choice, type LandingEntry, type LandingKind } from "./search-entry";
import { worth, type Mention } from "./mentions";

/** The service, industry and city that a query names. */
export interface Combination {
  choice: Choice;
  /** Number of words it explains, weighted by quality. */
  worth: number;
  /** Number of words it does not explain. */
  left: number;
}

/** Mentions of each kind that are combined with each other. */
const MAX_CANDIDATES = 12;
/** Cost of each mention, so that one long name beats two short ones. */
const MENTION_COST = 0.3;

/** The service, industry and city that together explain most of a query of `length` words. */
export function combine(mentions: readonly Mention[], length: number): Combination {
  let best: Combination = { choice: {}, worth: 0, left: length };
  const [services, industries, cities] = LANDING_KINDS.map((kind) => [
    undefined,
    ...candidates(mentions, kind),
  ]);
  for (const service of services ?? []) {
    for (const industry of industries ?? []) {
      if (overlap(service, industry)) continue;
      for (const city of cities ?? []) {
        if (overlap(service, city) || overlap(industry, city)) continue;
        const chosen = [service, industry, city].filter((mention) => mention !== undefined);
        const value = chosen.reduce((sum, mention) => sum + worth(mention) - MENTION_COST, 0);
        if (value <= best.worth) continue;
        const words = chosen.reduce((sum, { start, end }) => sum + end - start, 0);
        const choice = { service: landing(service), industry: landing(industry), city: landing(city) };
        best = { choice, worth: value, left: length - words };
      }
    }
  }
  return best;
}

/** Mentions of one kind, the most likely first. */
export function candidates(mentions: readonly Mention[], kind: LandingKind): Mention[] {
  return mentions
    .filter(({ entry }) => entry.kind === kind && entry.landing)
    .sort((a, b) => worth(b) - worth(a) || slugLength(a) - slugLength(b))
    .slice(0, MAX_CANDIDATES);
}

/** The namesake with the shortest slug comes first: London before London, Ontario. */
export function slugLength({ entry }: Mention): number {
  return entry.kind === "city" ? (entry.landing?.slug.length ?? 0) : 0;
}

function overlap(a: Mention | undefined, b: Mention | undefined): boolean {
  return a !== undefined && b !== undefined && a.start < b.end && b.start < a.end;
}

function landing(mention: Mention | undefined): LandingEntry | undefined {
  return hasLanding(mention?.entry) ? mention.entry : undefined;
}

/** The page of a choice: the landing page, or the closest page; undefined if nothing is chosen. */
export function destinationOf({ service, industry, city }: Choice): string | undefined {
  if (service && industry && city) {
    return routes.landing(service.landing.slug, industry.landing.slug, city.landing.slug);
  }
  if (service && industry) return routes.hub(service.landing.slug, industry.landing.slug);
  return (city ?? industry ?? service)?.url;
}

/** A choice in words: "Live chat for plumbers in Glasgow". */
export function describeChoice({ service, industry, city }: Choice): string {
  const begin = service?.landing.phrase ?? "Support";
  const audience = industry ? ` for ${industry.landing.phrase}` : "";
  return `${begin}${audience}${city ? ` in ${city.landing.phrase}` : ""}`;
}
