import type { ReactNode } from "react";
import { ButtonLink } from "@/components/layout/button-link";
import { SiteLink } from "@/components/layout/site-link";
import type { Claim, Content, HomePage } from "@/lib/content";
import type { ComposedSwitchboard } from "@/lib/overviews/switchboard";
import { routes } from "@/lib/routes";
import { Assistance } from "../services/assistance";
import { CallToAction } from "../blocks/call-to-action";
import { CaseRegister } from "../company/case-register";
import { ClaimRows } from "../blocks/claim-rows";
import { HomeHero, type ProvenHighlight } from "./home-hero";
import { HomeIndustries } from "./home-industries";
import { HomePricing } from "./home-pricing";
import { HomeReach } from "./home-reach";
import { HomeSwitchboard } from "./home-switchboard";
import { HomeTestimonials } from "./home-testimonials";
import { Newsletter } from "../blocks/newsletter";
import { Section } from "../blocks/section";
import { Fold } from "../blocks/fold";
import { ShownCall } from "../blocks/shown-call";
import { ServiceList } from "../services/service-list";

interface HomeBodyProps {
  content: Pick<Content, "site" | "services" | "categories" | "industries" | "regions" | "plans" | "clients">;
  page: HomePage;
  highlights: readonly ProvenHighlight[];
  /** The claims of the about section and of the features. */
  claims: { about: readonly Claim[]; features: readonly Claim[] };
  switchboard: ComposedSwitchboard;
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
  clock,
  map,
  finder,
}: HomeBodyProps) {
  const call = content.services.find(({ slug }) => slug === page.call)?.call;
  const { brand } = content.site;
  const lowest = Math.min(...content.plans.plans.map(({ price }) => price));
  const { services, categories, industries, regions, plans, clients } = content;
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
      {call && <ShownCall call={call} brand={brand} />}
      <div className="mt-10 md:mt-22">
        <Fold inset summary="Straight to your trade and town">
          {finder}
        </Fold>
      </div>
      <Section title={page.services.title}>
        <ServiceList services={services} />
      </Section>
      <HomeIndustries content={page.industries} categories={categories} industries={industries} />
      <HomeReach content={page.reach} regions={regions} map={map} />
      <About content={page.about} claims={claims.about} />
      <CaseRegister
        taken={call?.scene}
        content={page.caseStudies}
        studies={clients.caseStudies}
        sampleNote={clients.sampleNote}
        regions={regions}
      />
      <Assistance content={page.features} claims={claims.features} />
      <HomePricing content={page.pricing} plans={plans.plans} />
      <HomeTestimonials title={page.testimonials.title} testimonials={clients.testimonials.carousel} />
      <section className="page mt-10 grid items-end gap-x-16 gap-y-5 max-md:-mb-6 md:mt-22 md:grid-cols-2">
        <div>
          <h2>{page.newsletter.title}</h2>
          <p className="mt-4 text-soft">{page.newsletter.text}</p>
        </div>
        <Newsletter />
      </section>
      <CallToAction {...page.banner}>
        <ButtonLink main href={routes.contact()}>
          Contact us
        </ButtonLink>
      </CallToAction>
    </main>
  );
}

/** The company in short, with its claims. */
function About({ content, claims }: { content: HomePage["about"]; claims: readonly Claim[] }) {
  return (
    <section className="page mt-10 grid gap-x-16 gap-y-6 md:mt-22 md:gap-y-8 lg:grid-cols-2">
      <div>
        <h2>{content.title}</h2>
        <p className="mt-4 text-soft">{content.text}</p>
        <SiteLink
          href={routes.about()}
          className="mt-4 inline-block py-1 text-clyde underline underline-offset-4"
        >
          Who we are
        </SiteLink>
      </div>
      <Fold summary="Four figures and what they count">
        <ClaimRows
          claims={claims}
          className="grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] sm:grid-cols-2 content-start gap-x-6 gap-y-6 border-t border-line pt-6 sm:gap-x-10 sm:gap-y-8"
        />
      </Fold>
    </section>
  );
}
