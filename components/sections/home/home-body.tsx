import type { ReactNode } from "react";
import { ButtonLink } from "@/components/layout/button-link";
import type { Claim, Content, HomePage } from "@/lib/content";
import type { PlanWeek } from "@/lib/overviews/plan-weeks";
import type { ComposedSwitchboard } from "@/lib/overviews/switchboard";
import type { WorkingDay } from "@/lib/overviews/working-day";
import { routes } from "@/lib/routes";
import { Assistance } from "../services/assistance";
import { CallToAction } from "../blocks/call-to-action";
import { CaseRegister } from "../company/case-register";
import { HomeHero, type ProvenHighlight } from "./home-hero";
import { HomeIndustries } from "./home-industries";
import { HomePricing } from "./home-pricing";
import { HomeReach } from "./home-reach";
import { HomeServices } from "./home-services";
import { HomeSwitchboard } from "./home-switchboard";
import { HomeTestimonials } from "./home-testimonials";
import { Newsletter } from "../blocks/newsletter";
import { ShownCall } from "../blocks/shown-call";

interface HomeBodyProps {
  content: Pick<Content, "site" | "categories" | "industries" | "regions" | "plans" | "clients">;
  page: HomePage;
  highlights: readonly ProvenHighlight[];
  /** The claims of the about section and of the features. */
  claims: { about: readonly Claim[]; features: readonly Claim[] };
  switchboard: ComposedSwitchboard;
  day: WorkingDay;
  /** Of each plan. */
  weeks: readonly PlanWeek[];
  /** Shown beside the heading. */
  clock?: ReactNode;
  /** Shown above the figures of the regions. */
  map?: ReactNode;
  /** Finds a landing page. */
  finder?: ReactNode;
}

/** The home page. docs/behaviour.md#home-page fixes the order of its sections. */
export function HomeBody({
  content,
  page,
  highlights,
  claims,
  switchboard,
  day,
  weeks,
  clock,
  map,
  finder,
}: HomeBodyProps) {
  const { brand } = content.site;
  const lowest = Math.min(...content.plans.plans.map(({ price }) => price));
  const { categories, industries, regions, plans, clients } = content;
  return (
    <main id="main">
      <HomeHero
        heading={page.heading}
        lead={page.lead}
        highlights={highlights}
        from={lowest}
        picture={clock}
      />
      <HomeSwitchboard {...switchboard} />
      <ShownCall call={page.call} brand={brand} />
      <HomeServices content={page.services} {...day} />
      <HomeIndustries
        content={page.industries}
        categories={categories}
        industries={industries}
        finder={finder}
      />
      <HomeReach content={page.reach} regions={regions} about={page.about} claims={claims.about} map={map} />
      <Assistance content={page.features} claims={claims.features} />
      <HomePricing content={page.pricing} plans={plans.plans} weeks={weeks} />
      <HomeTestimonials title={page.testimonials.title} testimonials={clients.testimonials.carousel} />
      <CaseRegister
        content={page.caseStudies}
        studies={clients.caseStudies}
        shownAbove={[
          page.call.scene,
          ...page.industries.categories.map(({ scene }) => scene),
          ...clients.testimonials.carousel.map(({ backgroundImage }) => backgroundImage),
        ]}
        sampleNote={clients.sampleNote}
      />
      <section className="page mt-6 grid items-center gap-x-16 gap-y-4 max-md:-mb-6 md:mt-14 md:-mb-10 md:grid-cols-2">
        <div>
          <h2 className="text-[1.75rem]">{page.newsletter.title}</h2>
          <p className="mt-2 text-soft">{page.newsletter.text}</p>
        </div>
        <Newsletter className="md:pt-8" />
      </section>
      <CallToAction {...page.banner}>
        <ButtonLink main href={routes.contact()}>
          Contact us
        </ButtonLink>
      </CallToAction>
    </main>
  );
}
