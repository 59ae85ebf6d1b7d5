/** The final call to action, which runs into the footer. */
import { pageSpecific, SharedFragment } from "export-kit/fragments";
import type { LandingPage, SharedContent } from "@/lib/landing";
import { routes } from "@/lib/routes";

export function ClosingSection({ page }: { page: LandingPage }) {
  // The same on every page.
  const { closing } = page.shared.messages.headings;
  const { site } = page.shared;
  const [before = "", between = "", after = ""] = closing.text({ mail: SPLIT, phone: SPLIT }).split(SPLIT);
  return (
    <section className="end">
      <div className="page">
        <div>
          <h2>
            {page.headlinePrice
              ? pageSpecific(page, ({ cityFacts }) => closing.heading({ city: cityFacts.city.label }))
              : closing.unfit}
          </h2>
          <p>
            {before}
            <a href={pageSpecific(page, mailUrl)}>{site.email.sales}</a>
            {between}
            <a href={`tel:${site.phone.e164}`}>{site.phone.display}</a>
            {after} {page.headlinePrice ? closing.hours({ hours: page.shared.officeHours }) : closing.says}
          </p>
        </div>
        <SharedFragment as="p" className="actions" page={page} select={({ shared }) => shared} body={Start} />
      </div>
    </section>
  );
}

/** Where the links are in the sentence. */
const SPLIT = "\u0000";

function Start({ data: { messages } }: { data: SharedContent }) {
  return (
    <a className="button button-main" href={routes.contact()}>
      {messages.headings.actions.start}
    </a>
  );
}

function mailUrl({ shared, heading }: LandingPage): string {
  return `mailto:${shared.site.email.sales}?subject=${encodeURIComponent(heading)}`;
}
