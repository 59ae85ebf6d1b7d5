import { SiteLink } from "@/components/layout/site-link";
import type { CaseStudy, HomePage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import { EntryMark, SampleNote } from "../blocks/sample-mark";

interface CaseRegisterProps {
  content: HomePage["caseStudies"];
  studies: readonly CaseStudy[];
  /** What the mark of samples means; undefined without samples. */
  sampleNote: string | undefined;
}

/**
 * All case studies in short, on the home page: rows of equal cells with the name and the result of each, which open one at a
 * time. See docs/behaviour.md#home-page.
 */
export function CaseRegister({ content, studies, sampleNote }: CaseRegisterProps) {
  return (
    <section className="page mt-8 md:mt-16 print:break-before-page">
      <div className="items-start gap-x-16 md:grid md:grid-cols-2">
        <div>
          <h2 className="md:max-w-[12em] md:text-[2rem]">{content.title}</h2>
          <SiteLink
            href={routes.caseStudies()}
            className="mt-2 inline-block py-1 text-clyde underline underline-offset-4 md:mb-4"
          >
            Four client stories in detail
          </SiteLink>
        </div>
        <div className="max-md:mt-3">
          <p className="mb-1 text-small text-soft">{content.text}</p>
          <SampleNote text={sampleNote} />
        </div>
      </div>
      <Fold summary={`All ${studies.length} clients`}>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {studies.map((study) => (
            <StudyCell key={study.name} study={study} />
          ))}
        </ul>
      </Fold>
    </section>
  );
}

function StudyCell({ study }: { study: CaseStudy }) {
  const { name, city, industry, service, result, description, verified, sample } = study;
  return (
    <li className="border-t border-line">
      <details name="case">
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-3 [&::-webkit-details-marker]:hidden hover:[&_h3]:underline">
          <h3 className="text-[1.0625rem]">{name}</h3>
          <span aria-hidden="true" className="leading-tight text-clyde in-open:rotate-45 print:hidden">
            +
          </span>
          <span className="col-span-full mt-0.5 text-small leading-snug">{result}</span>
          <span className="col-span-full mt-1 text-[0.8125rem] text-soft">
            {city.label} · <EntryMark inline sample={sample} verified={verified} />
          </span>
        </summary>
        <div className="pb-4 text-small leading-normal">
          <p>{description}</p>
          <p className="mt-1 text-soft">
            {city.label}, {city.country.title}
            <br />
            <SiteLink href={routes.industry(industry.slug)} className="inline-block py-0.5 underline">
              {industry.title}
            </SiteLink>
            ,{" "}
            <SiteLink href={routes.service(service.slug)} className="inline-block py-0.5 underline">
              {service.title}
            </SiteLink>
          </p>
        </div>
      </details>
    </li>
  );
}
