import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
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
    <section className="mt-14 bg-deep py-14 text-on-deep md:mt-22 md:py-20">
      <div className="page [&_:focus-visible]:outline-amber">
        <h2>{content.title}</h2>
        <p className="mt-4 text-soft-on-deep">{content.text}</p>
        {map}
        <ul className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-3">
          {regions.map((region) => (
            <li key={region.slug} className="border-t border-soft-on-deep pt-4">
              <p className="font-display text-[clamp(3rem,5.4vw,5rem)] leading-none font-semibold tracking-tight">
                {formatMinimum(allCities([region]).length)}
              </p>
              <h3 className="mt-3">
                cities in{" "}
                <SiteLink href={routes.region(region.slug)} className="underline underline-offset-4">
                  {region.title}
                </SiteLink>
              </h3>
              <p className="mt-2 text-soft-on-deep">
                {region.countries.map(({ title }) => title).join(", ")}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
