import type { ReactNode } from "react";
import clsx from "clsx";
import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import type { Claim, WhyChooseUsPage } from "@/lib/content";
import { formatNumber } from "@/lib/numbers";
import { routes } from "@/lib/routes";
import { CallToAction } from "../blocks/call-to-action";
import { ClaimRows } from "../blocks/claim-rows";
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
  /** How many cities the map shows. */
  cities: number;
  map?: ReactNode;
}

/** Reasons with their claims, methodology and commitments. */
export function WhyChooseUsBody({ page, features, cities, map }: WhyChooseUsBodyProps) {
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
      {map && (
        <section className="mt-14 bg-deep py-10 text-on-deep md:mt-22 md:py-20">
          <div className="page">
            <h2>One desk, {formatNumber(cities)} cities</h2>
            {map}
          </div>
        </section>
      )}
      <Methodology {...methodology} />
      <section className="page mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 md:mt-22 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2>{commitments.title}</h2>
          <p className="mt-4 text-soft">{commitments.lead}</p>
        </div>
        <dl>
          {commitments.items.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-1 border-t border-line py-5 md:grid-cols-[11rem_1fr]"
            >
              <dt className="font-display text-h3 leading-tight font-semibold">{title}</dt>
              <dd className="max-w-text">{text}</dd>
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

/** A reason: its picture, its text, and its figures, of which a single one is larger. */
function Feature({ title, text, scene, proof, drawing }: ProvenFeature) {
  return (
    <li className="grid gap-x-12 gap-y-5 border-t-2 border-ink py-7 md:grid-cols-[minmax(0,1fr)_min(15rem,40%)] md:py-9 lg:grid-cols-[15rem_5fr_6fr] print:grid-cols-[1fr_5.5cm] print:py-4">
      <div>
        <h3 className="text-[1.75rem] md:text-[2.25rem]">{title}</h3>
        <p className="mt-3 text-soft">{text}</p>
      </div>
      <div className="max-md:max-w-60 lg:order-first">
        {scene ? <Scene name={scene} decorative /> : drawing}
      </div>
      <ClaimRows
        claims={proof}
        className={clsx(
          "grid content-start gap-x-6 gap-y-6 sm:gap-x-10 md:max-lg:col-span-2 print:col-span-2",
          proof.length > 1
            ? "max-sm:grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] sm:grid-cols-2 max-sm:[&_dd:first-of-type]:text-[1.75rem]"
            : "[&_dd:first-of-type]:text-h1",
        )}
      />
    </li>
  );
}

/** The steps of the method on a line, each with its result. */
function Methodology({ title, lead, steps }: WhyChooseUsPage["methodology"]) {
  return (
    <section className="page mt-14 md:mt-22">
      <h2>{title}</h2>
      <p className="mt-4 text-soft">{lead}</p>
      <ol className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="relative row-span-4 grid grid-rows-subgrid gap-y-0 border-t-4 border-clyde-pale pt-6 [&:last-child_.stop]:bg-amber"
          >
            <span
              aria-hidden="true"
              className="stop absolute -top-3 left-0 size-5 rounded-full border-4 border-ink bg-paper print:hidden"
            />
            <p aria-hidden="true" className="font-display text-small text-clyde">
              {String(index + 1).padStart(2, "0")}
            </p>
            <h3 className="mt-1 text-[1.75rem]">{step.title}</h3>
            <p className="mt-3 mb-5 text-soft">{step.text}</p>
            <p className="border-t border-line pt-3">
              <span className="block text-small text-soft">Then you have</span>
              {step.result}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
