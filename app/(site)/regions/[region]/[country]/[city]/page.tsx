import { collectionMetadata, collectionPage, collectionParams } from "export-kit/collection";
import { titled } from "@/app/site-metadata";
import { CityBody } from "@/components/sections/places/city-body";
import { MapInCountry } from "@/components/sections/places/map-figures";
import { getContent, getLandingCatalogue, type City } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { composeCity } from "@/lib/overviews/city-page";
import { routes } from "@/lib/routes";
import { cityFactsOf } from "../../../../all-city-facts";
import { CityStrips } from "../../../../coverage-drawings";
import { drawInCountry } from "../../../../place-maps";
import { BreadcrumbData } from "../../../../page-json-ld";
import { findCity } from "../../../find-place";

interface CityPageProps {
  params: Promise<{ region: string; country: string; city: string }>;
}

export const generateStaticParams = collectionParams(() =>
  getContent().cities.map(({ slug, country }) => ({
    region: country.region.slug,
    country: country.slug,
    city: slug,
  })),
);

function overviewOf(city: City) {
  return composeCity(cityFactsOf(city), getContent(), getLandingCatalogue());
}

export const generateMetadata = collectionMetadata(async ({ params }: CityPageProps) => {
  const city = findCity(await params);
  const { label, slug, country } = city;
  return titled(
    `Customer Support Services in ${label}`,
    overviewOf(city).description,
    routes.city(country.region.slug, country.slug, slug),
  );
});

export default collectionPage(async ({ params }: CityPageProps) => {
  const city = findCity(await params);
  const { label, slug, country } = city;
  const path = routes.city(country.region.slug, country.slug, slug);
  const overview = overviewOf(city);
  return (
    <>
      <BreadcrumbData crumbs={crumbs.city(country)} page={{ name: label, path }} />
      <CityBody
        city={city}
        overview={overview}
        content={getContent()}
        strips={<CityStrips city={city} />}
        map={<MapInCountry city={city} drawing={drawInCountry(city)} />}
      />
    </>
  );
});
