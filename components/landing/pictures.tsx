/**
 * Pictures of a page, as files that pages share. Each may read only `data`.
 */
import { Picture } from "@/components/layout/picture";
import { SCENE_SIZE, isScene } from "@/lib/art";
import { NEAR_MAPS, nearMapName } from "@/lib/art/maps";
import type { CityFacts, LandingPage } from "@/lib/landing";

/** What lies around the city. The list beside it says the same. */
export function NearMap({ data: { city } }: { data: CityFacts }) {
  const source = (size: keyof typeof NEAR_MAPS) => ({
    name: nearMapName(city.slug, size),
    width: NEAR_MAPS[size].width,
    height: NEAR_MAPS[size].height,
  });
  return <Picture sources={[{ ...source("wide"), media: "(width >= 40rem)" }, source("phone")]} alt="" />;
}

/** The scene of the service, where no ring of hours is; none for a new service. */
export function ServiceScene({ data: { slug } }: { data: LandingPage["service"] }) {
  return isScene(slug) ? <Picture sources={[{ name: slug, ...SCENE_SIZE }]} alt="" eager /> : null;
}
