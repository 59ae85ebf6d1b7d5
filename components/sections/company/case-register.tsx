import { SiteLink } from "@/components/layout/site-link";
import { Icon } from "@/components/ui/icon";
import type { CaseStudy, HomePage, Region } from "@/lib/content";
import { routes } from "@/lib/routes";
import { SampleMark, SampleNote } from "../blocks/sample-mark";
import { Section } from "../blocks/section";

interface CaseRegisterProps {
  content: HomePage["caseStudies"];
  studies: readonly CaseStudy[];
  /** What the mark of samples means; undefined without samples. */
  sampleNote: string | undefined;
  regions: readonly Pick<Region, "slug" | "title">[];
}

/** All case studies in short, by region, on the home page: docs/behaviour.md#home-page. */
export function CaseRegister({ content, studies, sampleNote, regions }: CaseRegisterProps) {
  return (
    <Section title={content.title} lead={content.text}>
      <SampleNote text={sampleNote} />
      {regions.map(({ slug, title }) => {
        const inRegion = studies.filter(({ city }) => city.country.region.slug === slug);
        return (
          <div key={slug} className="grid gap-x-12 border-t-2 border-ink pt-5 pb-8 lg:grid-cols-[11rem_1fr]">
            <h3 className="mb-4">{title}</h3>
            <ul className="grid gap-x-12 text-small leading-normal md:grid-cols-2">
              {inRegion.map((study) => (
                <CaseEntry key={study.name} study={study} />
              ))}
            </ul>
          </div>
        );
      })}
      <p className="max-w-none border-t border-line pt-5">
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

function CaseEntry({ study }: { study: CaseStudy }) {
  const { name, city, industry, service, result, description, verified, sample } = study;
  return (
    <li className="border-t border-line py-4">
      <h4 className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 font-display text-[1.0625rem] leading-tight font-semibold">
        {name}
        <span className="inline-flex items-center gap-x-3">
          {sample && <SampleMark />}
          {verified && (
            <span className="inline-flex items-center gap-1 font-sans text-[0.8125rem] font-semibold text-moss">
              <Icon name="verified" />
              Verified
            </span>
          )}
        </span>
      </h4>
      <p className="text-soft">
        {city.label}, {city.country.title}
      </p>
      <p className="text-soft">
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
    </li>
  );
}
