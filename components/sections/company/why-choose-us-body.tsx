import type { ReactNode } from "react";
import clsx from "clsx";
import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import type { Claim, WhyChooseUsPage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { CallToAction } from "../blocks/call-to-action";
import { PageHead } from "../blocks/page-head";

/** A reason and the claims that back it. */
type ProvenFeature = WhyChooseUsPage["features"][number] & {
  proof: readonly Claim[];
  /** Shown where it has no scene. */
  drawing?: ReactNode;
};

interface WhyChooseUsBodyProps {
  page: WhyChooseUsPage;
  features: readonly ProvenFeature[];
}

/** Reasons with their claims, methodology and commitments. */
export function WhyChooseUsBody({ page, features }: WhyChooseUsBodyProps) {
  const { methodology, commitments, closing } = page;
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead} picture={<Scene name="why-choose-us" eager />}>
        <ButtonLink main href={routes.contact()}>
          Get started
        </ButtonLink>
        <ButtonLink href={routes.services()}>Explore services</ButtonLink>
      </PageHead>
      <section className="page" aria-labelledby="reasons">
        <h2 id="reasons" className="sr-only">
          Reasons
        </h2>
        <ol>
          {features.map((feature) => (
            <Feature key={feature.title} {...feature} />
          ))}
        </ol>
      </section>
      <Methodology {...methodology} />
      <section className="page mt-10 md:mt-22">
        <div className="items-baseline-last gap-x-16 lg:grid lg:grid-cols-2">
          <h2>{commitments.title}</h2>
          <p className="mt-4 text-soft lg:mt-0">{commitments.lead}</p>
        </div>
        <dl className="mt-6 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
          {commitments.items.map(({ title, text }) => (
            <div key={title} className="border-t-2 border-ink py-4">
              <dt className="font-display text-h3 leading-tight font-semibold">{title}</dt>
              <dd className="mt-2 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <CallToAction {...closing}>
        <ButtonLink main href={routes.contact()}>
          Contact us
        </ButtonLink>
        <ButtonLink href={routes.pricing()}>See the prices</ButtonLink>
      </CallToAction>
    </main>
  );
}

/** A reason in one row: its picture, what we say, and at the end each claim with its limit. */
function Feature({ title, text, scene, proof, drawing }: ProvenFeature) {
  return (
    <li
      className={clsx(
        "grid content-start gap-x-4 gap-y-3 border-t-2 border-ink py-5 md:grid-cols-[min(13rem,35%)_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr] md:gap-x-8 md:gap-y-3 md:py-8 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)_minmax(0,31rem)] lg:grid-rows-[auto_1fr] lg:gap-x-10 print:grid-cols-[5.5cm_1fr] print:py-4",
        scene ? "max-md:grid-cols-[minmax(0,1fr)_min(7.5rem,35%)]" : "max-md:grid-cols-[minmax(0,1fr)]",
      )}
    >
      <h3 className="self-center text-[1.5rem] wrap-anywhere md:col-start-2 md:text-[1.75rem]">{title}</h3>
      <div className="self-start md:col-start-1 md:row-span-3 md:row-start-1 lg:row-span-2 lg:row-start-1">
        {scene ? (
          <Scene name={scene} decorative className="max-md:rounded-button" />
        ) : (
          <div className="md:rounded-card md:border md:border-line md:bg-card md:px-4 md:py-3">{drawing}</div>
        )}
      </div>
      <p className="text-soft max-md:col-span-full md:col-start-2">{text}</p>
      <Limits claims={proof} />
    </li>
  );
}

/** Names of laws and standards, such as "ISO 9001": no figures, and smaller than those. */
const STANDARD = /^[A-Z]{3}/;

/** Claims with their limits, each limit by the amber bracket that the picture at the top of the page has. */
function Limits({ claims }: { claims: readonly Claim[] }) {
  return (
    <dl
      className={clsx(
        "grid content-start gap-x-8 gap-y-4 md:gap-y-5 wrap-anywhere max-md:col-span-full md:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1",
        claims.length > 1 && "md:grid-cols-[repeat(auto-fit,minmax(min(max(8.5rem,40%),100%),1fr))]",
      )}
    >
      {claims.map(({ id, value, label, scope }) => (
        <div
          key={id}
          className="flex flex-wrap items-baseline gap-x-3 gap-y-1 md:row-span-3 md:grid md:grid-rows-subgrid md:content-start"
        >
          <dt className="order-2 min-w-0 text-small font-semibold first-letter:uppercase">{label}</dt>
          <dd
            className={clsx(
              "order-1 font-display leading-tight font-semibold tracking-tight",
              STANDARD.test(value) ? "text-h3" : "text-[1.75rem] text-clyde md:text-[2.25rem]",
            )}
          >
            {value}
          </dd>
          <dd className="order-3 max-w-[24em] self-start border-l-4 max-md:w-full max-md:max-w-none border-amber pl-2.5 md:pl-3 text-small text-soft first-letter:uppercase">
            {scope}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The steps of the method on one line, each with its result: across on wide screens, down on phones. */
function Methodology({ title, lead, steps }: WhyChooseUsPage["methodology"]) {
  return (
    <section className="mt-10 bg-deep py-10 text-on-deep md:mt-22 md:py-20 print:py-0">
      <div className="page">
        <div className="items-baseline-last gap-x-16 lg:grid lg:grid-cols-2">
          <h2>{title}</h2>
          <p className="mt-4 text-soft-on-deep lg:mt-0">{lead}</p>
        </div>
        <ol className="mt-7 grid md:mt-12 md:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="relative border-clyde-on-deep max-md:border-l-4 max-md:pb-6 max-md:pl-6 max-md:last:border-transparent max-md:last:pb-0 md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0 md:border-t-4 md:pt-6 md:pr-10 md:max-lg:pb-8 md:last:border-transparent [&:last-child_.stop]:bg-amber"
            >
              <span
                aria-hidden="true"
                className="stop absolute size-5 rounded-full border-4 border-on-deep bg-deep max-md:top-0.5 max-md:-left-3 md:-top-3 md:left-0 print:hidden"
              />
              <h3 className="md:text-[1.75rem]">
                <span aria-hidden="true" className="text-clyde-on-deep">
                  {index + 1}{" "}
                </span>
                {step.title}
              </h3>
              <p className="mt-2 text-soft-on-deep max-md:text-small">{step.text}</p>
              <p className="mt-3 font-semibold max-md:text-small md:mt-5">
                <span className="font-normal text-soft-on-deep md:block">Then you have </span>
                {step.result}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
