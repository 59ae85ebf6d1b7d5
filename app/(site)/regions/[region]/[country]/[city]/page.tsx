import type { Metadata } from "next";
import { CityBody } from "@/components/sections/places/city-body";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Coverage } from "../../../../coverage";
import { titled } from "../../../../metadata";
import { findCity } from "../../../find";

interface CityPageProps {
  params: Promise<{ region: string; country: string; city: string }>;
}

export function generateStaticParams() {
  return getContent().cities.map(({ slug, country }) => ({
    region: country.region.slug,
    country: country.slug,
    city: slug,
  }));
}

export async function generateMetadata({ params }: CityPageProps): Promise<Metadata> {
  const { label, slug, note, country } = findCity(await params);
  return titled(
    `Customer Support Services in ${label}`,
    note,
    routes.city(country.region.slug, country.slug, slug),
  );
}

export default async function CityPage({ params }: CityPageProps) {
  const { site } = getContent();
  const city = findCity(await params);
  return (
    <CityBody city={city} catalogue={getLandingCatalogue()} site={site} clock={<Coverage city={city} />} />
  );
}
