import type { PageContent, Site } from "@/lib/content";
import { PageHead } from "./page-head";

/** How to reach the company. */
export function ContactBody({ site, page }: { site: Site; page: PageContent }) {
  const { address, hours } = site;
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead}>
        <a className="button button-main" href={`tel:${site.phone.e164}`}>
          Call {site.phone.display}
        </a>
        <a className="button" href={`mailto:${site.email.general}`}>
          Write an email
        </a>
      </PageHead>
      <dl className="page grid gap-x-12 md:grid-cols-2">
        <Row term="Email">
          <a className="underline" href={`mailto:${site.email.general}`}>
            {site.email.general}
          </a>
        </Row>
        <Row term="Phone">
          <a className="underline" href={`tel:${site.phone.e164}`}>
            {site.phone.display}
          </a>
        </Row>
        <Row term="Address">
          {address.street}, {address.locality} {address.postalCode}, {address.country}
        </Row>
        <Row term="Business hours">
          {hours.display}. {hours.note}.
        </Row>
      </dl>
    </main>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="border-t border-line py-5">
      <dt className="font-display font-semibold">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
