import type { ReactNode } from "react";
import { ActionLink } from "@/components/layout/action-link";
import { SiteLink } from "@/components/layout/site-link";
import { Carousel } from "@/components/ui/carousel";
import { Icon } from "@/components/ui/icon";
import { RevealList } from "@/components/ui/reveal";
import type { Claim, Content, HomePage, PriceList, Service, Testimonial } from "@/lib/content";
import { routes } from "@/lib/routes";
import { BandHead } from "../blocks/band-head";
import { ClosingBand } from "../blocks/closing-band";
import { CallNote, PortalPictures } from "../blocks/evidence";
import { Newsletter } from "../blocks/newsletter";
import { ExampleCall } from "../blocks/example-call";
import { HomeCaseStudies } from "./home-case-studies";
import { LargeQuotation } from "../company/quotation";
import { lowestPrice } from "../services/service-price";
import { HomeAbout } from "./home-about";
import { HomeHero, type ProvenHighlight } from "./home-hero";
import { HomeIndustries } from "./home-industries";
import { HomePricing } from "./home-pricing";

interface HomeBodyProps {
  content: Pick<Content, "site" | "services" | "categories" | "industries" | "regions" | "plans" | "clients">;
  page: HomePage;
  highlights: readonly ProvenHighlight[];
  /** The claims of the about section. */
  claims: readonly Claim[];
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
      <ExampleCall call={page.call} brand={site.brand} />
      <HomeServices content={page.services} services={services} prices={plans} />
      <HomeIndustries
        content={page.industries}
        categories={categories}
        industries={industries}
        finder={finder}
      />
      <HomePricing content={page.pricing} plans={plans.plans} clock={site.local.clock} />
      <HomeEvidence evidence={page.evidence} features={page.features} />
      <HomeCaseStudies
        content={page.caseStudies}
        studies={clients.caseStudies}
        sampleNote={clients.sampleNote}
      />
      <HomeAbout about={page.about} regions={regions} claims={claims} />
      <HomeTestimonials content={page.testimonials} testimonials={clients.testimonials.carousel} />
      <ClosingBand
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
      </ClosingBand>
    </main>
  );
}

/** What a client gets to see: the portal and a call note; then, where there is room, how people and software share the work. */
function HomeEvidence({ evidence, features }: Pick<HomePage, "evidence" | "features">) {
  return (
    <section className="page mt-6 md:mt-12">
      <BandHead title={evidence.title}>{evidence.text}</BandHead>
      <div className="grid gap-x-6 md:grid-cols-[minmax(0,2.84fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,2.84fr)_minmax(0,1fr)_minmax(0,1.25fr)]">
        <PortalPictures evidence={evidence} />
        <CallNote {...evidence.note} className="max-xl:hidden" />
      </div>
      <h3 className="mt-10 text-[1.75rem] max-md:hidden">{features.title}</h3>
      <RevealList className="mt-5 grid grid-cols-3 gap-x-10 text-small leading-snug max-md:hidden">
        {features.items.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-2">
            <h4 className="font-semibold">{title}</h4>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </RevealList>
    </section>
  );
}

interface HomeServicesProps {
  content: HomePage["services"];
  services: readonly Service[];
  prices: PriceList;
}

/** The services as a plain grid, each with its three features and what it costs; on phones as a list of names and prices. */
function HomeServices({ content, services, prices }: HomeServicesProps) {
  return (
    <section className="page mt-6 md:mt-12">
      <BandHead title={content.title}>
        <SiteLink href={routes.services()} className="text-link">
          {content.all}
        </SiteLink>
      </BandHead>
      <ul className="grid gap-x-8 sm:grid-cols-2 md:gap-y-8 xl:grid-cols-4">
        {services.map(({ slug, icon, short, summary, features }) => (
          <li
            key={slug}
            className="relative flex border-t border-line py-2 break-inside-avoid max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-3 md:flex-col md:border-t-2 md:border-ink md:py-3"
          >
            <h3 className="flex items-center gap-2 max-md:text-small">
              <Icon name={icon} className="shrink-0 text-clyde" />
              {short}
            </h3>
            <p className="mt-1.5 text-small leading-snug max-md:sr-only">{summary}</p>
            <ul className="dashes mt-2 text-small leading-snug text-soft max-md:sr-only">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p className="flex flex-wrap items-baseline justify-between text-small max-md:text-[0.9375rem] md:mt-auto md:gap-x-4 md:pt-2">
              <span className="font-semibold">{lowestPrice(slug, prices)}</span>
              <SiteLink
                href={routes.service(slug)}
                className="text-link max-md:text-[0px] max-md:after:absolute max-md:after:inset-0 max-md:focus-visible:after:[outline:inherit]"
              >
                {content.more}
                <span className="sr-only"> about {short}</span>
              </SiteLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HomeTestimonialsProps {
  content: HomePage["testimonials"];
  testimonials: readonly Testimonial[];
}

/** The testimonials in a carousel. `e2e/scrolling.spec.ts` opens /#testimonials. */
function HomeTestimonials({ content: { title, more }, testimonials }: HomeTestimonialsProps) {
  return (
    <section id="testimonials" className="page mt-6 md:mt-12">
      <BandHead title={title}>
        <SiteLink href={routes.testimonials()} className="text-link">
          {more}
        </SiteLink>
      </BandHead>
      <Carousel
        label={title}
        item="testimonial"
        slides={testimonials.map((testimonial) => ({
          id: testimonial.author,
          content: <LargeQuotation of={testimonial} />,
        }))}
      />
    </section>
  );
}
