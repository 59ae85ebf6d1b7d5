import type { PrivacyPage, Site } from "@/lib/content";
import { LegalDocument, LegalSummary } from "./legal-document";

interface PrivacyBodyProps {
  page: PrivacyPage;
  site: Pick<Site, "legalName" | "address" | "phone" | "email">;
}

/** The privacy policy: summary, full text and contacts. */
export function PrivacyBody({ page, site }: PrivacyBodyProps) {
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
    <LegalSummary title={title}>
      <ul className="mt-4 grid gap-x-12 md:mt-6 md:max-lg:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="border-t border-line py-3 text-base leading-[1.4] md:py-4">
            {item}
          </li>
        ))}
      </ul>
    </LegalSummary>
  );
}
