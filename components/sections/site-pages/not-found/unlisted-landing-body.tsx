import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ButtonLink } from "@/components/layout/button-link";
import { CallToAction } from "@/components/sections/blocks/call-to-action";
import { PageHead } from "@/components/sections/blocks/page-head";
import { routes } from "@/lib/routes";
import type { ListedPair } from "./landing-index";

/** The facts about the company on the page. */
export interface LandingSite {
  brand: string;
  phone: { display: string; e164: string };
}

interface UnlistedLandingBodyProps {
  pair: ListedPair;
  /** Name made from the URL: untrusted. */
  city: string;
  site: LandingSite;
}

/** A short landing page for a city that the catalogue does not have. */
export function UnlistedLandingBody({ pair, city, site }: UnlistedLandingBodyProps) {
  const { service, industry } = pair;
  const heading = `${service.short} for ${industry.people} in ${city}`;
  const contact = { pathname: routes.contact(), query: { service: service.slug } };
  const call = (
    <a className="button" href={`tel:${site.phone.e164}`}>
      Call&nbsp;{site.phone.display}
    </a>
  );
  return (
    <>
      <title>{`${heading} | ${site.brand}`}</title>
      <Breadcrumbs
        crumbs={[
          { name: "Home", url: routes.home() },
          { name: "Services", url: routes.services() },
          { name: service.title, url: routes.service(service.slug) },
        ]}
      />
      <PageHead
        heading={heading}
        lead={`We have not written about ${city} yet, so this page says only what is true everywhere: what ${service.phrase} brings, and what ${industry.businesses} tell us goes wrong without it.`}
      >
        <ButtonLink main href={contact}>
          Get started
        </ButtonLink>
        {call}
      </PageHead>
      <div className="page grid gap-12 md:grid-cols-2">
        <Rows title="What the service brings" items={service.benefits} />
        <Rows title="What goes wrong now" items={industry.challenges} />
      </div>
      <CallToAction
        title={`Ask us about ${city}`}
        text="Tell us the hours and the language. We will say whether our desk can take it on."
      >
        <ButtonLink main href={contact}>
          Get started
        </ButtonLink>
        {call}
      </CallToAction>
    </>
  );
}

function Rows({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2 className="mb-4">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item} className="border-t border-line py-3">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
