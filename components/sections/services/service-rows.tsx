import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { isScene } from "@/lib/art";
import type { PriceList, Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import { describePrice } from "./service-price";

/** Each service with its scene, its price and one sentence, on /services. On phones the sentence opens. */
export function ServiceRows({ services, prices }: { services: readonly Service[]; prices: PriceList }) {
  return (
    <ul className="@container grid gap-x-12 lg:grid-cols-2">
      {services.map(({ slug, title, summary }) => {
        const { figure, terms } = describePrice(slug, prices);
        return (
          <li
            key={slug}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] content-start gap-x-4 border-t border-line py-4 @max-[14em]:grid-cols-1 @max-[14em]:gap-y-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-x-8 md:grid-rows-[auto] md:py-8 max-md:[&>picture]:row-span-2 @max-[14em]:[&>picture]:max-w-72"
          >
            {isScene(slug) && <Scene name={slug} decorative className="max-md:rounded-button" />}
            <div className="min-w-0 max-md:contents md:flex md:flex-col md:items-start">
              <h3 className="leading-tight max-md:text-[1.125rem]">
                <SiteLink href={routes.service(slug)} className="hover:underline">
                  {title}
                </SiteLink>
              </h3>
              <div className="flex flex-wrap justify-between gap-x-6 max-md:order-1 max-md:mt-1 @min-[14em]:max-md:col-span-2 md:contents [&>[open]]:basis-full">
                <Fold summary="What it is" name="services">
                  <p className="text-soft max-md:text-small md:mt-2">{summary}</p>
                </Fold>
                <SiteLink
                  href={routes.service(slug)}
                  className="inline-block text-clyde underline underline-offset-4 max-md:py-2 md:order-2 md:mt-1 md:py-1"
                >
                  Learn More<span className="sr-only"> about {title}</span> <span aria-hidden="true">→</span>
                </SiteLink>
              </div>
              <p className="leading-snug md:order-1 md:mt-auto md:pt-4">
                <span className="block font-semibold text-balance first-letter:uppercase max-md:text-clyde md:font-display md:text-[1.5rem] md:leading-tight md:tracking-tight">
                  {figure}
                </span>
                <span className="block text-small text-soft first-letter:uppercase">{terms}</span>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
