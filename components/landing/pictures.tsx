/**
 * Pictures of a page, as files that pages share. Each may read only `data`.
 */
import { Picture } from "@/components/layout/picture";
import { SCENE_SIZE, isScene, sceneOfTrade, showsTrade, type SceneName } from "@/lib/art";
import { NEAR_MAPS, nearMapName, nearMapSizes } from "@/lib/art/near-map";
import type { CityFacts, LandingPage } from "@/lib/landing";
import { hasPlan } from "@/lib/landing/plan-options";

/** What lies around the city. The list beside it says the same. */
export function NearMap({ data: { city, neighbours } }: { data: CityFacts }) {
  const [wide, phone] = nearMapSizes(neighbours.length);
  const source = (size: typeof wide) => ({
    name: nearMapName(city.slug, size),
    width: NEAR_MAPS[size].width,
    height: NEAR_MAPS[size].height,
  });
  return <Picture sources={[{ ...source(wide), media: "(width >= 40rem)" }, source(phone)]} alt="" />;
}

/**
 * The scene beside the sample conversation: that of the trade; where the heading has it or there is none, that of the
 * service. The text beside it is about the trade, so it is decorative.
 */
export function CallScene({ service, industry }: Pick<LandingPage, "service" | "industry">) {
  const trade = hasPlan(service) ? ownScene(industry) : undefined;
  return trade ? <DecorativeScene name={trade} /> : <ServiceScene data={service} />;
}

/** The scene of a trade beside the conversation; none where that of its category shows another trade. */
function ownScene({ slug, scene, category }: LandingPage["industry"]): SceneName | undefined {
  return scene ?? (showsTrade(category, slug) ? sceneOfTrade({ category }) : undefined);
}

/** The scene beside the heading, where no ring of hours is. */
export function HeadScene({ data }: { data: LandingPage["industry"] }) {
  return <DecorativeScene name={sceneOfTrade(data)} eager />;
}

/** The scene of the service. */
function ServiceScene({ data: { slug } }: { data: Pick<LandingPage["service"], "slug"> }) {
  return <DecorativeScene name={isScene(slug) ? slug : undefined} />;
}

/** Nothing for a new category or service, which has no scene yet. */
function DecorativeScene({ name, eager }: { name: SceneName | undefined; eager?: boolean }) {
  return name ? <Picture sources={[{ name, ...SCENE_SIZE }]} alt="" eager={eager} /> : null;
}
