import { collectionMetadata, collectionPage, collectionParams } from "export-kit/collection";
import { titled } from "@/app/site-metadata";
import { ClockStrips } from "@/components/landing/clock/strips-by-country";
import { CountryBody, CountryCities } from "@/components/sections/places/country-body";
import { PlaceMap } from "@/components/sections/places/map-figures";
import { getContent } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { citiesByClock, composeCountryHours } from "@/lib/overviews/hours-by-country";
import { routes } from "@/lib/routes";
import { cityFactsOf } from "../../../all-city-facts";
import { BreadcrumbData } from "../../../page-json-ld";
import { drawCountry } from "../../../place-maps";
import { findCountry } from "../../find-place";

interface CountryPageProps {
  params: Promise<{ region: string; country: string }>;
}

export const generateStaticParams = collectionParams(() =>
  getContent().regions.flatMap((region) =>
    region.countries.map((country) => ({ region: region.slug, country: country.slug })),
  ),
);

export const generateMetadata = collectionMetadata(async ({ params }: CountryPageProps) => {
  const { region, title, inSentence, summary, slug } = findCountry(await params);
  return titled(
    `Customer support in ${inSentence}`,
    `${title}: ${summary}`,
    routes.country(region.slug, slug),
  );
});

export default collectionPage(async ({ params }: CountryPageProps) => {
  const country = findCountry(await params);
  const { title, slug, region, cities } = country;
  const map = drawCountry(country);
  const hours = composeCountryHours(country, getContent());
  const clocks = citiesByClock(country, getContent());
  const hasClocks = clocks.length > 1;
  const isAway = cities.some(({ timezone }) => timezone !== getContent().site.geo.timezone);
  const entries = cities.map((city) => ({
    title: city.label,
    url: routes.city(region.slug, slug, city.slug),
  }));
  return (
    <>
      <BreadcrumbData
        crumbs={crumbs.country(region)}
        page={{ name: title, path: routes.country(region.slug, slug) }}
        entries={entries}
      />
      <CountryBody
        country={country}
        content={getContent()}
        hours={hours}
        strips={
          isAway && (
            <ClockStrips
              plans={hours.plans}
              clocks={clocks.map((onClock, index) => ({
                strip: { ...hours.countries[index]!, name: cityFactsOf(onClock[0]!).differenceText },
                cities: hasClocks && <CountryCities country={country} cities={onClock} />,
              }))}
            />
          )
        }
        hasClocks={hasClocks}
        map={<PlaceMap {...map} name={country.inSentence} count={cities.length} />}
        isBroad={map.small !== undefined}
      />
    </>
  );
});
