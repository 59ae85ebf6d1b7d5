import clsx from "clsx";
import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { Icon } from "@/components/ui/icon";
import { isScene, type SceneName } from "@/lib/art";
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
 * All case studies in short, on the home page, in a column for each region: the first with its picture, the others as one
 * line each that opens. See docs/behaviour.md#home-page.
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
    <Section title={content.title} lead={content.text} className="print:break-before-page">
      <SampleNote text={sampleNote} />
      <div className="grid gap-x-10 border-t-2 border-ink md:grid-cols-3">
        {inRegion.map(({ title, studies }) => (
          <RegionColumn
            key={title}
            title={title}
            shown={shown.find(({ study }) => studies.includes(study))}
            others={studies.filter((study) => shown.every((one) => one.study !== study))}
          />
        ))}
      </div>
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

/** The scene of a study, or that of its service where its own is beside another study. */
function otherScene(study: CaseStudy, taken: SceneName | undefined): SceneName | undefined {
  const scene = clientScene(study);
  const { slug } = study.service;
  return scene === taken && isScene(slug) ? slug : scene;
}

/** No more than these have pictures too: their column would be much shorter than the others. */
const FEW = 2;

interface RegionColumnProps {
  title: string;
  shown: ShownStudy | undefined;
  others: readonly CaseStudy[];
}

/** The case studies of a region; of its lines one is open at a time. */
function RegionColumn({ title, shown, others }: RegionColumnProps) {
  return (
    <div>
      <p aria-hidden="true" className="max-w-none pt-3 font-display font-semibold max-md:hidden">
        {title}
      </p>
      {shown && (
        <ul>
          <PicturedStudy {...shown} />
        </ul>
      )}
      {others.length > 0 && (
        <Fold summary={`${others.length} more in ${title}`}>
          <ul>
            {others.length > FEW
              ? others.map((study) => <StudyLine key={study.name} study={study} />)
              : others.map((study) => (
                  <PicturedStudy key={study.name} study={study} scene={otherScene(study, shown?.scene)} />
                ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}

function PicturedStudy({ study, scene }: ShownStudy) {
  return (
    <li className="py-4 max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] max-[20rem]:grid-cols-[minmax(0,1fr)] max-md:gap-x-4 max-md:gap-y-2 max-md:border-b max-md:border-line">
      {scene && <Scene name={scene} decorative className="md:mb-4" />}
      <div>
        <CaseName study={study} />
        <p className="text-small text-soft md:hidden">{placeOf(study)}</p>
      </div>
      <div className="max-md:col-span-full">
        <CaseText study={study} short />
      </div>
    </li>
  );
}

function StudyLine({ study }: { study: CaseStudy }) {
  return (
    <li>
      <details name="case" className="group border-t border-line">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 py-2 hover:underline">
          <CaseName study={study} />
        </summary>
        <div className="pb-4">
          <CaseText study={study} />
        </div>
      </details>
    </li>
  );
}

/** One mark: an invented entry is a sample, and says in its text what it will say of a client. */
function CaseName({ study: { name, verified, sample } }: { study: CaseStudy }) {
  return (
    <>
      <h3 className="text-[1.0625rem]">{name}</h3>
      {sample ? <SampleMark /> : verified && <Verified />}
    </>
  );
}

function Verified() {
  return (
    <span className="inline-flex items-center gap-1 text-[0.8125rem] font-semibold text-moss">
      <Icon name="verified" />
      Verified
    </span>
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
  const { industry, service, result, description, verified, sample } = study;
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
        <strong className="font-semibold">{result}</strong> {description} {sample && verified && <Verified />}
      </p>
    </div>
  );
}
