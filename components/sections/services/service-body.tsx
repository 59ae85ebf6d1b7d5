import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { isScene, type SceneName } from "@/lib/art";
import type { Claim, PriceList, Service, ServicesPage } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { routes } from "@/lib/routes";
import { splitSentence } from "@/lib/sentences";
import { CallToAction } from "../blocks/call-to-action";
import { Fold } from "../blocks/fold";
import { LinkRows, type LinkGroup } from "../blocks/link-rows";
import { PageHead } from "../blocks/page-head";
import { EntryMark, SampleNote } from "../blocks/sample-mark";
import { Section } from "../blocks/section";
import { ShownCall } from "../blocks/shown-call";
import { StopLine } from "../blocks/stop-line";
import { ServicePrice } from "./service-price";

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
  /** The service's hubs, one for each industry, by category. The anchor of their list is `HUBS_ANCHOR` of `lib/overviews/hub.ts`. */
  hubs: readonly LinkGroup[];
  /** Finds a landing page. Shown above the hubs. */
  finder?: ReactNode;
}

/** One service: benefits, delivery, languages, a case study and links to its industries. */
export function ServiceBody({
  service,
  brand,
  caseScene,
  prices,
  sampleNote,
  languages,
  claims,
  hubs,
  finder,
}: ServiceBodyProps) {
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
        <ButtonLink href={routes.contact(service.slug)}>Contact us</ButtonLink>
      </PageHead>
      <div className="page grid gap-x-16 gap-y-6 md:grid-cols-[1.5fr_1fr] lg:grid-cols-[1.15fr_1fr]">
        <p className="md:text-lead md:leading-[1.45]">{service.description}</p>
        <ServicePrice service={service.slug} prices={prices} />
      </div>
      <ShownCall call={service.call} brand={brand} ground="band" />
      <section className="page mt-10 gap-x-16 md:mt-22 lg:grid lg:grid-cols-2">
        <h2 className="mb-5 lg:row-start-1">Benefits</h2>
        <Benefits items={service.benefits} />
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
        <Languages claims={claims} />
      </section>
      <section className="page mt-10 grid items-start gap-x-16 gap-y-6 border-t-2 border-ink pt-8 md:mt-16 md:max-lg:flow-root lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        {caseScene && (
          <Scene
            name={caseScene}
            decorative
            className="max-md:hidden md:max-lg:[picture:has(>&)]:float-right md:max-lg:[picture:has(>&)]:mb-4 md:max-lg:[picture:has(>&)]:ml-8 md:max-lg:[picture:has(>&)]:w-[46%] lg:[picture:has(>&)]:order-last print:max-w-[8cm]"
          />
        )}
        <div>
          <h2>{service.caseStudy.title}</h2>
          {sampleNote && (
            <div className="mt-4 break-after-avoid [&>p]:mt-1.5 [&>p]:mb-3">
              <EntryMark sample />
              <SampleNote text={sampleNote} />
            </div>
          )}
          {caseScene && <Story text={service.caseStudy.description} />}
        </div>
        {!caseScene && (
          <div className="max-lg:mt-4">
            <Story text={service.caseStudy.description} />
          </div>
        )}
      </section>
      {finder}
      {hubs.length > 0 && (
        <Section id="trades" title={`${service.short} for your trade`}>
          <LinkRows link="a" groups={hubs} />
        </Section>
      )}
      <CallToAction id="contact" title="Talk to the people who would answer">
        <ButtonLink main href={routes.contact(service.slug)}>
          Contact us
        </ButtonLink>
        <ButtonLink href={routes.auth()}>Start Free Trial</ButtonLink>
      </CallToAction>
    </main>
  );
}

/** The benefits: the first one large below the heading, the others beside both. */
function Benefits({ items }: { items: readonly string[] }) {
  return (
    <ul className="lg:contents">
      {items.map((benefit, index) => (
        <li
          key={benefit}
          className={
            index === 0
              ? "mb-2 self-start border-l-4 border-clyde pl-5 font-display text-h3 leading-snug font-semibold lg:row-[2/span_4] lg:text-[2.75rem] lg:leading-[1.1] lg:tracking-tight"
              : "border-line py-3 not-first:border-t lg:col-start-2 lg:nth-2:border-t-0 lg:nth-2:pt-2"
          }
        >
          {benefit}
        </li>
      ))}
    </ul>
  );
}

/** What a client told, its first sentence larger, and where others are. On phones the others open. */
function Story({ text }: { text: string }) {
  const [first, rest] = splitSentence(text);
  return (
    <>
      <p className="mt-2 font-display text-h3 leading-snug font-semibold tracking-tight md:max-lg:clear-both">
        {first}
      </p>
      <div className="mt-2 md:mt-4">
        <Fold summary="The rest of the story">
          <p>{rest}</p>
        </Fold>
      </div>
      <SiteLink
        href={routes.testimonials()}
        className="mt-2 inline-block py-1 text-clyde underline underline-offset-4 md:mt-4"
      >
        What other clients say
      </SiteLink>
    </>
  );
}

/** The claims about languages, a line for each. */
function Languages({ claims }: { claims: readonly Claim[] }) {
  return (
    <dl className="self-end">
      {claims.map(({ id, value, label, scope }) => (
        <div key={id} className="flex flex-wrap items-baseline gap-x-4 border-line py-2 not-first:border-t">
          <dt className="sr-only">{label}</dt>
          <dd className="w-[2.6em] shrink-0 font-display text-[1.75rem] leading-tight font-semibold tracking-tight text-clyde">
            {value}
          </dd>
          <dd className="min-w-[min(9rem,100%)] flex-1 first-letter:uppercase">{scope}</dd>
        </div>
      ))}
    </dl>
  );
}
