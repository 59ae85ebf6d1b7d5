import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { Fold } from "../blocks/fold";
import { allCities } from "@/lib/content/catalogue";
import type { HomePage, Region } from "@/lib/content";
import { routes } from "@/lib/routes";

interface HomeReachProps {
  content: HomePage["reach"];
  regions: readonly Region[];
  /** Shown above the figures. */
  map?: ReactNode;
}

/** Formats a count as a minimum, rounded down to a multiple of five: "120+". */
export function formatMinimum(count: number): string {
  return `${Math.floor(count / 5) * 5}+`;
}

/** A deep band with the number of cities in each region; at least those of docs/behaviour.md#size-of-the-catalogue. */
export function HomeReach({ content, regions, map }: HomeReachProps) {
  return (
    <section className="mt-10 bg-deep py-8 text-on-deep md:mt-22 md:py-20">
      <div className="page [&_:focus-visible]:outline-amber">
        <div className="items-end gap-x-16 lg:grid lg:grid-cols-2">
          <h2>{content.title}</h2>
          <p className="mt-4 text-soft-on-deep lg:mt-0 lg:pb-1">{content.text}</p>
        </div>
        {map}
        <Fold summary="Cities by region and country">
          <ul className="mt-4 grid gap-x-12 gap-y-4 md:mt-10 md:grid-cols-3">
            {regions.map((region) => (
              <li
                key={region.slug}
                className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-4 border-t border-soft-on-deep pt-4 md:block"
              >
                <p className="font-display text-[clamp(2.25rem,5.4vw,5rem)] leading-none font-semibold tracking-tight">
                  {formatMinimum(allCities([region]).length)}
                </p>
                <h3 className="max-md:text-base md:mt-3">
                  cities in{" "}
                  <SiteLink href={routes.region(region.slug)} className="underline underline-offset-4">
                    {region.title}
                  </SiteLink>
                </h3>
                <p className="text-soft-on-deep max-md:col-start-2 max-md:text-small md:mt-2">
                  {region.countries.map(({ title }) => title).join(", ")}
                </p>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </section>
  );
}
