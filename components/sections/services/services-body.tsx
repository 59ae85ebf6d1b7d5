import clsx from "clsx";
import { ActionLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { Icon } from "@/components/ui/icon";
import { isScene } from "@/lib/art";
import type { PriceList, Service, ServicesPage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { NewsletterBand } from "../blocks/newsletter-band";
import { PageHead } from "../blocks/page-head";
import { type DescribedPrice, describePrice } from "./service-price";

interface ServicesBodyProps {
  services: readonly Service[];
  prices: PriceList;
  page: ServicesPage;
}

/** All services, and an offer for when none fits. */
export function ServicesBody({ services, prices, page }: ServicesBodyProps) {
  const { custom, quote, newsletter } = page.sections;
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead} picture={<Scene name="services" eager />}>
        <a className="button button-main" href="#contact">
          Get a Quote
        </a>
      </PageHead>
      <div className="page">
        <ServiceGroups services={services} prices={prices} sections={page.sections} />
      </div>
      <section
        id="contact"
        className="mt-8 bg-deep py-8 text-on-deep md:mt-18 md:py-18 print:hidden [&_:focus-visible]:outline-amber"
      >
        <div className="page grid gap-x-16 gap-y-5 md:grid-cols-2">
          <div>
            <h2>{quote.title}</h2>
            <p className="mt-4 text-soft-on-deep md:text-lead md:leading-[1.45]">{quote.text}</p>
            <p className="mt-6">
              <ActionLink main to="consultation" />
            </p>
          </div>
          <div className="self-end border-l-4 border-amber pl-5">
            <h3>{custom.title}</h3>
            <p className="mt-2 text-soft-on-deep">{custom.text}</p>
          </div>
        </div>
      </section>
      <NewsletterBand {...newsletter} />
    </main>
  );
}

interface ServiceGroupsProps {
  services: readonly Service[];
  prices: PriceList;
  /** Titles and texts of the groups. */
  sections: ServicesPage["sections"];
}

/** The groups of /services, by what is paid. */
const GROUPS = ["plans", "addOns", "agreement"] as const;

/** The services of /services by what is paid for them: a plan alone, more than a plan, or a price that is agreed. */
function ServiceGroups({ services, prices, sections }: ServiceGroupsProps) {
  return GROUPS.map((group) => {
    const members = services.filter(({ slug }) => groupOf(slug, prices.addOns) === group);
    const [first] = members;
    if (!first) return undefined;
    const { title, text } = sections[group];
    // One price for all of them is said once, in the group's head.
    const shared = group === "plans" ? describePrice(first.slug, prices).figure : undefined;
    return (
      <section
        key={group}
        className="grid grid-cols-1 gap-x-16 border-t-2 border-ink pt-5 pb-2 md:pt-8 md:pb-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,18fr)]"
      >
        <div className="max-lg:mb-3 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4">
          <h2 className="max-md:text-h3">{title}</h2>
          <p className="text-soft max-md:sr-only md:mt-3">{text}</p>
          {shared && (
            <p className="font-display text-base font-semibold text-clyde first-letter:uppercase md:mt-4 md:text-[1.75rem] md:leading-tight md:tracking-tight">
              {shared}
            </p>
          )}
        </div>
        <ul className="@container lg:[&>:first-child]:border-t-0 lg:[&>:first-child]:pt-0">
          {members.map((service) => (
            <ServiceRow
              key={service.slug}
              service={service}
              price={shared === undefined ? describePrice(service.slug, prices) : undefined}
            />
          ))}
        </ul>
      </section>
    );
  });
}

function groupOf(service: string, addOns: PriceList["addOns"]): (typeof GROUPS)[number] {
  const addOn = addOns.find((candidate) => candidate.service === service);
  if (!addOn) return "plans";
  return addOn.needsPlan ? "addOns" : "agreement";
}

interface ServiceRowProps {
  service: Service;
  /** Undefined if the group's head says it. */
  price: DescribedPrice | undefined;
}

/** A service with its scene, one sentence and its price. */
function ServiceRow({ service: { slug, icon, title, summary }, price }: ServiceRowProps) {
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] content-start gap-x-4 border-t border-line py-3 @max-[14em]:grid-cols-1 @max-[14em]:gap-y-2 md:grid-cols-[min(13rem,35%)_minmax(0,1fr)] md:grid-rows-[auto] md:gap-x-8 md:py-5 max-md:[&>picture]:row-span-2 @max-[14em]:[&>picture]:max-w-72">
      {isScene(slug) && <Scene name={slug} decorative className="max-md:rounded-button" />}
      <div className="min-w-0 max-md:contents md:grid md:content-start md:gap-x-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,13rem)]">
        <h3
          className={clsx("leading-tight max-md:text-base", !price && "max-md:row-span-2 max-md:self-center")}
        >
          <SiteLink
            href={routes.service(slug)}
            className="hover:underline max-md:underline max-md:decoration-clyde-pale max-md:underline-offset-4"
          >
            <Icon name={icon} className="mr-2 inline align-[-0.2em] text-clyde" />
            {title}
          </SiteLink>
        </h3>
        <p className="mt-2 text-soft max-md:order-1 max-md:text-small max-md:leading-snug @min-[14em]:max-md:col-span-2">
          {summary}
        </p>
        <SiteLink
          href={routes.service(slug)}
          className="justify-self-start py-1 text-clyde underline underline-offset-4 max-md:hidden md:order-2 md:mt-1 lg:order-none"
        >
          Learn More<span className="sr-only"> about {title}</span> <span aria-hidden="true">→</span>
        </SiteLink>
        <p
          className={clsx(
            "leading-snug md:order-1 md:max-lg:mt-3 lg:col-start-2 lg:row-span-3 lg:row-start-1",
            !price && "max-lg:hidden",
          )}
        >
          <span className="block font-semibold text-balance first-letter:uppercase max-md:text-clyde md:font-display md:text-[1.5rem] md:leading-tight md:tracking-tight">
            {price ? price.figure : "Included"}
          </span>
          {price?.together && (
            <span className="block text-small text-soft">From {price.together} with a plan</span>
          )}
        </p>
      </div>
    </li>
  );
}
