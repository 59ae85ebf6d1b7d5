/**
 * Pictures of a page, as files that pages share. Each may read only `data`.
 */
import { Picture } from "@/components/layout/picture";
import { SCENE_SIZE, isScene } from "@/lib/art";
import { NEAR_MAPS, nearMapName } from "@/lib/art/near-map";
import type { CityFacts, LandingPage } from "@/lib/landing";

/** Beside its text, as on tablets, the wide map would be too small to read. */
const WIDE = "((width >= 70rem) or (40rem <= width < 48rem))";

/** What lies around the city. The list beside it says the same. */
export function NearMap({ data: { city } }: { data: CityFacts }) {
  const source = (size: keyof typeof NEAR_MAPS) => ({
    name: nearMapName(city.slug, size),
    width: NEAR_MAPS[size].width,
    height: NEAR_MAPS[size].height,
  });
  return <Picture sources={[{ ...source("wide"), media: WIDE }, source("phone")]} alt="" />;
}

/** The scene of the service, where no ring of hours is; none for a new service. */
export function ServiceScene({ data: { slug } }: { data: LandingPage["service"] }) {
  return isScene(slug) ? <Picture sources={[{ name: slug, ...SCENE_SIZE }]} alt="" eager /> : null;
}
