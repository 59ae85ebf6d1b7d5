import { SiteLink } from "@/components/layout/site-link";
import type { Claim, HomePage, Region } from "@/lib/content";
import { allCities } from "@/lib/content/catalogue";
import { routes } from "@/lib/routes";

interface HomeAboutProps {
  about: HomePage["about"];
  regions: readonly Region[];
  /** The claims of `about`. */
  claims: readonly Claim[];
}

/** Formats a count as a minimum, rounded down to a multiple of five: "120+". */
export function formatMinimum(count: number): string {
  return `${Math.floor(count / 5) * 5}+`;
}

/** The company in a few lines, its four figures, and how many cities of each region it answers for. */
export function HomeAbout({ about, regions, claims }: HomeAboutProps) {
  return (
    <section className="mt-8 border-y border-line bg-card py-7 md:mt-12 md:py-12">
      <div className="page">
        <div className="items-end gap-x-16 md:grid md:grid-cols-2">
          <h2 className="max-w-[12em]">{about.title}</h2>
          <p className="mt-3 text-soft max-md:text-small">
            {about.text}{" "}
            <SiteLink href={routes.about()} className="text-link">
              {about.more}
            </SiteLink>
          </p>
        </div>
        <dl className="mt-5 grid grid-cols-2 gap-x-8 gap-y-3 md:mt-8 md:grid-cols-4">
          {claims.map(({ id, value, label, scope }) => (
            <div key={id} className="border-t-2 border-ink pt-2">
              <dd className="font-display text-[2rem] leading-tight font-semibold tracking-tight md:text-[2.5rem]">
                {value}
              </dd>
              <dt className="text-small font-semibold first-letter:uppercase">{label}</dt>
              <dd className="text-small leading-snug text-soft first-letter:uppercase max-md:sr-only">
                {scope}
              </dd>
            </div>
          ))}
        </dl>
        <ul className="mt-4 grid grid-cols-3 gap-x-4 max-md:text-small max-md:leading-snug md:mt-6 md:flex md:flex-wrap md:gap-x-10">
          {regions.map((region) => (
            <li key={region.slug}>
              <strong className="font-display text-h3 font-semibold tracking-tight max-md:block">
                {formatMinimum(allCities([region]).length)}
              </strong>{" "}
              cities in{" "}
              <SiteLink href={routes.region(region.slug)} className="text-link py-0!">
                {region.title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
