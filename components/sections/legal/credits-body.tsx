import type { CreditsPage, LicensedPackage } from "@/lib/content";
import { LicenceList } from "./licence-list";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/section";

interface CreditsBodyProps {
  page: CreditsPage;
  packages: readonly LicensedPackage[];
}

/** The attributions that licences of data, fonts and software require. */
export function CreditsBody({ page, packages }: CreditsBodyProps) {
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead} />
      {Object.values(page.sections).map(({ title, items }) => (
        <Section key={title} title={title}>
          <ul>
            {items?.map((item) => (
              <li key={item} className="border-t border-line py-3">
                {item}
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section title={page.packages.title} lead={page.packages.text}>
        <LicenceList packages={packages} label={page.packages.link} />
      </Section>
    </main>
  );
}
