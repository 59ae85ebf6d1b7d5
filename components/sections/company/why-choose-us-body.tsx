import type { ReactNode } from "react";
import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import type { Claim, WhyChooseUsPage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { ClaimRows } from "../blocks/claim-rows";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/section";

/** A reason and the claims that back it. */
type ProvenFeature = WhyChooseUsPage["features"][number] & {
  proof: readonly Claim[];
  /** What the claims count. */
  drawing?: ReactNode;
};

interface WhyChooseUsBodyProps {
  page: WhyChooseUsPage;
  features: readonly ProvenFeature[];
  /** The map of all cities. */
  map?: ReactNode;
}

/** Reasons with their claims, methodology and commitments. */
export function WhyChooseUsBody({ page, features, map }: WhyChooseUsBodyProps) {
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
      <section className="page mt-14 grid gap-x-16 gap-y-6 md:mt-22 lg:grid-cols-[1fr_2fr]">
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
      {map && (
        <div className="mt-14 bg-deep py-10 text-on-deep md:mt-22">
          <div className="page">{map}</div>
        </div>
      )}
      <Section title={closing.title} lead={closing.text}>
        <ButtonLink main href={routes.contact()}>
          Contact us
        </ButtonLink>
      </Section>
    </main>
  );
}

function Feature({ title, text, proof, drawing }: ProvenFeature) {
  return (
    <li className="grid gap-x-12 gap-y-5 border-t-2 border-ink py-7 md:grid-cols-[1fr_15rem] md:py-9 lg:grid-cols-[15rem_5fr_6fr]">
      <div>
        <h3 className="text-[1.75rem] md:text-[2.25rem]">{title}</h3>
        <p className="mt-3 text-soft">{text}</p>
      </div>
      <div className="md:pt-2 lg:order-first">{drawing}</div>
      <ClaimRows
        claims={proof}
        className="grid grid-cols-2 content-start gap-x-6 gap-y-6 md:max-lg:col-span-2 max-sm:[&_dd:first-of-type]:text-[1.75rem] sm:gap-x-10"
      />
    </li>
  );
}

/** The steps of the method on a deep band, each with its result. */
function Methodology({ title, lead, steps }: WhyChooseUsPage["methodology"]) {
  return (
    <section className="mt-14 bg-deep py-14 text-on-deep md:mt-22 md:py-22">
      <div className="page">
        <h2>{title}</h2>
        <p className="mt-4 text-soft-on-deep">{lead}</p>
        <ol className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="relative row-span-4 grid grid-rows-subgrid gap-y-0 border-t-4 border-line-on-deep pt-6 [&:last-child_.stop]:bg-amber"
            >
              <span
                aria-hidden="true"
                className="stop absolute -top-3 left-0 size-5 rounded-full border-4 border-on-deep bg-deep print:hidden"
              />
              <p aria-hidden="true" className="font-display text-small text-soft-on-deep">
                {String(index + 1).padStart(2, "0")}
              </p>
              <h3 className="mt-1 text-[1.75rem]">{step.title}</h3>
              <p className="mt-3 mb-5 text-soft-on-deep">{step.text}</p>
              <p className="border-t border-line-on-deep pt-3">
                <span className="block text-small text-soft-on-deep">Then you have</span>
                {step.result}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
