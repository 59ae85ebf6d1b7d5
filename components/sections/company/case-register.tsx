import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import type { SceneName } from "@/lib/art";
import type { CaseStudy, HomePage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import { EntryMark, SampleNote } from "../blocks/sample-mark";
import { clientScene } from "./client-scene";

interface CaseRegisterProps {
  content: HomePage["caseStudies"];
  studies: readonly CaseStudy[];
  /** The scenes that the page shows already. */
  shownAbove?: readonly SceneName[];
  /** What the mark of samples means; undefined without samples. */
  sampleNote: string | undefined;
}

/** How many are shown with a picture; the others are folded below them. */
const SHOWN = 3;

/**
 * All case studies in short, on the home page: a few with a picture, and the others folded, each with its name and its result.
 * They open one at a time. See docs/behaviour.md#home-page.
 */
export function CaseRegister({ content, studies, shownAbove = [], sampleNote }: CaseRegisterProps) {
  const shown = differentScenes(studies, shownAbove).slice(0, SHOWN);
  const others = studies.filter((study) => !shown.includes(study));
  const areSamples = others.every(({ sample }) => sample);
  return (
    <section className="page mt-8 md:mt-16 print:break-before-page">
      <div className="items-start gap-x-16 md:grid md:grid-cols-[3fr_2fr] lg:grid-cols-2">
        <div>
          <h2 className="max-md:text-[min(1.5rem,10vw)] md:max-w-[12em]">{content.title}</h2>
          <SiteLink
            href={routes.caseStudies()}
            className="mt-2 inline-block py-1 text-clyde underline underline-offset-4 md:mb-4"
          >
            Four client stories in detail
          </SiteLink>
        </div>
        <div className="max-md:mt-3 max-md:[&>:last-child]:mb-2">
          <p className="mb-1 text-small text-soft max-md:[section:not(:has(.fold[open]))_&]:sr-only">
            {content.text}
          </p>
          <SampleNote text={sampleNote} />
        </div>
      </div>
      <Fold summary={`All ${studies.length} clients`}>
        <ul className="grid gap-x-8 gap-y-2 md:grid-cols-3 lg:gap-x-12">
          {shown.map((study) => (
            <StudyCell key={study.name} study={study} picture={clientScene(study)} />
          ))}
        </ul>
        <details className="folded mt-2 border-t border-line md:mt-6">
          <summary className="min-h-11 cursor-pointer py-2.5 text-clyde">
            {others.length} more{areSamples && ", samples as well"}
          </summary>
          <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
            {others.map((study) => (
              <StudyCell key={study.name} study={study} />
            ))}
          </ul>
        </details>
      </Fold>
    </section>
  );
}

/** The first study of each scene that is not shown above, so that no picture is shown twice. */
function differentScenes(studies: readonly CaseStudy[], shownAbove: readonly SceneName[]): CaseStudy[] {
  const seen = new Set(shownAbove);
  return studies.filter((study) => {
    const scene = clientScene(study);
    if (!scene || seen.has(scene)) return false;
    seen.add(scene);
    return true;
  });
}

/** One with a picture has its mark in sight, the others where they are opened: what folds them says it of all. */
function StudyCell({ study, picture }: { study: CaseStudy; picture?: SceneName | undefined }) {
  const { name, city, industry, service, result, description, verified, sample } = study;
  const mark = <EntryMark inline sample={sample} verified={verified} />;
  return (
    <li className="border-t border-line md:has-[img]:border-0">
      {picture && <Scene name={picture} decorative className="max-md:hidden" />}
      <details name="case">
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-3 [&::-webkit-details-marker]:hidden hover:[&_h3]:underline">
          <h3 className={picture ? "text-[1.25rem]" : "text-[1.125rem]"}>{name}</h3>
          <span aria-hidden="true" className="leading-tight text-clyde in-open:rotate-45 print:hidden">
            +
          </span>
          <span className={`col-span-full mt-0.5 leading-snug ${picture ? "" : "text-small"}`}>{result}</span>
          <span className="col-span-full mt-1 text-small text-soft">
            {city.label}
            {picture && <> · {mark}</>}
          </span>
        </summary>
        <div className="pb-4 text-small leading-normal">
          <p>{description}</p>
          <p className="mt-1 text-soft">
            {city.label}, {city.country.title}
            {!picture && <> · {mark}</>}
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
