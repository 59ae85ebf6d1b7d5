import clsx from "clsx";
import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Scene } from "@/components/layout/scene";
import { TextLink } from "@/components/layout/site-link";
import { Icon } from "@/components/ui/icon";
import { isScene, type SceneName } from "@/lib/art";
import type { Claim, PriceList, Service, ServicesPage } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { routes } from "@/lib/routes";
import { splitSentence } from "@/lib/sentences";
import { ClosingBand } from "../blocks/closing-band";
import { ExampleCall } from "../blocks/example-call";
import { Fold } from "../blocks/fold";
import { type ListedLink, LinkList } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { SampleOrVerified } from "../blocks/sample-or-verified";
import { Section } from "../blocks/page-section";
import { describePrice } from "./service-price";

interface ServiceBodyProps {
  service: Service;
  brand: string;
  /** The scene of the case study: its client's trade, unless the page has that scene already. */
  caseScene?: SceneName | undefined;
  prices: PriceList;
  /** What the mark of samples means; undefined if the case study is no sample. */
  sampleNote: string | undefined;
  languages: ServicesPage["languages"];
  /** The claims that `languages` refers to, in its order. */
  claims: readonly Claim[];
  /** The service's hubs, one for each industry, by category. The anchor of their list is `HUBS_ANCHOR` of `lib/overviews/hub-page.ts`. */
  hubs: readonly LinkGroup[];
  /** Finds a landing page. Shown above the hubs. */
  finder?: ReactNode;
}

/** One service: benefits, delivery, languages, a case study and links to its industries. */
export function ServiceBody(props: ServiceBodyProps) {
  const { service, brand, caseScene, prices, sampleNote, languages, claims, hubs, finder } = props;
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.service()} current={service.title} />
      <PageHead
        heading={service.title}
        lead={service.summary}
        picture={isScene(service.slug) && <Scene name={service.slug} eager />}
      >
        <a className="button button-main" href="#contact">
          Get a Quote
        </a>
      </PageHead>
      <div className="page grid gap-x-16 gap-y-6 md:mb-16 md:grid-cols-[1.5fr_1fr] lg:grid-cols-[1.15fr_1fr]">
        <p className="md:text-lead md:leading-[1.45]">{service.description}</p>
        <ServicePrice service={service} prices={prices} />
      </div>
      <ExampleCall call={service.call} brand={brand} />
      <section className="page mt-10 gap-x-16 md:mt-22 lg:grid lg:grid-cols-2">
        <h2 className="mb-5 lg:col-span-2">Benefits</h2>
        {/* The first one large below the heading, the others beside both. */}
        <ul className="lg:contents">
          {service.benefits.map((benefit, index) => (
            <li
              key={benefit}
              className={
                index === 0
                  ? "mb-2 self-start border-l-4 border-clyde pl-5 font-display text-h3 leading-snug font-semibold lg:row-[2/span_4] lg:text-[2rem] lg:leading-[1.2] lg:tracking-tight"
                  : "border-line py-3 not-first:border-t lg:col-start-2 lg:nth-2:border-t-0 lg:nth-2:pt-2"
              }
            >
              {benefit}
            </li>
          ))}
        </ul>
      </section>
      <section className="page mt-10 md:mt-22">
        <h2 className="mb-5 md:mb-10">How We Deliver</h2>
        <StopLine items={service.howWeDeliver} />
      </section>
      <section className="page mt-10 grid gap-x-16 gap-y-4 border-t border-line pt-6 md:mt-16 md:grid-cols-2">
        <div>
          <h2 className="mb-3 text-[1.75rem]">{languages.title}</h2>
          <p className="text-soft">{languages.text}</p>
        </div>
        <dl className="self-end">
          {claims.map(({ id, value, label, scope }) => (
            <div
              key={id}
              className="flex flex-wrap items-baseline gap-x-4 border-line py-2 not-first:border-t"
            >
              <dt className="sr-only">{label}</dt>
              <dd className="w-[2.6em] shrink-0 font-display text-[1.75rem] leading-tight font-semibold tracking-tight text-clyde">
                {value}
              </dd>
              <dd className="min-w-[min(9rem,100%)] flex-1 first-letter:uppercase">{scope}</dd>
            </div>
          ))}
        </dl>
      </section>
      <CaseStudy service={service} scene={caseScene} sampleNote={sampleNote} />
      {finder}
      {hubs.length > 0 && (
        <Section id="trades" title={`${service.short} for your trade`}>
          <TradeRows groups={hubs} />
        </Section>
      )}
      <ClosingBand
        id="contact"
        title="Talk to the people who would answer"
        service={service.slug}
        next="trial"
      />
    </main>
  );
}

