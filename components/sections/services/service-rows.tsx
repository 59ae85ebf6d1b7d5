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
          className="grid content-start gap-x-8 gap-y-4 border-t-2 border-ink py-7 sm:grid-cols-[2fr_3fr]"
        >
          {isScene(slug) && <Scene name={slug} decorative className="max-sm:max-w-56" />}
          <div>
            <h3>{title}</h3>
            <p className="mt-2 text-small text-soft">{description}</p>
            <p className="mt-2 text-small first-letter:uppercase">{describePrice(slug, prices)}.</p>
            <SiteLink href={routes.service(slug)} className="mt-2 inline-block py-1 text-clyde underline">
              Learn More<span className="sr-only"> about {title}</span>
            </SiteLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
