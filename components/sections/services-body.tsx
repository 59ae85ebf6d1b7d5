import { ButtonLink } from "@/components/layout/button-link";
import type { PageContent, Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { PageHead } from "./page-head";
import { Section } from "./section";
import { ServiceList } from "./service-list";

/** All services, and what to do when none fits. */
export function ServicesBody({ services, page }: { services: readonly Service[]; page: PageContent }) {
  const { custom, quote } = page.sections;
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead}>
        <a className="button button-main" href="#contact">
          Get a Quote
        </a>
      </PageHead>
      <div className="page">
        <h2 className="sr-only">All services</h2>
        <ServiceList services={services} />
      </div>
      <Section title={custom!.title} lead={custom!.text} />
      <Section id="contact" title={quote!.title} lead={quote!.text}>
        <ButtonLink main href={routes.contact()}>
          Contact us
        </ButtonLink>
      </Section>
    </main>
  );
}
