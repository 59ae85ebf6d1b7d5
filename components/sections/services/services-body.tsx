import { ActionLink } from "@/components/layout/action-link";
import { Scene } from "@/components/layout/scene";
import type { PageContent, PriceList, Service } from "@/lib/content";
import { NewsletterBand } from "../blocks/newsletter-band";
import { PageHead } from "../blocks/page-head";
import { ServiceGroups } from "./service-groups";

interface ServicesBodyProps {
  services: readonly Service[];
  prices: PriceList;
  page: PageContent;
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
            <h2>{quote!.title}</h2>
            <p className="mt-4 text-soft-on-deep md:text-lead md:leading-[1.45]">{quote!.text}</p>
            <p className="mt-6">
              <ActionLink main to="consultation" />
            </p>
          </div>
          <div className="self-end border-l-4 border-amber pl-5">
            <h3>{custom!.title}</h3>
            <p className="mt-2 text-soft-on-deep">{custom!.text}</p>
          </div>
        </div>
      </section>
      <NewsletterBand {...newsletter!} />
    </main>
  );
}
