import { collectionParams } from "export-kit/collection";
import { once } from "export-kit/queries";
import { notFound } from "next/navigation";
import { POST_DRAWINGS, SCENE_NAMES } from "@/lib/art";
import { paint, SCHEMES, type Scheme } from "@/lib/art/colours";
import { ALL_COUNTRIES, countryMapName, renderCountryMap, nearMapName, renderNearMap } from "@/lib/art/maps";
import { getContent, getLandingCatalogue, readDrawing } from "@/lib/content";
import { hasNearMap } from "@/lib/landing";
import { routes } from "@/lib/routes";
import { drawCountryInList, drawSurroundings } from "../../(site)/place-maps";
import { drawAllCountries } from "../../(site)/world-maps";

export const dynamic = "force-static";

type Drawing = readonly [name: string, draw: (scheme: Scheme) => string];

/** Every drawing: shared by its two pictures, one for each scheme. */
const DRAWINGS: Drawing[] = [
  ...[...SCENE_NAMES, ...POST_DRAWINGS].map((name): Drawing => [
    name,
    (scheme) => paint(readDrawing(name), scheme),
  ]),
  ...getContent()
    .regions.flatMap(({ countries }) => countries)
    .map((country): Drawing => [
      countryMapName(country.slug),
      (scheme) => renderCountryMap(drawCountryInList(country), scheme),
    ]),
  [countryMapName(ALL_COUNTRIES), (scheme) => renderCountryMap(drawAllCountries(), scheme)],
  // A city without landing pages has none: they alone show them.
  ...getLandingCatalogue()
    .cities.filter(({ slug }) => hasNearMap(getContent().catchments[slug]!))
    .flatMap((city) =>
      (["wide", "phone"] as const).map((size): Drawing => {
        // Where coasts are cut is most of the work, and the same in both schemes.
        const drawing = once(() => drawSurroundings(city, size));
        return [nearMapName(city.slug, size), (scheme) => renderNearMap(drawing(), scheme)];
      }),
    ),
];

/** Every picture by the last segment of its URL. Both schemes of a drawing beside each other, so that one thread has them. */
const PICTURES = new Map(
  DRAWINGS.flatMap(([name, draw]) =>
    SCHEMES.map((scheme): [string, () => string] => [fileOf(name, scheme), () => draw(scheme)]),
  ),
);

function fileOf(name: string, scheme: Scheme): string {
  return routes.picture(name, scheme).split("/").at(-1)!;
}

export const generateStaticParams = collectionParams(() => [...PICTURES.keys()].map((name) => ({ name })));

export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const draw = PICTURES.get((await params).name) ?? notFound();
  return new Response(draw(), { headers: { "content-type": "image/svg+xml" } });
}
