import type { ReactNode } from "react";
import clsx from "clsx";
import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import type { Claim, WhyChooseUsPage } from "@/lib/content";
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
        <ol className="grid gap-x-16 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
          {features.map((feature, index) => (
            <Feature key={feature.title} {...feature} isWide={index % 3 === 0} />
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

/** A reason: its picture, its text and its figures. A wide one has its picture, its heading and a single figure larger. */
function Feature({ title, text, scene, proof, drawing, isWide }: ProvenFeature & { isWide: boolean }) {
  return (
    <li
      className={clsx(
        "grid content-start gap-x-4 gap-y-4 border-t-2 border-ink py-6 md:gap-x-8 md:py-10 lg:gap-x-16 print:grid-cols-[5.5cm_1fr] print:py-4",
        scene ? "max-md:grid-cols-[minmax(0,1fr)_min(7.5rem,35%)]" : "max-md:grid-cols-[minmax(0,1fr)]",
        isWide
          ? "md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:col-span-2"
          : "md:grid-cols-[min(13rem,35%)_minmax(0,1fr)] lg:gap-x-8",
      )}
    >
      <h3
        className={clsx(
          "self-center text-[1.5rem] wrap-anywhere md:col-start-2 md:self-end",
          isWide ? "md:text-[1.75rem] lg:text-[2.5rem]" : "md:text-[1.75rem]",
        )}
      >
        {title}
      </h3>
      <div
        className={clsx(
          "md:col-start-1 md:row-start-1 md:self-start",
          isWide ? "md:row-span-3" : "md:row-span-2",
        )}
      >
        {scene ? <Scene name={scene} decorative className="max-md:rounded-button" /> : drawing}
      </div>
      <p className="text-soft max-md:col-span-full md:col-start-2">{text}</p>
      <ClaimRows
        claims={proof}
        className={clsx(
          "grid content-start gap-x-6 gap-y-5 max-md:col-span-full sm:gap-x-10",
          isWide ? "md:col-start-2" : "md:col-span-2",
          proof.length > 1 &&
            "grid-cols-[repeat(auto-fit,minmax(min(max(8.5rem,40%),100%),1fr))] wrap-anywhere [&_dd:first-of-type]:text-[1.75rem]",
          proof.length === 1 && isWide && "[&_dd:first-of-type]:text-[length:var(--text-hero)]",
        )}
      />
    </li>
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
