import clsx from "clsx";
import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { Icon } from "@/components/ui/icon";
import type { SceneName } from "@/lib/art";
import type { CaseStudy, HomePage, Region } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import { SampleMark, SampleNote } from "../blocks/sample-mark";
import { Section } from "../blocks/section";
import { clientScene } from "./client-scene";

interface CaseRegisterProps {
  content: HomePage["caseStudies"];
  studies: readonly CaseStudy[];
  /** What the mark of samples means; undefined without samples. */
  sampleNote: string | undefined;
  regions: readonly Pick<Region, "slug" | "title">[];
  /** A scene that the page has already: no study is shown with it if its region has another. */
  taken?: SceneName | undefined;
}

/**
 * All case studies in short, on the home page: the first of each region with its picture, the others as one line each
 * that opens. See docs/behaviour.md#home-page.
 */
export function CaseRegister({ content, studies, sampleNote, regions, taken }: CaseRegisterProps) {
  const inRegion = regions.map(({ slug, title }) => ({
    title,
    studies: studies.filter(({ city }) => city.country.region.slug === slug),
  }));
  const shown = pickShown(
    inRegion.map(({ studies }) => studies),
    taken,
  );
  return (
    <Section title={content.title} lead={content.text}>
      <SampleNote text={sampleNote} />
      <ul className="grid gap-x-10 border-t-2 border-ink md:grid-cols-3">
        {shown.map(({ study, scene }) => (
          <li
            key={study.name}
            className="py-4 max-md:grid max-md:grid-cols-[6rem_1fr] max-md:gap-x-4 max-md:gap-y-2 max-md:border-b max-md:border-line md:py-5"
          >
            {scene && <Scene name={scene} decorative className="md:mb-4" />}
            <div>
              <CaseName study={study} />
              <p className="text-small text-soft md:hidden">{placeOf(study)}</p>
            </div>
            <div className="max-md:col-span-2">
              <CaseText study={study} short />
            </div>
          </li>
        ))}
      </ul>
      <Folded
        regions={inRegion.map(({ title, studies }) => ({
          title,
          studies: studies.filter((study) => !shown.some((one) => one.study === study)),
        }))}
      />
      <p className="mt-4 max-w-none">
        <SiteLink
          href={routes.caseStudies()}
          className="inline-block py-1 text-clyde underline underline-offset-4"
        >
          Four client stories in detail
        </SiteLink>
      </p>
    </Section>
  );
}

interface ShownStudy {
  study: CaseStudy;
  scene: SceneName | undefined;
}

/** One study of each region, if possible with a scene of its own. Regions with few studies choose first. */
function pickShown(regions: readonly (readonly CaseStudy[])[], taken?: SceneName): ShownStudy[] {
  const shown: ShownStudy[] = [];
  for (const studies of [...regions].sort((a, b) => a.length - b.length)) {
    const candidates = studies.map((study) => ({ study, scene: clientScene(study) }));
    const isNew = ({ scene }: ShownStudy) => scene !== taken && shown.every((other) => other.scene !== scene);
    const picked = candidates.find(isNew) ?? candidates[0];
    if (picked) shown.push(picked);
  }
  return regions.flatMap((studies) => shown.filter(({ study }) => studies.includes(study)));
}

/** More studies than these have two columns, with the other regions below each other beside them. */
const ONE_COLUMN = 8;

/** The other case studies; one is open at a time. */
function Folded({ regions }: { regions: readonly { title: string; studies: readonly CaseStudy[] }[] }) {
  return (
    <div className="grid gap-x-10 md:mt-4 md:grid-cols-3">
      {regions.map(({ title, studies }) => (
        <div
          key={title}
          className={clsx(
            studies.length > ONE_COLUMN &&
              "md:col-span-2 md:row-span-2 md:[&_ul]:columns-2 md:[&_ul]:gap-x-10",
          )}
        >
          <p
            aria-hidden="true"
            className="max-w-none border-t border-ink pt-3 font-display font-semibold max-md:hidden"
          >
            {title}
          </p>
          <Fold summary={`${studies.length} more in ${title}`}>
            <ul>
              {studies.map((study) => (
                <li key={study.name} className="break-inside-avoid">
                  <details name="case" className="group border-t border-line">
                    <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 py-2 hover:underline xl:flex-nowrap">
                      <CaseName study={study} />
                    </summary>
                    <div className="pb-4">
                      <CaseText study={study} />
                    </div>
                  </details>
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      ))}
    </div>
  );
}

function CaseName({ study: { name, verified, sample } }: { study: CaseStudy }) {
  return (
    <>
      <h3 className="text-[1.0625rem]">{name}</h3>
      <span className="inline-flex flex-wrap items-center gap-x-3 xl:shrink-0">
        {sample && <SampleMark />}
        {verified && (
          <span className="inline-flex items-center gap-1 text-[0.8125rem] font-semibold text-moss">
            <Icon name="verified" />
            Verified
          </span>
        )}
      </span>
    </>
  );
}

function placeOf({ city }: CaseStudy): string {
  return `${city.label}, ${city.country.title}`;
}

interface CaseTextProps {
  study: CaseStudy;
  /** On phones, leaves out place, trade and service. */
  short?: boolean;
}

function CaseText({ study, short = false }: CaseTextProps) {
  const { industry, service, result, description } = study;
  return (
    <div className="text-small leading-normal">
      <p className={clsx("text-soft", short && "max-md:hidden")}>
        {placeOf(study)}
        <br />
        <SiteLink href={routes.industry(industry.slug)} className="inline-block py-0.5 hover:underline">
          {industry.title}
        </SiteLink>
        ,{" "}
        <SiteLink href={routes.service(service.slug)} className="inline-block py-0.5 hover:underline">
          {service.title}
        </SiteLink>
      </p>
      <p className="mt-1">
        <strong className="font-semibold">{result}</strong> {description}
      </p>
    </div>
  );
}
