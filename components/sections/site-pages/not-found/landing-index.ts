import type { Industry, Service } from "@/lib/content";

/** What a landing page of an unlisted town says about the service and the industry. */
export interface LandingIndex {
  services: Pick<Service, "slug" | "title" | "short" | "phrase" | "benefits">[];
  industries: (Pick<Industry, "slug" | "title" | "challenges"> &
    Pick<Industry["names"], "people" | "businesses">)[];
}

/** One service for one industry. */
export interface ListedPair {
  service: LandingIndex["services"][number];
  industry: LandingIndex["industries"][number];
}

/** The index that the 404 page fetches: of all content no more than it prints. */
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

/** Service and industry by their slugs; undefined where either is unknown. */
export function findPair(index: LandingIndex, service: string, industry: string): ListedPair | undefined {
  const found = {
    service: index.services.find(({ slug }) => slug === service),
    industry: index.industries.find(({ slug }) => slug === industry),
  };
  return found.service && found.industry ? (found as ListedPair) : undefined;
}
