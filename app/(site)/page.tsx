import { HomeBody } from "@/components/sections/home-body";
import { Finder } from "@/components/search/finder";
import { getContent, getLandingCatalogue, pickClaims } from "@/lib/content";
import { routes } from "@/lib/routes";
import { serviceHubLinks } from "@/lib/seo/hubs";
import { contentMetadata } from "./metadata";

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
      finder={<Finder {...pages.sitemap.finder} links={serviceHubLinks(getLandingCatalogue())} />}
    />
  );
}
