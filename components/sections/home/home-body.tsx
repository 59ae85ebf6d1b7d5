import type { ReactNode } from "react";
import { ActionLink } from "@/components/layout/action-link";
import type { Claim, Content, HomePage } from "@/lib/content";
import { CallToAction } from "../blocks/call-to-action";
import { Newsletter } from "../blocks/newsletter";
import { ShownCall } from "../blocks/shown-call";
import { CaseRegister } from "../company/case-register";
import { HomeAbout } from "./home-about";
import { HomeEvidence } from "./home-evidence";
import { HomeHero, type ProvenHighlight } from "./home-hero";
import { HomeIndustries } from "./home-industries";
import { HomePricing } from "./home-pricing";
import { HomeServices } from "./home-services";
import { HomeTestimonials } from "./home-testimonials";

interface HomeBodyProps {
  content: Pick<Content, "site" | "services" | "categories" | "industries" | "regions" | "plans" | "clients">;
  page: HomePage;
  highlights: readonly ProvenHighlight[];
  /** The claims of the about section and of the features. */
  claims: { about: readonly Claim[]; features: readonly Claim[] };
  /** Shown beside the heading. */
  clock?: ReactNode;
  /** Finds a landing page. */
  finder?: ReactNode;
}

/** The home page. docs/behaviour.md#home-page fixes the order of its sections. */
export function HomeBody({ content, page, highlights, claims, clock, finder }: HomeBodyProps) {
  const { site, services, categories, industries, regions, plans, clients } = content;
  const lowest = Math.min(...plans.plans.map(({ price }) => price));
  return (
    <main id="main">
      <HomeHero page={page} highlights={highlights} from={lowest} picture={clock} />
      <ShownCall call={page.call} brand={site.brand} />
      <HomeServices content={page.services} services={services} prices={plans} />
      <HomeIndustries
        content={page.industries}
        categories={categories}
        industries={industries}
        finder={finder}
      />
      <HomePricing content={page.pricing} plans={plans.plans} clock={site.local.clock} />
      <HomeEvidence evidence={page.evidence} features={page.features} claims={claims.features} />
      <CaseRegister
        content={page.caseStudies}
        studies={clients.caseStudies}
        sampleNote={clients.sampleNote}
      />
      <HomeAbout about={page.about} regions={regions} claims={claims.about} />
      <HomeTestimonials content={page.testimonials} testimonials={clients.testimonials.carousel} />
      <CallToAction
        {...page.banner}
        after={
          <div className="page mt-7 grid items-start gap-x-16 gap-y-3 border-t border-line-on-deep pt-6 md:mt-10 md:grid-cols-2">
            <div>
              <h2 className="text-h3">{page.newsletter.title}</h2>
              <p className="mt-1 text-small text-soft-on-deep">{page.newsletter.text}</p>
            </div>
            <Newsletter />
          </div>
        }
      >
        <ActionLink main to="consultation" />
      </CallToAction>
    </main>
  );
}
