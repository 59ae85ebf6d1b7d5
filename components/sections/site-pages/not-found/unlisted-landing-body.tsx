import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ButtonLink } from "@/components/layout/button-link";
import { Picture } from "@/components/layout/picture";
import { ClosingBand } from "@/components/sections/blocks/closing-band";
import { ClaimList } from "@/components/sections/blocks/claim-list";
import { PageHead } from "@/components/sections/blocks/page-head";
import { Section } from "@/components/sections/blocks/page-section";
import type { NotFoundPage } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { routes } from "@/lib/routes";
import {
  fillTemplate,
  headingOf,
  type LandingIndex,
  type ListedPair,
  type Suitability,
} from "./landing-index";
import type { LandingPath } from "./unknown-path";

interface UnlistedLandingBodyProps {
  index: LandingIndex;
  pair: ListedPair;
  suitability: Suitability;
  /** Its city is made from the URL: untrusted. */
  path: LandingPath;
  texts: NotFoundPage["unlisted"];
  brand: string;
}

/** A short landing page for a city that the build has none for: docs/behaviour.md#unknown-paths. */
export function UnlistedLandingBody(props: UnlistedLandingBodyProps) {
  const { index, pair, suitability, path, texts: ownTexts, brand } = props;
  const { claims, mail, origin, phone, texts } = index;
  const { service, industry } = pair;
  const { city } = path;
  const { fit, reason, script } = suitability;
  const suits = fit !== "none";
  const heading = headingOf(index, pair, city, suits);
  const fill = (template: string) => fillTemplate(template, { heading, city });
  const actions = (
    <>
      <ButtonLink main href={routes.contact(service.slug)}>
        {texts.start}
      </ButtonLink>
      <a className="button" href={`tel:${phone}`}>
        {texts.call}
      </a>
    </>
  );
  return (
    <>
      <title>{`${heading} | ${brand}`}</title>
      <meta name="description" content={fill(ownTexts.description)} />
      <link rel="canonical" href={`${origin}${path.canonical}`} />
      <Breadcrumbs crumbs={[...crumbs.service(), ...crumbs.hub(service)]} />
      <PageHead
        heading={heading}
        lead={reason}
        note={
          suits && (
            <>
              <span className="block font-display text-[2rem] leading-tight font-semibold tracking-tight text-ink first-letter:uppercase">
                {service.price.figure}
              </span>
              <span className="block first-letter:uppercase">{service.price.terms}</span>
            </>
          )
        }
        picture={
          <Picture
            sources={[{ name: service.slug, ...SCENE_SIZE }]}
            alt=""
            eager
            className="w-full rounded-card"
          />
        }
      >
        {actions}
      </PageHead>
      {suits && (
        // The sample conversation, and what is left of it: as on the landing pages of listed cities.
        <section className="mt-6 bg-deep py-8 text-on-deep">
          <div className="page">
            <h2>{service.example}</h2>
            <dl className="mt-4 grid gap-x-14 gap-y-1 md:grid-cols-[7fr_5fr] [&>dt]:text-small [&>dt]:text-soft-on-deep">
              <dt>{texts.caller}</dt>
              <dd className={`${BUBBLE} rounded-bl-none bg-card`}>{script.caller}</dd>
              <dt className="justify-self-end">{texts.agent}</dt>
              <dd className={`${BUBBLE} justify-self-end rounded-br-none bg-clyde-pale`}>{script.agent}</dd>
              <dt className="md:[grid-area:1/2]">{texts.then}</dt>
              <dd className="mb-2 content-center border-l-6 border-amber bg-card px-4 py-2.5 text-ink md:[grid-area:2/2/span_3]">
                {script.then}
              </dd>
            </dl>
          </div>
        </section>
      )}
      <div className="page mt-10 grid gap-10 md:mt-14 md:grid-cols-3">
        {suits && <List title={texts.benefits} items={service.benefits.slice(0, SHOWN)} />}
        <List title={texts.challenges} items={industry.challenges.slice(0, SHOWN)} />
        {suits && <List title={texts.reasons} items={service.reasons} />}
      </div>
      <ClaimList
        claims={claims}
        className="page mt-10 grid content-start gap-x-10 gap-y-6 grid-cols-2 lg:grid-cols-4"
      />
      <Section title={fill(texts.surroundings)} lead={fill(ownTexts.local)} />
      <ClosingBand
        title={fill(texts.closing)}
        text={
          <>
            {texts.mail[0]}
            <a className="underline" href={`mailto:${mail}?subject=${encodeURIComponent(heading)}`}>
              {mail}
            </a>
            {texts.mail[1]}
          </>
        }
      >
        {actions}
      </ClosingBand>
    </>
  );
}

/** How many benefits and challenges are shown, of all that the service and the industry have. */
const SHOWN = 3;

/** A copy of that in `lib/art`: importing it would put the alternative texts of all drawings into this script. */
const SCENE_SIZE = { width: 400, height: 260 };

const BUBBLE = "mb-2 w-fit max-w-[92%] rounded-card px-4 py-2.5 text-ink";

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2 className="border-b-2 border-ink pb-2 text-h3">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item} className="border-b border-line py-2 text-small">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
