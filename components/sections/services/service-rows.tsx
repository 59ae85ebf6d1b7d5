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
    <ul className="grid gap-x-12 lg:grid-cols-2">
      {services.map(({ slug, title, description }) => {
        const { figure, terms } = describePrice(slug, prices);
        return (
          <li
            key={slug}
            className="grid grid-rows-[auto_1fr] content-start gap-x-4 gap-y-1 border-t-2 border-ink py-4 max-sm:grid-cols-[6.5rem_1fr] sm:grid-cols-[2fr_3fr] sm:gap-x-8 md:gap-y-3 md:py-7 md:[&>picture]:row-span-2"
          >
            {isScene(slug) && <Scene name={slug} decorative className="max-sm:rounded-button" />}
            <div className="max-md:self-center">
              <h3>{title}</h3>
              <p className="mt-1 leading-snug">
                <span className="block font-semibold text-clyde first-letter:uppercase">{figure}</span>
                <span className="block text-small text-soft first-letter:uppercase">{terms}</span>
              </p>
            </div>
            <div className="max-md:col-span-2">
              <Fold summary="How it works" name="services">
                <p className="text-small text-soft">{description}</p>
              </Fold>
              <SiteLink
                href={routes.service(slug)}
                className="inline-block py-1 text-clyde underline underline-offset-4 md:mt-1"
              >
                Learn More<span className="sr-only"> about {title}</span>
              </SiteLink>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
