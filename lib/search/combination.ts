import { routes } from "@/lib/routes";
import { hasLanding, PARTS, type Choice, type LandingEntry, type Part } from "./entry";
import { worth, type Mention } from "./mentions";

/** What a typed line says of a landing page. */
export interface Combination {
  choice: Choice;
  /** How much of the line it explains, in words. */
  worth: number;
  /** Words of the line that it leaves over. */
  left: number;
}

/** So many mentions of each part are tried with each other. */
const TRIED = 12;
/** What one more part has to explain, so that one long name beats two short ones. */
const PART_COST = 0.3;

/** The service, industry and city that together explain most of a line of `length` words. */
export function combine(mentions: readonly Mention[], length: number): Combination {
  let best: Combination = { choice: {}, worth: 0, left: length };
  const [services, industries, cities] = PARTS.map((part) => [undefined, ...candidates(mentions, part)]);
  for (const service of services ?? []) {
    for (const industry of industries ?? []) {
      if (overlap(service, industry)) continue;
      for (const city of cities ?? []) {
        if (overlap(service, city) || overlap(industry, city)) continue;
        const chosen = [service, industry, city].filter((mention) => mention !== undefined);
        const value = chosen.reduce((sum, mention) => sum + worth(mention) - PART_COST, 0);
        if (value <= best.worth) continue;
        const words = chosen.reduce((sum, { start, end }) => sum + end - start, 0);
        const choice = { service: landing(service), industry: landing(industry), city: landing(city) };
        best = { choice, worth: value, left: length - words };
      }
    }
  }
  return best;
}

/** Mentions of one part of a landing page, the likeliest first. */
export function candidates(mentions: readonly Mention[], part: Part): Mention[] {
  return mentions
    .filter(({ entry }) => entry.kind === part && entry.landing)
    .sort((a, b) => worth(b) - worth(a) || slugLength(a) - slugLength(b))
    .slice(0, TRIED);
}

/** Of namesakes the one with the shortest slug is the one that people mean: London before London, Ontario. */
export function slugLength({ entry }: Mention): number {
  return entry.kind === "city" ? (entry.landing?.slug.length ?? 0) : 0;
}

function overlap(a: Mention | undefined, b: Mention | undefined): boolean {
  return a !== undefined && b !== undefined && a.start < b.end && b.start < a.end;
}

function landing(mention: Mention | undefined): LandingEntry | undefined {
  return hasLanding(mention?.entry) ? mention.entry : undefined;
}

/** The page a choice leads to: the landing page, or what comes nearest to it; undefined where nothing is chosen. */
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
  const trade = industry ? ` for ${industry.landing.phrase}` : "";
  return `${begin}${trade}${city ? ` in ${city.landing.phrase}` : ""}`;
}
