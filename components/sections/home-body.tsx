import { ButtonLink } from "@/components/layout/button-link";
import { allCities } from "@/lib/content/catalogue";
import type { Content, PageContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { LinkList } from "./link-list";
import { Section } from "./section";
import { ServiceList } from "./service-list";

interface HomeBodyProps {
  content: Pick<Content, "services" | "categories" | "industries" | "regions">;
  page: PageContent;
}

/** The home page: what the company does, for whom and where. */
export function HomeBody({ content, page }: HomeBodyProps) {
  const { services, categories, industries, regions } = content;
  return (
    <main id="main">
      <div className="page py-12 md:py-20">
        <h1 className="max-w-[12em] text-hero">{page.heading}</h1>
        <p className="mt-6 max-w-[30em] text-lead leading-[1.45] text-soft">{page.lead}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink main href={routes.contact()}>
            Get a free consultation
          </ButtonLink>
          <ButtonLink href={routes.services()}>Explore services</ButtonLink>
        </p>
      </div>
      <Section title={page.sections.services!.title}>
        <ServiceList services={services} />
      </Section>
      <Section title={page.sections.industries!.title} lead={page.sections.industries!.text}>
        <div className="grid gap-10">
          {categories.map(({ slug, title, description }) => (
            <div key={slug}>
              <h3>{title}</h3>
              <p className="mb-3 text-soft">{description}</p>
              <LinkList
                links={industries
                  .filter(({ category }) => category === slug)
                  .map((industry) => ({ label: industry.title, url: routes.industry(industry.slug) }))}
              />
            </div>
          ))}
        </div>
      </Section>
      <Section title={page.sections.reach!.title} lead={page.sections.reach!.text}>
        <dl className="grid gap-6 sm:grid-cols-3">
          {regions.map((region) => (
            <div key={region.slug} className="flex flex-col-reverse border-t border-line pt-4">
              <dt>
                cities in{" "}
                <a className="underline" href={routes.region(region.slug)}>
                  {region.title}
                </a>
              </dt>
              <dd className="font-display text-h2 leading-tight font-semibold">
                {allCities([region]).length}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </main>
  );
}
