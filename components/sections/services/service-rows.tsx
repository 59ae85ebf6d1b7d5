import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { isScene } from "@/lib/art";
import type { PriceList, Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { describePrice } from "./service-price";

/** Each service with its scene, one sentence and its price, on /services. The description is on its own page. */
export function ServiceRows({ services, prices }: { services: readonly Service[]; prices: PriceList }) {
  return (
    <ul className="@container grid gap-x-12 lg:grid-cols-2">
      {services.map(({ slug, title, summary }) => {
        const { figure, terms } = describePrice(slug, prices);
        return (
          <li
            key={slug}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-4 border-t border-line py-4 @max-[14em]:grid-cols-1 @max-[14em]:gap-y-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-x-8 md:py-8 @max-[14em]:[&>picture]:max-w-72"
          >
            {isScene(slug) && <Scene name={slug} decorative className="max-md:rounded-button" />}
            <div className="flex min-w-0 flex-col items-start">
              <h3 className="leading-tight max-md:text-[1.125rem]">
                <SiteLink href={routes.service(slug)} className="hover:underline">
                  {title}
                </SiteLink>
              </h3>
              <p className="mt-1 text-soft max-md:text-small max-md:leading-snug md:mt-2">{summary}</p>
              <p className="mt-2 leading-snug md:mt-auto md:pt-4">
                <span className="block font-display text-[1.125rem] leading-tight font-semibold tracking-tight first-letter:uppercase md:text-[1.5rem]">
                  {figure}
                </span>
                <span className="block text-small text-soft first-letter:uppercase">{terms}</span>
              </p>
              <SiteLink
                href={routes.service(slug)}
                className="mt-1 inline-block py-1 text-clyde underline underline-offset-4"
              >
                Learn More<span className="sr-only"> about {title}</span> <span aria-hidden="true">→</span>
              </SiteLink>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
