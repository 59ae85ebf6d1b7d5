import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { isScene } from "@/lib/art";
import type { PriceList, Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { describePrice } from "./service-price";

/** Each service with its scene, its description and its price, on /services. */
export function ServiceRows({ services, prices }: { services: readonly Service[]; prices: PriceList }) {
  return (
    <ul className="grid gap-x-12 lg:grid-cols-2">
      {services.map(({ slug, title, description }) => (
        <li
          key={slug}
          className="grid content-start gap-x-4 gap-y-2 border-t-2 border-ink py-5 max-sm:grid-cols-[6.5rem_1fr] sm:grid-cols-[2fr_3fr] sm:grid-rows-[auto_1fr] sm:gap-x-8 sm:py-7 sm:[&>picture]:row-span-2"
        >
          {isScene(slug) && <Scene name={slug} decorative className="max-sm:rounded-button" />}
          <h3 className="max-sm:self-center">{title}</h3>
          <div className="flex flex-col max-sm:col-span-2">
            <p className="mb-4 text-small text-soft">{description}</p>
            <p className="mt-auto border-t border-line pt-2 text-small font-semibold first-letter:uppercase">
              {describePrice(slug, prices)}.
            </p>
            <SiteLink href={routes.service(slug)} className="mt-1 self-start py-1 text-clyde underline">
              Learn More<span className="sr-only"> about {title}</span>
            </SiteLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
