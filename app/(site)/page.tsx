import { CoverageClock } from "@/components/landing/coverage-clock";
import { HomeBody } from "@/components/sections/home-body";
import { Finder } from "@/components/search/finder";
import { getContent, getLandingCatalogue, pickClaims } from "@/lib/content";
import { allCities } from "@/lib/content/catalogue";
import { createPlaces } from "@/lib/landing";
import { routes } from "@/lib/routes";
import { serviceHubLinks } from "@/lib/seo/hubs";
import { contentMetadata } from "./metadata";
import { Network } from "./network";

export const metadata = contentMetadata("home", routes.home());

export default function HomePage() {
  const content = getContent();
  const { pages, claims } = content;
  const { home } = pages;
  const proofs = pickClaims(
    claims,
    home.highlights.map(({ claim }) => claim),
  );
  const highlights = proofs.map((claim, index) => ({ title: home.highlights[index]!.title, claim }));
  return (
    <HomeBody
      content={content}
      page={home}
      highlights={highlights}
      claims={pickClaims(claims, home.about.claims)}
      clock={<Clock />}
      map={<Network className="mt-10" />}
      finder={<Finder {...pages.sitemap.finder} links={serviceHubLinks(getLandingCatalogue())} />}
    />
  );
}

/** The coverage clock of one city far from the desk. */
function Clock() {
  const content = getContent();
  const { city: slug, caption } = content.pages.home.clock;
  const cities = allCities(content.regions);
  const place = createPlaces(content, cities)(cities.find((city) => city.slug === slug)!);
  return (
    <figure>
      <CoverageClock of={place} />
      <figcaption className="mt-3 text-balance text-center text-small text-soft">{caption}</figcaption>
    </figure>
  );
}
