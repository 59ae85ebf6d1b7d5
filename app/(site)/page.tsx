import { SiteFinder } from "@/app/finder";
import { Fold } from "@/components/sections/blocks/fold";
import { HomeBody } from "@/components/sections/home/home-body";
import { getContent, getLandingCatalogue, getOrigin, pickClaims } from "@/lib/content";
import { serviceHubLinks } from "@/lib/overviews/hub";
import { composePlanWeeks } from "@/lib/overviews/plan-weeks";
import { composeWorkingDay } from "@/lib/overviews/working-day";
import { homeNodes } from "@/lib/seo/organization";
import { getSwitchboard } from "../switchboard";
import { Coverage } from "./coverage";
import { contentMetadata } from "./metadata";
import { Network } from "./network";
import { StructuredData } from "./structured-data";

export const metadata = contentMetadata("home");

export default function HomePage() {
  const content = getContent();
  const { pages, claims } = content;
  const { home } = pages;
  const proofs = pickClaims(
    claims,
    home.highlights.map(({ claim }) => claim),
  );
  const highlights = proofs.map((claim, index) => ({ title: home.highlights[index]!.title, claim }));
  const clockCity = content.cities.find(({ slug }) => slug === home.clock.city)!;
  return (
    <>
      <StructuredData nodes={homeNodes(content.site, getOrigin())} />
      <HomeBody
        content={content}
        page={home}
        highlights={highlights}
        claims={{
          about: pickClaims(claims, home.about.claims),
          features: pickClaims(claims, home.features.claims),
        }}
        switchboard={getSwitchboard()}
        day={composeWorkingDay(home, content)}
        weeks={composePlanWeeks(home.switchboard, content)}
        clock={<Coverage city={clockCity} caption={home.clock.caption} />}
        map={<Network className="mt-6 md:mt-10" />}
        finder={
          <Fold summary={pages.sitemap.finder.title}>
            <SiteFinder slim links={serviceHubLinks(getLandingCatalogue())} className="" />
          </Fold>
        }
      />
    </>
  );
}
