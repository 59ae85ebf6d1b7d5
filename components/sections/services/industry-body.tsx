import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { isScene, sceneOfTrade } from "@/lib/art";
import type { Category, Industry, PlanOffer } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { IndustryOverview, SuitableService } from "@/lib/overviews/industry";
import { routes } from "@/lib/routes";
import { CallToAction } from "../blocks/call-to-action";
import { LinkList } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/section";
import { WorthChart } from "./worth-chart";

interface IndustryBodyProps {
  industry: Industry;
  category: Category;
  overview: IndustryOverview;
  plans: readonly Pick<PlanOffer, "name" | "price">[];
  /** Draws `overview.byCountry`. */
  strips?: ReactNode;
  /** Finds a landing page. */
  finder?: ReactNode;
}

/** One industry: its challenges, how we help, the services that suit, its hours, and the cities to link to. */
export function IndustryBody({ industry, category, overview, plans, strips, finder }: IndustryBodyProps) {
  const { services, hours, byCountry, worth, cities, hubs } = overview;
  const scene = sceneOfTrade(industry);
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.industry()} current={industry.title} />
      <PageHead
        badge={category.title}
        heading={`${industry.title} Customer Support Solutions`}
        lead={industry.description}
        picture={scene && <Scene name={scene} eager />}
      >
        <ButtonLink main href={routes.contact()}>
          Get started
        </ButtonLink>
      </PageHead>
      <div className="page grid gap-12 md:grid-cols-2">
        <div>
          <h2 className="mb-4">Challenges</h2>
          <Rows items={industry.challenges} />
        </div>
        <div>
          <h2 className="mb-4">How We Help</h2>
          <Rows items={industry.help} />
        </div>
      </div>
      <Section title={services.heading}>
        <ServiceRows services={services.first} />
      </Section>
      {services.others.length > 0 && (
        <Section title={services.othersHeading}>
          <ServiceRows services={services.others} />
        </Section>
      )}
      <div className="page mt-14 grid gap-12 md:mt-22 lg:grid-cols-2">
        <section>
          <h2 className="mb-4">{hours.heading}</h2>
          <Rows items={hours.texts} />
        </section>
        <section>
          <h2 className="mb-4">{worth.heading}</h2>
          <p className="font-display text-h2 font-semibold">{worth.range}</p>
          <p className="mt-3 text-soft">{worth.why}</p>
          <WorthChart worth={industry.newCustomer} plans={plans} caption={worth.drawing} />
        </section>
      </div>
      <Section title={byCountry.heading} lead={byCountry.text}>
        {strips}
      </Section>
      {cities && (
        <Section title={cities.heading} lead={cities.text}>
          <LinkList link="a" links={cities.links} />
        </Section>
      )}
      {hubs.links.length > 0 && (
        <Section title={hubs.heading}>
          <LinkList link="a" links={hubs.links} />
        </Section>
      )}
      {finder}
      <CallToAction title="Hear it in your own words">
        <ButtonLink main href={routes.contact()}>
          Contact us
        </ButtonLink>
      </CallToAction>
    </main>
  );
}

function ServiceRows({ services }: { services: readonly SuitableService[] }) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {services.map(({ service, fit, reason }) => (
        <li
          key={service.slug}
          className="grid items-start gap-x-6 border-t border-line py-5 max-sm:grid-cols-[4.5rem_1fr] sm:grid-cols-[8rem_1fr] lg:grid-cols-[13rem_1fr] md:max-lg:grid-cols-[6.5rem_1fr] md:max-lg:gap-x-5"
        >
          {isScene(service.slug) && <Scene name={service.slug} decorative />}
          <div className="md:max-lg:contents">
            <h3 className="md:max-lg:self-center">
              <SiteLink className="hover:underline" href={routes.service(service.slug)}>
                {service.title}
              </SiteLink>
            </h3>
            <p className="mt-1 text-small text-soft md:max-lg:col-span-2">{fit}</p>
            <p className="mt-1 text-soft md:max-lg:col-span-2">{reason}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Rows({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item} className="border-t border-line py-3">
          {item}
        </li>
      ))}
    </ul>
  );
}
