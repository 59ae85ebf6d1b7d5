import type { ReactNode } from "react";
import { ActionLink } from "@/components/layout/button-link";
import { SiteLink, TextLink } from "@/components/layout/site-link";
import { Carousel } from "@/components/ui/carousel";
import { Icon } from "@/components/ui/icon";
import { RevealList } from "@/components/ui/reveal-list";
import type { CaseStudy, Claim, Content, HomePage } from "@/lib/content";
import { allCities } from "@/lib/content/catalogue";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";
import { BandHead } from "../blocks/band-head";
import { ClosingBand } from "../blocks/closing-band";
import { CallNote, PortalPictures } from "../blocks/evidence";
import { ExampleCall } from "../blocks/example-call";
import { Fold } from "../blocks/fold";
import { LinkList } from "../blocks/link-list";
import { NewsletterForm } from "../blocks/newsletter-form";
import { SampleOrVerified } from "../blocks/sample-or-verified";
import { LargeQuotation, TEXT_COLOURS } from "../company/testimonials";
import { lowestPrice } from "../services/service-price";
import { HomePricing } from "./home-pricing";

interface HomeBodyProps {
  content: Pick<Content, "site" | "services" | "categories" | "industries" | "regions" | "plans" | "clients">;
  page: HomePage;
  /** The claims behind the highlights, in their order. */
  proofs: readonly Claim[];
  /** The claims of the about section. */
  claims: readonly Claim[];
  /** Shown beside the heading. */
  clock?: ReactNode;
  /** Finds a landing page. */
  finder?: ReactNode;
}

/** The home page. docs/behaviour.md#home-page fixes the order of its sections. */
export function HomeBody(props: HomeBodyProps) {
  const { content, page } = props;
  const { site, plans, clients } = content;
  return (
    <main id="main">
      <Hero {...props} />
      <ExampleCall call={page.call} brand={site.brand} />
      <Services {...props} />
      <Industries {...props} />
      <HomePricing content={page.pricing} plans={plans.plans} clock={site.local.clock} />
      <Evidence {...props} />
      <HomeCaseStudies page={page} clients={clients} />
      <About {...props} />
      <Testimonials {...props} />
      <ClosingBand
        {...page.banner}
        after={
          <div className="page mt-7 grid items-start gap-x-16 gap-y-3 border-t border-line-on-deep pt-6 md:mt-10 md:grid-cols-2">
            <div>
              <h2 className="text-h3">{page.newsletter.title}</h2>
              <p className="mt-1 text-small text-soft-on-deep">{page.newsletter.text}</p>
            </div>
            <NewsletterForm />
          </div>
        }
      />
    </main>
  );
}

