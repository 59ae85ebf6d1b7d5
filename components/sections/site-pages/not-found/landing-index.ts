import type { Industry, Service } from "@/lib/content";

/** The content for landing pages of unlisted cities. The 404 page fetches it. */
export interface LandingIndex {
  services: Pick<Service, "slug" | "title" | "short" | "phrase" | "benefits">[];
  industries: (Pick<Industry, "slug" | "title" | "challenges"> &
    Pick<Industry["names"], "people" | "businesses">)[];
}

/** A service and an industry of the index. */
export interface ListedPair {
  service: LandingIndex["services"][number];
  industry: LandingIndex["industries"][number];
}

export function buildLandingIndex(
  services: readonly Service[],
  industries: readonly Industry[],
): LandingIndex {
  return {
    services: services.map(({ slug, title, short, phrase, benefits }) => ({
      slug,
      title,
      short,
      phrase,
      benefits,
    })),
    industries: industries.map(({ slug, title, challenges, names: { people, businesses } }) => ({
      slug,
      title,
      challenges,
      people,
      businesses,
    })),
  };
}

/** Finds a service and an industry by their slugs. Undefined if either is unknown. */
export function findPair(index: LandingIndex, service: string, industry: string): ListedPair | undefined {
  const found = {
    service: index.services.find(({ slug }) => slug === service),
    industry: index.industries.find(({ slug }) => slug === industry),
  };
  return found.service && found.industry ? (found as ListedPair) : undefined;
}
