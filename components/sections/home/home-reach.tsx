import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { Fold } from "../blocks/fold";
import { allCities } from "@/lib/content/catalogue";
import type { Claim, HomePage, Region } from "@/lib/content";
import { routes } from "@/lib/routes";

interface HomeReachProps {
  content: HomePage["reach"];
  regions: readonly Region[];
  about: HomePage["about"];
  /** The claims of `about`. */
  claims: readonly Claim[];
  /** Shown between the text and the figures. */
  map?: ReactNode;
}

/** Formats a count as a minimum, rounded down to a multiple of five: "120+". */
export function formatMinimum(count: number): string {
  return `${Math.floor(count / 5) * 5}+`;
}

/** The company on one deep band: who answers, where, the cities of each region, and four small facts in a few lines. */
export function HomeReach({ content, regions, about, claims, map }: HomeReachProps) {
  return (
    <section className="mt-10 bg-deep py-7 text-on-deep md:mt-22 md:py-24">
      <div className="page [&_:focus-visible]:outline-amber">
        <div className="items-end gap-x-16 lg:grid lg:grid-cols-2">
          <h2 className="text-[length:min(var(--text-hero),13vw)]">{content.title}</h2>
          <div className="mt-5 lg:mt-0 lg:pb-2">
            <h3>{about.title}</h3>
            <p className="mt-2 text-soft-on-deep max-md:text-small md:text-[1.25rem] md:leading-[1.5]">
              {about.text}{" "}
              <SiteLink
                href={routes.about()}
                className="inline-block py-1 text-clyde-on-deep underline underline-offset-4"
              >
                Who we are
              </SiteLink>
            </p>
          </div>
        </div>
        {map}
        <p className="text-small text-soft-on-deep max-md:sr-only">{content.text}</p>
        <ul className="mt-5 grid gap-x-12 gap-y-3 md:mt-10 md:grid-cols-3">
          {regions.map((region) => (
            <RegionCount key={region.slug} region={region} />
          ))}
        </ul>
        <Fold summary="The company in four figures">
          <dl className="max-w-[70em] text-small leading-normal max-md:space-y-1 max-md:pb-2 md:mt-10 md:[&>*]:inline">
            {claims.map(({ id, value, label, scope }) => (
              <Fact key={id} value={value} label={label} scope={scope} />
            ))}
          </dl>
        </Fold>
      </div>
    </section>
  );
}

/** One of the small facts, which follow each other as sentences do. */
function Fact({ value, label, scope }: Pick<Claim, "value" | "label" | "scope">) {
  return (
    <div>
      <dt className="inline">
        <strong className="font-semibold">{value}</strong> {label}
      </dt>
      <dd className="inline text-soft-on-deep"> ({scope}). </dd>
    </div>
  );
}

/** A region's number of cities; at least that of docs/behaviour.md#size-of-the-catalogue. */
function RegionCount({ region }: { region: Region }) {
  return (
    <li className="grid grid-cols-[5rem_1fr] items-baseline gap-x-3 border-t border-soft-on-deep pt-3 md:block md:pt-5">
      <p className="font-display text-[clamp(2.25rem,7.5vw,7rem)] leading-none font-semibold tracking-tight">
        {formatMinimum(allCities([region]).length)}
      </p>
      <h3 className="max-md:text-base md:mt-3">
        cities in{" "}
        <SiteLink href={routes.region(region.slug)} className="underline underline-offset-4">
          {region.title}
        </SiteLink>
      </h3>
      <p className="text-soft-on-deep max-md:sr-only md:mt-1">
        {region.countries.map(({ title }) => title).join(", ")}
      </p>
    </li>
  );
}
