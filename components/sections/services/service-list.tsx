import { SiteLink } from "@/components/layout/site-link";
import { Icon } from "@/components/ui/icon";
import type { Service } from "@/lib/content";
import { routes } from "@/lib/routes";

/** A card for each service, on the home page and on /services: docs/behaviour.md#home-page. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {services.map(({ slug, title, summary, features, icon }) => (
        <li key={slug} className="flex gap-4 border-t border-line py-5">
          <Icon name={icon} className="mt-1 shrink-0 text-clyde" />
          <div>
            <h3>{title}</h3>
            <p className="mt-1 text-soft">{summary}</p>
            <ul className="mt-2 list-disc pl-5 text-small text-soft">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <SiteLink href={routes.service(slug)} className="mt-2 inline-block py-1 text-clyde underline">
              Learn More<span className="sr-only"> about {title}</span>
            </SiteLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
