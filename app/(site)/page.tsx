import { contentMetadata } from "@/app/site-metadata";
import { SiteFinder } from "@/app/site-finder";
import { HomeBody } from "@/components/sections/home/home-body";
import { getContent, getLandingCatalogue, getOrigin, pickClaims } from "@/lib/content";
import { serviceHubLinks } from "@/lib/overviews/hub-links";
import { homeNodes } from "@/lib/seo/schema-org-nodes";
import { HomeCityClock } from "./coverage-drawings";
import { StructuredData } from "./page-json-ld";

export const metadata = contentMetadata("home");

export default function HomePage() {
  const content = getContent();
  const { pages, claims } = content;
  const { home } = pages;
  return (
    <>
      <StructuredData nodes={homeNodes(content.site, getOrigin())} />
      <HomeBody
        content={content}
        page={home}
        proofs={pickClaims(
          claims,
          home.highlights.map(({ claim }) => claim),
        )}
        claims={pickClaims(claims, home.about.claims)}
        clock={<HomeCityClock />}
        finder={
          <details className="folded">
            <summary className="py-2.5">{pages.sitemap.finder.title}</summary>
            <SiteFinder slim links={serviceHubLinks(getLandingCatalogue())} className="" />
          </details>
        }
      />
    </>
  );
}
