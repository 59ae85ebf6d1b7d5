import type { PrivacyPage, Site, TermsPage } from "@/lib/content";
import { LegalDocument } from "./legal-document";

interface LegalPageProps<Page> {
  page: Page;
  site: Pick<Site, "legalName" | "address" | "phone" | "email">;
}

const SUMMARY = "rounded-card border border-line bg-card p-5 md:p-9";

/** The privacy policy: summary, full text and contacts. */
export function PrivacyBody({ page, site }: LegalPageProps<PrivacyPage>) {
  const { heading, lead, updated, summary, sections, contact, officer } = page;
  return (
    <main id="main">
      <LegalDocument
        {...{ heading, lead, updated, sections }}
        site={site}
        summary={<Summary {...summary} />}
        contacts={[
          { id: "contact", ...contact, email: site.email.general },
          {
            id: "data-protection-officer",
            ...officer,
            email: site.email.dataProtection,
            attention: officer.title,
          },
        ]}
      />
    </main>
  );
}

/** The policy in a few sentences. */
function Summary({ title, items }: PrivacyPage["summary"]) {
  return (
    <section className={SUMMARY}>
      <h2 className="text-[1.75rem]">{title}</h2>
      <ul className="mt-4 grid gap-x-12 md:mt-6 md:max-lg:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="border-t border-line py-3 text-base leading-[1.4] md:py-4">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The terms of service: key terms, then the text, whose numbers letters cite: docs/behaviour.md#prices-and-terms. */
export function TermsBody({ page, site }: LegalPageProps<TermsPage>) {
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
    <section className={SUMMARY}>
      <h2 className="text-[1.75rem]">{title}</h2>
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
    </section>
  );
}
