import type { PrivacyPage, Site } from "@/lib/content";
import { LastUpdated, LegalAddress, LegalDocument, AnchoredSection } from "./legal-document";
import { PageHead } from "../blocks/page-head";

interface PrivacyBodyProps {
  page: PrivacyPage;
  site: Pick<Site, "legalName" | "address" | "phone" | "email">;
}

/** The privacy policy: summary, full text and contacts. */
export function PrivacyBody({ page, site }: PrivacyBodyProps) {
  const { summary, sections, contact, officer } = page;
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead}>
        <LastUpdated date={page.updated} />
      </PageHead>
      <div className="page">
        <section className="grid gap-x-16 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <h2>{summary.title}</h2>
          <ul className="grid gap-x-12 md:grid-cols-2">
            {summary.items.map((item) => (
              <li key={item} className="border-t border-line py-4 text-lead leading-[1.4]">
                {item}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <LegalDocument
        sections={sections}
        extraSections={[
          { id: "contact", title: contact.title },
          { id: "data-protection-officer", title: officer.title },
        ]}
      >
        <AnchoredSection id="contact" title={contact.title}>
          <p>{contact.text}</p>
          <LegalAddress site={site} email={site.email.general} />
        </AnchoredSection>
        <AnchoredSection id="data-protection-officer" title={officer.title}>
          <p>{officer.text}</p>
          <LegalAddress site={site} email={site.email.dataProtection} attention={officer.title} />
        </AnchoredSection>
      </LegalDocument>
    </main>
  );
}
