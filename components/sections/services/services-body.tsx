import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import type { PageContent, PriceList, Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { CallToAction } from "../blocks/call-to-action";
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
      <CallToAction
        id="contact"
        title={quote!.title}
        text={
          <>
            {quote!.text}
            <span className="mt-5 block border-t border-line-on-deep pt-5">
              <strong className="font-semibold text-on-deep">{custom!.title}</strong> {custom!.text}
            </span>
          </>
        }
      >
        <ButtonLink main href={routes.contact()}>
          Contact us
        </ButtonLink>
      </CallToAction>
      <section className="page mt-10 grid items-baseline-last gap-x-16 gap-y-6 md:mt-22 md:grid-cols-2">
        <div>
          <h2>{newsletter!.title}</h2>
          <p className="mt-4 text-soft">{newsletter!.text}</p>
        </div>
        <Newsletter />
      </section>
    </main>
  );
}
