import clsx from "clsx";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ButtonLink } from "@/components/layout/button-link";
import { ClosingBand } from "@/components/sections/blocks/closing-band";
import { ClaimRows } from "@/components/sections/blocks/claim-rows";
import { PageHead } from "@/components/sections/blocks/page-head";
import { Section } from "@/components/sections/blocks/section";
import type { NotFoundPage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { fillTemplate } from "./fill-template";
import { headingOf, type LandingIndex, type ListedPair } from "./landing-index";
import type { LandingPath } from "./unknown-path";

interface UnlistedLandingBodyProps {
  index: LandingIndex;
  pair: ListedPair;
  /** Its city is made from the URL: untrusted. */
  path: LandingPath;
  texts: NotFoundPage["unlisted"];
  brand: string;
}

/** A short landing page for a city that the catalogue does not have: docs/behaviour.md#unknown-paths. */
export function UnlistedLandingBody({ index, pair, path, texts, brand }: UnlistedLandingBodyProps) {
  const { service, industry } = pair;
  const { city } = path;
  const heading = headingOf(index, pair, city);
  const values = { heading, city, service: service.phrase, businesses: industry.businesses };
  const fill = (template: string) => fillTemplate(template, values);
  const actions = <Actions index={index} service={service.slug} />;
  return (
    <>
      <title>{`${heading} | ${brand}`}</title>
      <meta name="description" content={fill(texts.description)} />
      <link rel="canonical" href={`${index.origin}${path.canonical}`} />
      <Breadcrumbs
        crumbs={[
          { name: "Home", url: routes.home() },
          { name: "Services", url: routes.services() },
          { name: service.title, url: routes.service(service.slug) },
        ]}
      />
      <PageHead heading={heading} lead={fill(texts.lead)}>
        {actions}
      </PageHead>
      <ClaimRows
        claims={index.claims}
        className="page grid content-start gap-x-10 gap-y-8 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-4"
      />
      <div className="page mt-14 grid gap-12 md:mt-22 md:grid-cols-2">
        <Rows title={index.texts.benefits} items={service.benefits} />
        <Rows title={index.texts.challenges} items={industry.challenges} />
      </div>
      <Section title={index.texts.reasons}>
        <Titled items={service.whyChoose} className="md:grid-cols-2" />
      </Section>
      <Section title={fill(index.texts.surroundings)} lead={fill(texts.local.text)}>
        <Titled
          items={texts.local.items.map(({ title, text }) => ({ title, text: fill(text) }))}
          className="md:grid-cols-3"
        />
      </Section>
      <ClosingBand title={fill(index.texts.closing)} text={<MailText index={index} subject={heading} />}>
        {actions}
      </ClosingBand>
    </>
  );
}

function Actions({ index: { texts, phone }, service }: { index: LandingIndex; service: string }) {
  return (
    <>
      <ButtonLink main href={routes.contact(service)}>
        {texts.start}
      </ButtonLink>
      <a className="button" href={`tel:${phone}`}>
        {texts.call}
      </a>
    </>
  );
}

function MailText({ index: { texts, mail }, subject }: { index: LandingIndex; subject: string }) {
  const [before, after] = texts.mail;
  return (
    <>
      {before}
      <a className="underline" href={`mailto:${mail}?subject=${encodeURIComponent(subject)}`}>
        {mail}
      </a>
      {after}
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

interface TitledProps {
  items: readonly { title: string; text: string }[];
  /** Sets the columns. */
  className: string;
}

function Titled({ items, className }: TitledProps) {
  return (
    <ul className={clsx("grid gap-x-12", className)}>
      {items.map(({ title, text }) => (
        <li key={title} className="border-t border-line py-5">
          <h3>{title}</h3>
          <p className="mt-2 text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
