import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import type { CareersPage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { ClosingBand } from "../blocks/closing-band";
import { NumberedList } from "../blocks/numbered-list";
import { OpeningIndex, OpeningList } from "./opening-list";
import { Section } from "../blocks/section";

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
        <OpeningList openings={openings.items} />
      </Section>
      <Section title={process.title}>
        <div className="items-center gap-x-16 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <NumberedList items={process.steps} className="mt-6 grid sm:grid-cols-2 lg:mt-0" />
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
