import { notFound } from "next/navigation";
import { getContent, type City, type Country, type Region } from "@/lib/content";

/** The region of a route's parameters. Renders the 404 page if there is none. */
export function findRegion(slug: string): Region {
  return getContent().regions.find((region) => region.slug === slug) ?? notFound();
}

/** The country of a route's parameters. Renders the 404 page if there is none. */
export function findCountry(params: { region: string; country: string }): Country {
  return findRegion(params.region).countries.find(({ slug }) => slug === params.country) ?? notFound();
}

/** The city of a route's parameters. Renders the 404 page if there is none. */
export function findCity(params: { region: string; country: string; city: string }): City {
  return findCountry(params).cities.find(({ slug }) => slug === params.city) ?? notFound();
}
