import { ButtonLink } from "@/components/layout/button-link";
import type { Category, Industry, PageContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { LinkList } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/section";

interface IndustriesBodyProps {
  categories: readonly Category[];
  industries: readonly Industry[];
  page: PageContent;
}

/** All industries, by category. */
export function IndustriesBody({ categories, industries, page }: IndustriesBodyProps) {
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead} />
      {categories.map(({ slug, title, description }) => (
        <Section key={slug} title={title} lead={description}>
          <LinkList
            links={industries
              .filter(({ category }) => category === slug)
              .map((industry) => ({ label: industry.title, url: routes.industry(industry.slug) }))}
          />
        </Section>
      ))}
      <Section title={page.sections.missing!.title} lead={page.sections.missing!.text}>
        <ButtonLink main href={routes.contact()}>
          Contact us
        </ButtonLink>
      </Section>
    </main>
  );
}
