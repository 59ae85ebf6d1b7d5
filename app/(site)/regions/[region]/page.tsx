import { collectionMetadata, collectionPage, collectionParams } from "export-kit/collection";
import { titled } from "@/app/site-metadata";
import { CountryStrip, RegionPlans } from "@/components/landing/clock/strips-by-country";
import { PlaceMap } from "@/components/sections/places/map-figures";
import { RegionBody } from "@/components/sections/places/region-body";
import { getContent } from "@/lib/content";
import { allCities } from "@/lib/content/catalogue";
import { crumbs } from "@/lib/crumbs";
import { composeRegionHours } from "@/lib/overviews/hours-by-country";
import { routes } from "@/lib/routes";
import { BreadcrumbData } from "../../page-json-ld";
import { drawRegion } from "../../place-maps";
import { findRegion } from "../find-place";

interface RegionPageProps {
  params: Promise<{ region: string }>;
}

export const generateStaticParams = collectionParams(() =>
  getContent().regions.map(({ slug }) => ({ region: slug })),
);

export const generateMetadata = collectionMetadata(async ({ params }: RegionPageProps) => {
  const { title, summary, slug } = findRegion((await params).region);
  return titled(`Customer support in ${title}`, `${title}: ${summary}`, routes.region(slug));
});

export default collectionPage(async ({ params }: RegionPageProps) => {
  const region = findRegion((await params).region);
  const { title, slug, countries } = region;
  const hours = composeRegionHours(region, getContent());
  const entries = countries.map((country) => ({
    title: country.title,
    url: routes.country(slug, country.slug),
  }));
  return (
    <>
      <BreadcrumbData
        crumbs={crumbs.region()}
        page={{ name: title, path: routes.region(slug) }}
        entries={entries}
      />
      <RegionBody
        region={region}
        content={getContent()}
        hours={hours}
        plans={<RegionPlans plans={hours.plans} />}
        strips={hours.countries.map((country) => (
          <CountryStrip key={country.name} country={country} />
        ))}
        map={<PlaceMap {...drawRegion(region)} name={title} count={allCities([region]).length} />}
      />
    </>
  );
});
