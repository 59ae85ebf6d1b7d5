import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { isScene } from "@/lib/art";
import type { Service } from "@/lib/content";
import { routes } from "@/lib/routes";

/** A card for each service on the home page, and one line for each on phones: docs/behaviour.md#home-page. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  return (
    <ul className="grid gap-x-8 md:grid-cols-2 lg:gap-x-12">
      {services.map(({ slug, title, summary, features }) => (
        <li
          key={slug}
          className="relative grid min-h-11 grid-cols-[min(3.25rem,20vw)_minmax(0,1fr)] items-center gap-x-4 border-t border-line py-1 md:grid-cols-[6.5rem_minmax(0,1fr)] md:gap-x-5 md:max-lg:content-start md:max-lg:gap-y-1 lg:grid-cols-[min(11rem,32%)_minmax(0,1fr)] lg:items-start lg:gap-x-6 md:py-5"
        >
          {isScene(slug) && <Scene name={slug} decorative className="max-md:rounded-button" />}
          <div className="md:max-lg:contents">
            <h3 className="max-md:text-[min(1rem,6.5vw)]">{title}</h3>
            <div className="max-md:sr-only md:max-lg:col-span-2">
              <p className="mt-1 text-small text-soft">{summary}</p>
              <ul className="mt-2 list-disc pl-5 text-small text-soft max-lg:sr-only">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
            <SiteLink
              href={routes.service(slug)}
              className="justify-self-start wrap-anywhere text-clyde underline max-md:absolute md:max-lg:col-span-2 max-md:inset-0 max-md:text-[0px] md:mt-2 md:inline-block md:py-1"
            >
              Learn More<span className="sr-only"> about {title}</span>
            </SiteLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
