import { SiteLink } from "@/components/layout/site-link";
import type { CaseStudy, HomePage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { BandHead } from "../blocks/band-head";
import { EntryMark } from "../blocks/sample-mark";

interface HomeCaseStudiesProps {
  content: HomePage["caseStudies"];
  studies: readonly CaseStudy[];
  /** Says once that these are examples; undefined without samples. */
  sampleNote: string | undefined;
}

/** How many are open; the others are folded below them. */
const SHOWN = 3;

/** All case studies of the home page: three open, and the others folded. See docs/behaviour.md#home-page. */
export function HomeCaseStudies({ content, studies, sampleNote }: HomeCaseStudiesProps) {
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
        <SiteLink href={routes.caseStudies()} className="text-link">
          {content.more}
        </SiteLink>
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
        {name} <EntryMark sample={sample} verified={verified} />
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
