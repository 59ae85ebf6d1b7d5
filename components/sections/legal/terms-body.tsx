import type { Site, TermsPage } from "@/lib/content";
import { LegalDocument, LegalSummary } from "./legal-document";

interface TermsBodyProps {
  page: TermsPage;
  site: Pick<Site, "legalName" | "address" | "phone" | "email">;
}

/**
 * The terms of service: key terms, then the text. Its sections are numbered because letters and contracts cite the
 * numbers: docs/behaviour.md#prices-and-terms.
 */
export function TermsBody({ page, site }: TermsBodyProps) {
  const { heading, lead, updated, keyTerms, sections, contact } = page;
  return (
    <main id="main">
      <LegalDocument
        numbered
        {...{ heading, lead, updated, sections }}
        site={site}
        summary={<KeyTerms {...keyTerms} sections={sections} />}
        marked={keyTerms.items}
        contacts={[{ id: "contact", ...contact, email: site.email.general }]}
      />
    </main>
  );
}

/** The key terms, each with the number of its section of the text, and linked to it. */
function KeyTerms({ title, lead, items, sections }: TermsPage["keyTerms"] & Pick<TermsPage, "sections">) {
  return (
    <LegalSummary title={title}>
      <p className="mt-2 text-soft">{lead}</p>
      <dl className="mt-4 grid gap-x-10 md:mt-5">
        {items.map(({ label, value, section }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] gap-x-4 border-t border-line py-1.5 max-md:text-small max-[18rem]:block md:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <dt className="flex gap-3">
              <span className="w-7 shrink-0 whitespace-nowrap text-soft tabular-nums max-md:hidden">
                {sections.findIndex(({ id }) => id === section) + 1}
              </span>
              <a href={`#${section}`} className="text-soft underline underline-offset-4">
                {label}
              </a>
            </dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </LegalSummary>
  );
}
