import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { crumbs } from "@/lib/crumbs";
import type { Hub } from "@/lib/overviews/hub";
import { LinkList } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";

/**
 * The hub of a service and an industry: links to the landing pages of all cities. It has few other links, because a page
 * may have at most 300 with header and footer (`lib/checks/site/reachability.ts`). It carries no script.
 */
export function HubBody({ service, industry, heading, lead, countries }: Hub) {
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.hub(service)} current={industry.title} />
      <PageHead heading={heading} lead={lead} />
      <div className="page">
        {countries.map(({ country, links }) => (
          <section
            key={country.slug}
            className="grid gap-x-12 gap-y-4 border-t-2 border-ink py-6 md:grid-cols-[1fr_3fr] md:py-8"
          >
            <h2 className="text-[1.75rem]">{country.title}</h2>
            <LinkList link="a" links={links} />
          </section>
        ))}
      </div>
    </main>
  );
}
