import type { PageContent } from "@/lib/content";
import { PageHead } from "./page-head";
import { Section } from "./section";

/** Attributions that the licences of data, fonts and software ask for. */
export function CreditsBody({ page }: { page: PageContent }) {
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
    </main>
  );
}
