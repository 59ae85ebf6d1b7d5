import type { LandingPage } from "@/lib/landing";
import { CoverageClock, dayOf } from "./clock/coverage-clock";
import { pageSpecific, SharedFragment, SlottedFragment } from "export-kit/fragments";
import { CitySection, hasManyNeighbours, showsReach } from "./city-sections";
import { HeadScene } from "./pictures";
import { ReasonsSection } from "./reference-sections";
import { Actions, Crumbs, FirmLinks, Related, Stats } from "./shared-fragments";
import { SuitableServices } from "./trade-fragments";
import { AnswerSection, CallSection, showsMoney, WeekSection } from "./trade-sections";
import { hasMonths, hasYear, showsShortDays, showsStrips, YearSection } from "./year-section";

/**
 * Identifies the layout of a page: pages with the same key differ only in their fragments and page-specific texts. Each
 * condition and each list outside a fragment needs its part here, or pages get the layout of another.
 */
export function layoutKey(page: LandingPage): string {
  const { service, cityFacts, callers, isLocal, pair, trade, law, busy, urgent, challenges } = page;
  return JSON.stringify([
    isLocal,
    cityFacts.neighbours.length > 0,
    hasManyNeighbours(page),
    showsShortDays(page),
    showsStrips(page),
    showsMoney(page),
    showsReach(page),
    hasYear(page),
    hasMonths(page),
    dayOf(page).parts.length,
    trade?.plan !== undefined,
    callers.length,
    service.channel === "orders",
    pair.takesCustomers,
    urgent !== undefined,
    challenges !== undefined,
    law !== undefined,
    busy.texts.length > 0,
    trade && [
      trade.considerations.length,
      trade.year.columns.length,
      // One label for each bar.
      showsReach(page) ? trade.origin.reach.steps.length : trade.origin.rows.length > 0,
      trade.origin.columns.length,
      trade.offer && [trade.offer.columns.length, trade.offer.rows.length > 0, trade.offer.same.length > 0],
      trade.worth !== undefined,
      trade.engaged !== undefined,
    ],
  ]);
}

/**
 * The body of a landing page, in the order of docs/behaviour.md#landing-pages. Fragments that pages share are rendered
 * once for all pages. A function given to `pageSpecific` may read its page only: it is called again for later pages.
 */
export function LandingBody({ page }: { page: LandingPage }) {
  const sharedOf = ({ shared }: LandingPage) => shared;
  // The same on every page.
  const { headings } = page.shared.messages;
  const [beforeMail, afterMail] = splitAt("{mail}", (mail) => headings.closing.text({ mail }));
  return (
    <main id="main">
      <SharedFragment as="div" page={page} select={({ pair }) => pair.crumbs} body={Crumbs} />
      <div className="page hero">
        <div>
          <h1>{pageSpecific(page, ({ heading }) => heading)}</h1>
          <p className="lead">{pageSpecific(page, ({ intro }) => intro)}</p>
          <SharedFragment as="p" className="actions" page={page} select={sharedOf} body={Actions} />
        </div>
        {/* Its rings are the hours of plans. */}
        {page.trade && page.trade.plan === undefined ? (
          <SharedFragment as="div" page={page} select={({ industry }) => industry} body={HeadScene} />
        ) : (
          <CoverageClock page={page} />
        )}
      </div>
      {page.trade && <AnswerSection page={page} />}
      {page.trade?.worth && <WeekSection page={page} />}
      <YearSection page={page} />
      {page.trade ? (
        <CallSection page={page} />
      ) : (
        <SlottedFragment
          className="page side"
          page={page}
          select={({ wording }) => wording}
          body={SuitableServices}
          slot={({ cityFacts }) => cityFacts.city.slug}
        />
      )}
      <CitySection page={page} />
      <ReasonsSection page={page} />
      {!page.trade && <SharedFragment as="div" className="page" page={page} select={sharedOf} body={Stats} />}
      <SlottedFragment
        as="nav"
        className="page"
        aria-label={headings.related.label}
        page={page}
        select={({ wording }) => wording}
        body={Related}
        slot={({ cityFacts }) => cityFacts.city.slug}
      />
      <section className="end">
        <div className="page">
          <h2>
            {pageSpecific(page, ({ cityFacts }) => headings.closing.heading({ city: cityFacts.city.label }))}
          </h2>
          <p>
            {beforeMail}
            <a href={pageSpecific(page, mailUrl)}>
              {pageSpecific(page, ({ shared }) => shared.site.email.sales)}
            </a>
            {afterMail}
          </p>
          <p>{pageSpecific(page, firmText)}</p>
          <SharedFragment as="p" page={page} select={sharedOf} body={FirmLinks} />
          <SharedFragment as="p" className="actions" page={page} select={sharedOf} body={Actions} />
        </div>
      </section>
    </main>
  );
}

/** The company, and when its office answers where the city is: the hours of its first plan. */
function firmText({ shared: { site, messages }, cityFacts }: LandingPage): string {
  const { street, locality, postalCode, country } = site.address;
  return messages.headings.closing.firm({
    firm: site.legalName,
    address: `${street}, ${locality} ${postalCode}, ${country}`,
    hours: cityFacts.strips.plans[0]!.text,
    city: cityFacts.city.name,
  });
}

function mailUrl({ shared, heading }: LandingPage): string {
  return `mailto:${shared.site.email.sales}?subject=${encodeURIComponent(heading)}`;
}

/** Formats a message and splits it at a placeholder, so that an element can take its place. */
function splitAt(
  placeholder: string,
  format: (placeholder: string) => string,
): [before: string, after: string] {
  const [before = "", after = ""] = format(placeholder).split(placeholder);
  return [before, after];
}
