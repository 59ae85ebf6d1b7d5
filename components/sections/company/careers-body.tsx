import { Fragment } from "react";
import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import type { CareersPage, Opening } from "@/lib/content";
import { routes } from "@/lib/routes";
import { ClosingBand } from "../blocks/closing-band";
import { Fold } from "../blocks/fold";
import { Section } from "../blocks/page-section";
import { hoursOf, WeekDays, WeekOfShifts } from "./week-of-shifts";

/** Anchor of the openings. */
const OPENINGS = "openings";

/** Careers: benefits, openings and application. See docs/behaviour.md#about-why-us-careers-case-studies. */
export function CareersBody({ page }: { page: CareersPage }) {
  const { benefits, openings, process, closing } = page;
  return (
    <main id="main">
      <div className="page head grid-cols-1 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <h1 className="max-w-[12em]">{page.heading}</h1>
          <p className="head-lead">{page.lead}</p>
          <p className="mt-6">
            <a className="button button-main" href={`#${OPENINGS}`}>
              See the openings
            </a>
          </p>
        </div>
        <Scene name="careers" eager />
        <OpeningIndex openings={openings.items} />
      </div>
      <section className="bg-deep py-14 text-on-deep md:py-22">
        <div className="page">
          <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:block">
            <div className="grid items-center gap-x-10 gap-y-6 md:max-lg:grid-cols-2 print:mb-4 print:block">
              <h2>{benefits.title}</h2>
              <Scene name="a-swapped-shift" className="print:hidden" />
            </div>
            <ul className="grid grid-cols-1 gap-x-12 sm:grid-cols-2">
              {benefits.items.map(({ title, text }) => (
                <li key={title} className="border-t border-line-on-deep py-5">
                  <h3>{title}</h3>
                  <p className="mt-2 text-soft-on-deep">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <Section id={OPENINGS} title={openings.title} lead={openings.lead}>
        <ul>
          {openings.items.map((opening) => (
            <OpeningEntry key={opening.id} opening={opening} />
          ))}
        </ul>
      </Section>
      <Section title={process.title}>
        <div className="items-center gap-x-16 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <ol className="gap-x-12 mt-6 grid sm:grid-cols-2 lg:mt-0">
            {process.steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-5 border-t border-line py-5">
                <span
                  aria-hidden="true"
                  className="w-4 shrink-0 font-display text-h3 leading-tight text-clyde"
                >
                  {index + 1}
                </span>
                <div className="min-w-0 wrap-anywhere">
                  <h3>{title}</h3>
                  <p className="mt-1 text-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <Scene name="a-rehearsal" className="max-lg:hidden print:hidden" />
        </div>
      </Section>
      <ClosingBand {...closing}>
        <ButtonLink main href={routes.contact()}>
          Apply Now
        </ButtonLink>
      </ClosingBand>
    </main>
  );
}

/** A name, a week and its hours. */
const ROW =
  "md:grid md:grid-cols-[minmax(0,9fr)_minmax(0,18fr)_minmax(0,3.4fr)] md:gap-x-6 lg:grid-cols-[19rem_minmax(0,1fr)_6rem] lg:gap-x-10";

/** Links to the openings, each with a week of its shifts, for the top of the page. */
function OpeningIndex({ openings }: { openings: readonly Opening[] }) {
  return (
    <nav aria-label="Openings" className="min-w-0 md:col-span-2">
      <div className={`${ROW} items-end pb-2`}>
        <p className="text-small text-soft">A sample week</p>
        <div className="max-md:hidden">
          <WeekDays />
        </div>
      </div>
      <ul className="border-b border-line">
        {openings.map(({ id, title, location, week }) => (
          <li key={id} className={`${ROW} items-center border-t border-line py-2.5 md:py-3`}>
            <a href={`#${id}`} className="group block max-md:mb-1">
              <span className="font-display text-base leading-snug font-semibold text-clyde underline decoration-clyde-pale underline-offset-4 group-hover:decoration-current lg:text-h3">
                {title}
              </span>
              <span className="block text-small leading-snug text-soft">{location}</span>
            </a>
            <WeekOfShifts shifts={week} />
            <p className="text-small text-soft max-md:sr-only md:text-right">{hoursOf(week)} hours</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the post is on the left, what it does and asks for on the right. */
function OpeningEntry({ opening }: { opening: Opening }) {
  const { id, title, description, requirements, department, location, type } = opening;
  const facts = { Department: department, Location: location, Type: type };
  return (
    <li id={id} className="border-t-2 border-ink py-6 md:py-10">
      <article
        aria-labelledby={`${id}-title`}
        className="grid grid-cols-1 content-start gap-x-16 gap-y-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-rows-[auto_1fr] md:gap-x-10 lg:gap-x-16"
      >
        <div className="min-w-0">
          <h3 id={`${id}-title`} className="wrap-anywhere md:text-[1.75rem]">
            {title}
          </h3>
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-small max-[20rem]:block">
            {Object.entries(facts).map(([term, fact]) => (
              <Fragment key={term}>
                <dt className="text-soft wrap-anywhere">{term}</dt>
                <dd className="wrap-anywhere">{fact}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
        <div className="min-w-0 md:row-span-2">
          <p className="md:text-lead md:leading-[1.45]">{description}</p>
          <Fold summary="What we ask for">
            <h4 className="font-display font-semibold max-md:sr-only md:mt-5">What we ask for</h4>
            <ul className="mt-1 gap-x-8 lg:mt-2 lg:grid lg:grid-cols-3">
              {requirements.map((requirement) => (
                <li key={requirement} className="border-t border-line py-2 max-lg:first:border-t-0">
                  {requirement}
                </li>
              ))}
            </ul>
          </Fold>
        </div>
        <p>
          <ButtonLink href={routes.contact()}>
            Apply Now<span className="sr-only"> as {title}</span>
          </ButtonLink>
        </p>
      </article>
    </li>
  );
}
