import clsx from "clsx";
import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { isScene } from "@/lib/art";
import type { HomePage, Service } from "@/lib/content";
import { routes } from "@/lib/routes";

interface ServiceListProps {
  content: HomePage["services"];
  services: readonly Service[];
}

/**
 * The services on the home page in three columns, each below its picture. The first column begins with the heading, so
 * that its two services end where three of the others do. On phones each service is one line with its own picture. See
 * docs/behaviour.md#home-page.
 */
export function ServiceList({ content: { title, groups }, services }: ServiceListProps) {
  return (
    <section className="page mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-10 md:mt-22 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_minmax(0,5fr)] xl:gap-x-16">
      <h2 className="mb-4 md:col-start-1 md:row-start-1 md:mb-9">{title}</h2>
      {groups.map((group, index) => (
        <div
          key={group.title}
          className={clsx(
            PLACES[index],
            "print:block print:[&>picture]:block print:[&>picture]:break-after-avoid",
          )}
        >
          <Scene name={group.scene} decorative className="max-md:hidden print:max-w-[7cm]" />
          <div className={clsx(index === 0 && "flex grow flex-col md:[&>ul]:mb-4")}>
            <h3 className="max-md:sr-only md:mt-6 md:mb-4 md:text-[1.75rem]">{group.title}</h3>
            <ul>
              {services
                .filter(({ channel }) => group.channels.includes(channel))
                .map((service) => (
                  <ServiceEntry key={service.slug} service={service} leads={index === 0} />
                ))}
            </ul>
            {index === 0 && (
              <p className="max-md:hidden lg:mt-auto">
                <ButtonLink href={routes.services()}>All services with their prices</ButtonLink>
              </p>
            )}
          </div>
        </div>
      ))}
    </section>
  );
}

/** On tablets the last group lies below the others, its first service beside its picture, and its title above both. */
const PLACES = [
  "flex flex-col md:col-start-1 md:row-start-2",
  "md:col-start-2 md:row-span-2 md:row-start-1",
  "md:max-lg:col-span-2 md:max-lg:mt-12 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10 md:max-lg:[&>div]:contents md:max-lg:[&>div>ul]:contents md:max-lg:[&_h3]:order-first md:max-lg:[&_h3]:col-span-2 md:max-lg:[&_h3]:mt-0 lg:col-start-3 lg:row-span-2 lg:row-start-1",
];

/** On phones its link covers it. */
function ServiceEntry({ service, leads }: { service: Service; leads: boolean }) {
  const { slug, title, summary, features } = service;
  return (
    <li className="relative border-t border-line max-md:grid max-md:min-h-11 max-md:grid-cols-[min(3.25rem,20vw)_minmax(0,1fr)] max-md:items-center max-md:gap-x-4 max-md:py-1 md:py-5">
      {isScene(slug) && <Scene name={slug} decorative className="rounded-button md:hidden" />}
      <div>
        <h4
          className={clsx(
            "font-display font-semibold max-md:text-[min(1rem,6.5vw)] md:text-h3 md:leading-tight",
            leads && "lg:text-[1.625rem]",
          )}
        >
          {title}
        </h4>
        <div className="max-md:sr-only">
          <p className={clsx("mt-2", leads && "lg:text-[1.25rem] lg:leading-[1.5]")}>{summary}</p>
          <ul className="mt-2 text-small text-soft">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <SiteLink
          href={routes.service(slug)}
          className="wrap-anywhere text-clyde underline underline-offset-4 max-md:absolute max-md:inset-0 max-md:text-[0px] md:mt-2 md:inline-block md:py-1"
        >
          Learn More<span className="sr-only"> about {title}</span>
        </SiteLink>
      </div>
    </li>
  );
}
