import { collectionParams } from "export-kit/collection";
import { notFound } from "next/navigation";
import { POST_DRAWINGS, SCENE_NAMES } from "@/lib/art";
import { paint, SCHEMES, type Scheme } from "@/lib/art/colours";
import { ALL_COUNTRIES, countryMapName, renderCountryMap } from "@/lib/art/country-map";
import { nearMapName, renderNearMap } from "@/lib/art/near-map";
import { getContent, getLandingCatalogue, readDrawing } from "@/lib/content";
import { routes } from "@/lib/routes";
import { drawCountryInList, drawSurroundings } from "../../(site)/place-maps";
import { drawAllCountries } from "../../(site)/world-maps";

export const dynamic = "force-static";

/** Every picture by the last segment of its URL, with the function that draws it. */
const PICTURES = new Map<string, () => string>(
  SCHEMES.flatMap((scheme) => [
    ...[...SCENE_NAMES, ...POST_DRAWINGS].map(
      (name) => [fileOf(name, scheme), () => paint(readDrawing(name), scheme)] as const,
    ),
    ...getContent()
      .regions.flatMap(({ countries }) => countries)
      .map(
        (country) =>
          [
            fileOf(countryMapName(country.slug), scheme),
            () => renderCountryMap(drawCountryInList(country), scheme),
          ] as const,
      ),
    [
      fileOf(countryMapName(ALL_COUNTRIES), scheme),
      () => renderCountryMap(drawAllCountries(), scheme),
    ] as const,
    // A city without landing pages has none: they alone show them.
    ...getLandingCatalogue().cities.flatMap((city) =>
      (["wide", "phone"] as const).map(
        (size) =>
          [
            fileOf(nearMapName(city.slug, size), scheme),
            () => renderNearMap(drawSurroundings(city, size === "phone"), scheme),
          ] as const,
      ),
    ),
  ]),
);

function fileOf(name: string, scheme: Scheme): string {
  return routes.picture(name, scheme).split("/").at(-1)!;
}

export const generateStaticParams = collectionParams(() => [...PICTURES.keys()].map((name) => ({ name })));

export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const draw = PICTURES.get((await params).name) ?? notFound();
  return new Response(draw(), { headers: { "content-type": "image/svg+xml" } });
}