/** What a service costs by the price list, with a link to it. */
function ServicePrice({ service, prices }: Pick<ServiceBodyProps, "service" | "prices">) {
  const { figure, terms } = describePrice(service.slug, prices);
  return (
    <div className="min-w-0 break-inside-avoid self-start rounded-card border border-line bg-card p-5 md:p-6">
      <p className="flex items-center justify-between text-small text-soft">
        Price <Icon name={service.icon} className="text-[1.75rem] leading-none text-clyde" />
      </p>
      <p className="font-display text-[1.75rem] leading-tight font-semibold tracking-tight text-balance lg:text-[2.25rem] first-letter:uppercase">
        {figure}
      </p>
      <p className="mt-1 text-soft first-letter:uppercase">{terms}.</p>
      <TextLink href={routes.pricing()} className="mt-2">
        All prices and terms
      </TextLink>
    </div>
  );
}

/** What a client told, in a band, beside the scene of its trade. On phones all but its first sentence opens. */
function CaseStudy({
  service: { caseStudy },
  scene,
  sampleNote,
}: Pick<ServiceBodyProps, "service" | "sampleNote"> & { scene: SceneName | undefined }) {
  const [first, rest] = splitSentence(caseStudy.description);
  return (
    <section className="mt-10 bg-deep py-10 text-on-deep md:mt-22 md:py-20">
      <div
        className={clsx(
          "page grid grid-cols-1 items-center gap-x-16 gap-y-2 md:gap-y-4",
          scene &&
            "md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:gap-x-10 lg:grid-rows-[auto_1fr] lg:gap-x-16",
        )}
      >
        <div>
          <h2>{caseStudy.title}</h2>
          <p className="mt-4 md:text-lead md:leading-[1.4]">{first}</p>
        </div>
        {scene && (
          <Scene
            name={scene}
            decorative
            className="max-md:hidden lg:[picture:has(>&)]:row-span-2 print:max-w-[8cm]"
          />
        )}
        <div className="self-start text-soft-on-deep md:max-lg:col-span-full lg:col-start-1">
          <Fold summary="The rest of the story">
            <p>{rest}</p>
          </Fold>
          <p className="mt-3 text-small md:mt-5">
            {sampleNote && (
              <>
                <SampleOrVerified sample /> <span>{sampleNote}</span>{" "}
              </>
            )}
            <TextLink href={routes.testimonials()}>What other clients say</TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Steps as the stops of a line, which ends at the last one, in amber: down on phones, across on wider screens. */
function StopLine({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className="stops md:grid md:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative border-clyde-pale max-md:ml-2 max-md:border-l-4 max-md:pb-5 max-md:pl-6 max-md:last:border-transparent max-md:last:pb-0 md:border-t-4 md:pt-6 md:pr-8 md:last:border-transparent lg:pr-12 forced-colors:last:border-[Canvas] [&:last-child>span]:bg-amber"
        >
          <span
            aria-hidden="true"
            className="absolute size-5 rounded-full border-4 border-ink bg-paper max-md:top-0.5 max-md:-left-3 md:-top-3 md:left-0"
          />
          <h3>
            <span aria-hidden="true" className="text-clyde">
              {index + 1}{" "}
            </span>
            {title}
          </h3>
          <p className="mt-1 text-soft max-md:text-small md:mt-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface LinkGroup {
  slug: string;
  title: string;
  links: readonly ListedLink[];
}

/** Trades as a row of names for each group, with its title at the side. On phones each group opens. */
function TradeRows({ groups }: { groups: readonly LinkGroup[] }) {
  return groups.map(({ slug, title, links }) => (
    <section
      key={slug}
      className="grid grid-cols-1 items-baseline gap-x-10 border-t border-line md:grid-cols-[11rem_minmax(0,1fr)] md:py-2.5 print:mb-2 print:block print:border-0"
    >
      {/* The spaces are for readers of the text alone. */}
      <h3 className="text-[1.0625rem] max-md:sr-only">{title} </h3>
      <div>
        <Fold summary={`${title}: ${links.length} ${links.length === 1 ? "trade" : "trades"}`} name="links">
          <LinkList
            links={links}
            className="run-on flex flex-wrap gap-x-6 max-md:pb-3 [&_a]:inline-block [&_a]:py-1"
          />
        </Fold>{" "}
      </div>
    </section>
  ));
}
