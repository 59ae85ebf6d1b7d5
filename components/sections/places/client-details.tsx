import { SiteLink } from "@/components/layout/site-link";
import type { CaseStudy } from "@/lib/content";
import { routes } from "@/lib/routes";
import { EntryMark } from "../blocks/sample-mark";

/** A case study with the number of its pin. */
export interface NumberedStudy {
  number: number;
  study: CaseStudy;
}

/** Anchor of a study's text. It is inside the details, so that following it opens them, without a script. */
export const studyAnchor = (number: number) => `case-${number}`;

/** Case studies as details, of which one is open at a time. In print all are open. */
export function ClientDetails({ studies }: { studies: readonly NumberedStudy[] }) {
  return (
    <div className="self-start border-b border-line">
      {studies.map(({ number, study }) => (
        <details
          key={study.name}
          name="case"
          className="group border-t border-line print:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="flex cursor-pointer list-none items-baseline gap-x-3 py-3 md:max-lg:py-2 hover:text-clyde [&::-webkit-details-marker]:hidden">
            <span className="min-w-6 font-display font-semibold text-clyde tabular-nums">{number}</span>
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{study.name}</span>
              <span className="text-small text-soft">{study.city.label}</span>
              <span className="w-full text-small max-lg:hidden">{study.result}</span>
            </span>
            <span
              aria-hidden="true"
              className="text-clyde transition-transform group-open:rotate-45 print:hidden"
            >
              +
            </span>
          </summary>
          <Study number={number} study={study} />
        </details>
      ))}
    </div>
  );
}

function Study({ number, study }: NumberedStudy) {
  const { industry, service, result, description, verified, sample } = study;
  return (
    <div id={studyAnchor(number)} className="scroll-mt-16 pb-5 pl-9 text-small">
      <p className="flex flex-wrap items-center gap-x-3 text-soft">
        <span>
          <SiteLink href={routes.industry(industry.slug)} className="underline">
            {industry.title}
          </SiteLink>
          ,{" "}
          <SiteLink href={routes.service(service.slug)} className="underline">
            {service.title}
          </SiteLink>
        </span>
        <EntryMark sample={sample} verified={verified} />
      </p>
      <p className="mt-1">
        {/* Above, on wide screens. */}
        <strong className="font-semibold lg:hidden">{result}</strong> {description}
      </p>
    </div>
  );
}
