import clsx from "clsx";
import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { isScene } from "@/lib/art";
import type { Service } from "@/lib/content";
import { routes } from "@/lib/routes";

interface ServiceListProps {
  title: string;
  /** The first one leads. */
  services: readonly Service[];
}

/**
 * The services on the home page: the first one large below the heading, the others as rows beside it, and one line for each
 * on phones. See docs/behaviour.md#home-page.
 */
export function ServiceList({ title, services: [lead, ...others] }: ServiceListProps) {
  return (
    <section className="page mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 md:mt-22 lg:grid-cols-[minmax(0,11fr)_minmax(0,14fr)]">
      <div className="flex flex-col">
        <h2 className="mb-4 md:mb-7">{title}</h2>
        {lead && <LeadService {...lead} />}
        <p className="mt-auto pt-8 max-lg:hidden">
          <ButtonLink href={routes.services()}>All services with their prices</ButtonLink>
        </p>
      </div>
      <ul className="lg:border-b lg:border-line">
        {others.map((service) => (
          <ServiceRow key={service.slug} {...service} />
        ))}
      </ul>
    </section>
  );
}

/** Its picture is above it, on tablets beside it. */
function LeadService({ slug, title, summary, features }: Service) {
  return (
    <div
      className={clsx(
        ROW,
        "md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:items-start md:gap-x-8 md:py-6 lg:block lg:border-0 lg:p-0",
      )}
    >
      {isScene(slug) && <Scene name={slug} decorative className="max-md:rounded-button" />}
      <div>
        <h3 className="max-md:text-[min(1rem,6.5vw)] md:text-[1.75rem] lg:mt-6 lg:text-[2.25rem]">{title}</h3>
        <div className="max-md:sr-only">
          <p className="mt-2 text-soft lg:mt-3 lg:text-lead lg:leading-[1.45]">{summary}</p>
          <ul className="mt-4 lg:mt-6">
            {features.map((feature) => (
              <li key={feature} className="border-t border-line py-2 lg:py-3">
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <LearnMore {...{ slug, title }} />
      </div>
    </div>
  );
}

function ServiceRow({ slug, title, summary, features }: Service) {
  return (
    <li className={clsx(ROW, "md:grid-cols-[min(6.5rem,25%)_minmax(0,1fr)] md:gap-x-6 md:py-3")}>
      {isScene(slug) && <Scene name={slug} decorative className="max-md:rounded-button" />}
      <div className="md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline md:gap-x-4">
        <h3 className="max-md:text-[min(1rem,6.5vw)] md:text-[1.25rem]">{title}</h3>
        <div className="text-small max-md:sr-only md:col-span-2 md:row-start-2">
          <p className="mt-1 max-w-none">{summary}</p>
          <ul className="run-on mt-0.5 text-soft">
            {features.map((feature) => (
              <li key={feature} className="inline not-print:not-last:after:content-['_·_']">
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <LearnMore {...{ slug, title }} />
      </div>
    </li>
  );
}

/** A picture and what is beside it. On phones its link covers it. */
const ROW =
  "relative grid min-h-11 grid-cols-[min(3.25rem,20vw)_minmax(0,1fr)] items-center gap-x-4 border-t border-line py-1";

function LearnMore({ slug, title }: Pick<Service, "slug" | "title">) {
  return (
    <SiteLink
      href={routes.service(slug)}
      className="wrap-anywhere text-clyde underline underline-offset-4 max-md:absolute max-md:inset-0 max-md:text-[0px] md:inline-block md:py-1"
    >
      Learn More<span className="sr-only"> about {title}</span>
    </SiteLink>
  );
}
