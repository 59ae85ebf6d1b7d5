import type { Site, TermsPage } from "@/lib/content";
import { LastUpdated, LegalAddress, LegalDocument, AnchoredSection } from "./legal-document";
import { PageHead } from "../blocks/page-head";

interface TermsBodyProps {
  page: TermsPage;
  site: Pick<Site, "legalName" | "address" | "phone" | "email">;
}

/** The terms of service: key terms, then the text, whose numbers letters cite: docs/behaviour.md#prices-and-terms. */
export function TermsBody({ page, site }: TermsBodyProps) {
  const { keyTerms, sections, contact } = page;
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead}>
        <LastUpdated date={page.updated} />
      </PageHead>
      <div className="page">
        <KeyTerms {...keyTerms} />
      </div>
      <LegalDocument numbered sections={sections} extraSections={[{ id: "contact", title: contact.title }]}>
        <AnchoredSection id="contact" title={contact.title}>
          <p>{contact.text}</p>
          <LegalAddress site={site} email={site.email.general} />
        </AnchoredSection>
      </LegalDocument>
    </main>
  );
}

/** The key terms, each linked to its section of the text. */
function KeyTerms({ title, lead, items }: TermsPage["keyTerms"]) {
  return (
    <section className="rounded-card border border-line bg-card p-6 md:p-9">
      <h2 className="text-[1.75rem]">{title}</h2>
      <p className="mt-2 text-soft">{lead}</p>
      <dl className="mt-5 grid gap-x-12 lg:grid-cols-2">
        {items.map(({ label, value, section }) => (
          <div
            key={label}
            className="grid items-baseline gap-x-6 border-t border-line py-2.5 sm:grid-cols-[12rem_1fr]"
          >
            <dt>
              <a href={`#${section}`} className="inline-block py-0.5 text-soft underline underline-offset-4">
                {label}
              </a>
            </dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
