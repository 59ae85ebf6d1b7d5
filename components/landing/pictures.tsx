/**
 * Pictures of a page, as files that pages share. As in `shared-fragments.tsx`, each may read only `data`.
 *
 * @see docs/decisions/0085-one-picture-of-the-year-for-each-city.md
 */
import { Picture } from "@/components/layout/picture";
import { isScene } from "@/lib/art";
import { SCENE_SIZE } from "@/lib/art/scene";
import { YEAR_LAYOUTS, yearName, type YearSize } from "@/lib/art/year-layouts";
import type { CityFacts, LandingPage } from "@/lib/landing";

/** The next twelve months of the city, by day and hour. */
export function YearPicture({ data: { city, messages } }: { data: CityFacts }) {
  const source = (size: YearSize, media?: string) => {
    const { width, height } = YEAR_LAYOUTS[size];
    return { name: yearName(city.slug, size), width, height, media };
  };
  return (
    <Picture
      sources={[source("wide", "(width >= 72rem)"), source("medium", "(width >= 40rem)"), source("phone")]}
      alt={messages.city.year.alt({ city: city.name })}
    />
  );
}

/** The scene of the industry's category. The heading above it names the trade, so it is decorative. */
export function TradeScene({ data: { category } }: { data: LandingPage["industry"] }) {
  return isScene(category) ? <Picture sources={[{ name: category, ...SCENE_SIZE }]} alt="" /> : null;
}
