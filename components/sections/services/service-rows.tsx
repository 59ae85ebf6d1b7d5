import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { isScene } from "@/lib/art";
import type { PriceList, Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import { describePrice } from "./service-price";

/** Each service with its scene, its price and its description, on /services. On phones the description opens. */
export function ServiceRows({ services, prices }: { services: readonly Service[]; prices: PriceList }) {
  return (
    <ul className="@container grid gap-x-12 lg:grid-cols-2">
      {services.map(({ slug, title, description }) => {
        const { figure, terms } = describePrice(slug, prices);
        return (
          <li
            key={slug}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] content-start gap-x-4 border-t border-line py-4 @max-[14em]:grid-cols-1 @max-[14em]:gap-y-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-x-8 md:py-7 max-md:[&>picture]:row-span-2 @max-[14em]:[&>picture]:max-w-72"
          >
            {isScene(slug) && <Scene name={slug} decorative className="max-md:rounded-button" />}
            <div className="max-md:contents md:row-span-2">
              <h3 className="leading-tight max-md:text-[1.125rem]">
                <SiteLink href={routes.service(slug)} className="hover:underline">
                  {title}
                </SiteLink>
              </h3>
              <div className="flex flex-wrap justify-between gap-x-6 max-md:order-1 max-md:mt-1 @min-[14em]:max-md:col-span-2 md:mt-2 md:block [&>[open]]:basis-full">
                <Fold summary="How it works" name="services">
                  <p className="text-soft max-md:text-small">{description}</p>
                </Fold>
                <SiteLink
                  href={routes.service(slug)}
                  className="inline-block text-clyde underline underline-offset-4 max-md:py-2 md:mt-2 md:py-1"
                >
                  Learn More<span className="sr-only"> about {title}</span> <span aria-hidden="true">→</span>
                </SiteLink>
              </div>
            </div>
            <p className="leading-snug md:mt-3">
              <span className="block font-semibold text-clyde first-letter:uppercase md:text-[1.1875rem]">
                {figure}
              </span>
              <span className="block text-small text-soft first-letter:uppercase">{terms}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
