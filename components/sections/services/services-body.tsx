import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import type { PageContent, PriceList, Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Newsletter } from "../blocks/newsletter";
import { PageHead } from "../blocks/page-head";
import { ServiceRows } from "./service-rows";

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
        <h2 className="sr-only">All services</h2>
        <ServiceRows services={services} prices={prices} />
      </div>
      <section
        id="contact"
        className="page mt-6 grid gap-x-16 gap-y-5 border-t-2 border-ink pt-6 md:mt-14 md:grid-cols-2 md:pt-12 print:hidden"
      >
        <div>
          <h2>{quote!.title}</h2>
          <p className="mt-4 text-soft md:text-lead md:leading-[1.45]">{quote!.text}</p>
          <p className="mt-6">
            <ButtonLink main href={routes.contact()}>
              Contact us
            </ButtonLink>
          </p>
        </div>
        <div className="self-start rounded-card border border-line bg-card p-4 md:p-8">
          <h3>{custom!.title}</h3>
          <p className="mt-2 text-soft">{custom!.text}</p>
        </div>
      </section>
      <section className="page mt-6 grid items-center gap-x-16 gap-y-4 border-t border-line pt-5 md:mt-14 md:grid-cols-2 md:pt-8">
        <div>
          <h2 className="text-[1.75rem]">{newsletter!.title}</h2>
          <p className="mt-2 text-soft">{newsletter!.text}</p>
        </div>
        <Newsletter />
      </section>
    </main>
  );
}