/** The top: heading, lead, two buttons, the price and the highlights. */
function Hero({ content, page, proofs, clock }: HomeBodyProps) {
  const lowest = Math.min(...content.plans.plans.map(({ price }) => price));
  return (
    <div className="page pt-5 pb-5 md:pt-10 md:pb-6">
      {/* Both from the top: a browser may paint while the picture is still coming, and centring would move them then. */}
      <div className="grid items-start gap-y-6 md:grid-cols-[1.3fr_1fr] md:gap-x-8 lg:gap-x-16 [&>*]:min-w-0">
        <div className="xl:pt-6">
          <h1 className="max-w-[12em] text-[min(var(--text-hero),14vw)]">{page.heading}</h1>
          <p className="mt-5 max-w-[30em] leading-normal text-soft md:text-lead md:leading-[1.45]">
            {page.lead}
          </p>
          <p className="mt-6 flex flex-wrap gap-3">
            <ActionLink main to="consultation" />
            <ActionLink to="services" />
          </p>
          <p className="mt-4">
            <strong className="font-display text-h3 font-semibold">
              From {formatPounds(lowest)} a month.
            </strong>{" "}
            <TextLink href={routes.pricing()}>All prices</TextLink>
          </p>
        </div>
        <div className="max-sm:[&_svg]:max-w-64 print:[&_svg]:max-w-60">{clock}</div>
      </div>
      <ul className="mt-4 flex flex-wrap justify-between gap-x-2 max-md:border-t max-md:border-line max-md:pt-3 md:mt-6 md:grid md:grid-cols-3 md:gap-x-10">
        {page.highlights.map(({ title }, index) => {
          const { value, label, scope } = proofs[index]!;
          return (
            <li key={title} className="md:border-t md:border-line md:py-3">
              <h2 className="text-[0.9375rem] leading-tight md:text-h3">{title}</h2>
              <p className="mt-1 text-small leading-snug text-soft max-md:sr-only">
                {!title.startsWith(value) && `${value} ${label.toLowerCase()}: `}
                {/* The rest of it is said once, with the company's figures. */}
                {scope.split(";")[0]}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The services as a plain grid, each with its three features and what it costs; on phones as a list of names and prices. */
function Services({ content: { services, plans }, page }: HomeBodyProps) {
  return (
    <section className="page mt-6 md:mt-12">
      <BandHead title={page.services.title}>
        <TextLink href={routes.services()}>{page.services.all}</TextLink>
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
            <ul className="mt-2 text-small leading-snug text-soft max-md:sr-only *:relative *:py-0.75 *:pl-5 *:before:absolute *:before:top-3.25 *:before:left-0 *:before:w-2.5 *:before:border-t-2 *:before:border-clyde">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p className="flex flex-wrap items-baseline justify-between text-small max-md:text-[0.9375rem] md:mt-auto md:gap-x-4 md:pt-2">
              <span className="font-semibold">{lowestPrice(slug, plans)}</span>
              <TextLink
                href={routes.service(slug)}
                className="max-md:text-[0px] max-md:after:absolute max-md:after:inset-0 max-md:focus-visible:after:[outline:inherit]"
              >
                {page.services.more}
                <span className="sr-only"> about {short}</span>
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Four categories as ruled rows, each with six industries, and the finder for all others: docs/behaviour.md#home-page. */
function Industries({ content: { categories, industries }, page, finder }: HomeBodyProps) {
  return (
    <section className="page mt-7 md:mt-10">
      <BandHead title={page.industries.title}>
        <TextLink href={routes.industries()}>All {industries.length} industries</TextLink>
      </BandHead>
      {page.industries.categories.map(({ category, icon, color, description, items }) => {
        const title = categories.find(({ slug }) => slug === category)?.title;
        const mark = <Icon name={icon} className={`inline shrink-0 ${TEXT_COLOURS[color]}`} />;
        return (
          <div
            key={category}
            className="grid gap-x-8 border-t border-line break-inside-avoid md:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] md:py-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,2fr)]"
          >
            <h3 className="flex items-center gap-2.5 self-start max-md:sr-only">
              {mark}
              {title}
            </h3>
            <p className="text-small leading-snug text-soft max-lg:sr-only">{description}</p>
            <Fold
              name="trades"
              summary={
                <span className="font-display font-semibold text-ink">
                  {mark} {title}
                </span>
              }
            >
              <LinkList
                links={items.map((slug) => ({
                  label: industries.find((industry) => industry.slug === slug)!.title,
                  url: routes.industry(slug),
                }))}
                className="run-on flex flex-wrap gap-x-4 text-small max-md:pb-2 md:grid md:grid-cols-3 [&_a]:inline-block [&_a]:py-1"
              />
            </Fold>
          </div>
        );
      })}
      {finder && <div className="border-t border-line">{finder}</div>}
    </section>
  );
}

/** What a client gets to see: the portal and a call note; then, where there is room, how people and software share the work. */
function Evidence({ page: { evidence, features } }: HomeBodyProps) {
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

/** How many are open; the others are folded below them. */
const SHOWN = 3;

/** All case studies: three open, and the others folded. See docs/behaviour.md#home-page. */
export function HomeCaseStudies({
  page: { caseStudies: content },
  clients: { caseStudies: studies, sampleNote },
}: {
  page: HomePage;
  clients: Pick<Content["clients"], "caseStudies" | "sampleNote">;
}) {
  const [shown, others] = [studies.slice(0, SHOWN), studies.slice(SHOWN)];
  return (
    <section className="page mt-6 md:mt-12">
      <BandHead title={content.title}>{sampleNote}</BandHead>
      <ul className="grid gap-x-10 gap-y-2.5 md:grid-cols-3">
        {shown.map((study) => (
          <StudyCell key={study.name} study={study} large />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-10 border-t border-line">
        <details className="folded open:w-full">
          <summary className="py-2.5">
            {others.length} {content.others}
          </summary>
          <ul className="grid gap-x-10 gap-y-4 pb-4 sm:grid-cols-2 lg:grid-cols-4">
            {others.map((study) => (
              <StudyCell key={study.name} study={study} />
            ))}
          </ul>
        </details>
        <TextLink href={routes.caseStudies()}>{content.more}</TextLink>
      </div>
    </section>
  );
}

/** Who, where, what for and what came of it. */
function StudyCell({ study, large = false }: { study: CaseStudy; large?: boolean }) {
  const { name, city, industry, service, result, description, verified, sample } = study;
  return (
    <li className="border-t border-line pt-2.5 text-small leading-snug break-inside-avoid">
      <h3 className={large ? "text-[1.25rem]" : "text-base"}>
        {name} <SampleOrVerified sample={sample} verified={verified} />
      </h3>
      <p
        className={
          large ? "mt-1.5 font-display text-h3 leading-tight font-semibold text-clyde" : "mt-1 font-semibold"
        }
      >
        {result}
      </p>
      <p className={large ? "mt-1.5 max-md:hidden" : "mt-1.5"}>{description}</p>
      <p className={large ? "mt-1 text-soft max-md:hidden" : "mt-1 text-soft"}>
        {city.label}, {city.country.title}.{" "}
        <SiteLink href={routes.industry(industry.slug)} className="underline">
          {industry.title}
        </SiteLink>
        ,{" "}
        <SiteLink href={routes.service(service.slug)} className="underline">
          {service.phrase}
        </SiteLink>
      </p>
    </li>
  );
}

/** Formats a count as a minimum, rounded down to a multiple of five: "120+". */
export function formatMinimum(count: number): string {
  return `${Math.floor(count / 5) * 5}+`;
}

/** The company in a few lines, its four figures, and how many cities of each region it answers for. */
function About({ content: { regions }, page: { about }, claims }: HomeBodyProps) {
  return (
    <section className="mt-8 border-y border-line bg-card py-7 md:mt-12 md:py-12">
      <div className="page">
        <div className="items-end gap-x-16 md:grid md:grid-cols-2">
          <h2 className="max-w-[12em]">{about.title}</h2>
          <p className="mt-3 text-soft max-md:text-small">
            {about.text} <TextLink href={routes.about()}>{about.more}</TextLink>
          </p>
        </div>
        <dl className="mt-5 grid grid-cols-2 gap-x-8 gap-y-3 md:mt-8 md:grid-cols-4">
          {claims.map(({ id, value, label, scope }) => (
            <div key={id} className="border-t-2 border-ink pt-2">
              <dd className="font-display text-[2rem] leading-tight font-semibold tracking-tight md:text-[2.5rem]">
                {value}
              </dd>
              <dt className="text-small font-semibold first-letter:uppercase">{label}</dt>
              <dd className="text-small leading-snug text-soft first-letter:uppercase max-md:sr-only">
                {scope}
              </dd>
            </div>
          ))}
        </dl>
        <ul className="mt-4 grid grid-cols-3 gap-x-4 max-md:text-small max-md:leading-snug md:mt-6 md:flex md:flex-wrap md:gap-x-10">
          {regions.map((region) => (
            <li key={region.slug}>
              <strong className="font-display text-h3 font-semibold tracking-tight max-md:block">
                {formatMinimum(allCities([region]).length)}
              </strong>{" "}
              cities in{" "}
              <TextLink href={routes.region(region.slug)} className="py-0!">
                {region.title}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The testimonials in a carousel. `e2e/scrolling.spec.ts` opens /#testimonials. */
function Testimonials({
  content: { clients },
  page: {
    testimonials: { title, more },
  },
}: HomeBodyProps) {
  return (
    <section id="testimonials" className="page mt-6 md:mt-12">
      <BandHead title={title}>
        <TextLink href={routes.testimonials()}>{more}</TextLink>
      </BandHead>
      <Carousel
        label={title}
        item="testimonial"
        slides={clients.testimonials.carousel.map((testimonial) => ({
          id: testimonial.author,
          content: <LargeQuotation testimonial={testimonial} />,
        }))}
      />
    </section>
  );
}
