import clsx from "clsx";
import { ActionLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import type { AboutPage, Claim } from "@/lib/content";
import { ClaimList } from "../blocks/claim-list";
import { NewsletterBand } from "../blocks/newsletter-band";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/page-section";

interface AboutBodyProps {
  page: AboutPage;
  /** The claims that `page` refers to, in its order. */
  claims: readonly Claim[];
}

/** The company: history, claims, beliefs. */
export function AboutBody({ page, claims }: AboutBodyProps) {
  const { history, today, belief, newsletter } = page;
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead} picture={<Scene name="about" eager />} />
      <section className="page" aria-labelledby="history">
        <h2 id="history" className="sr-only">
          Our history
        </h2>
        <ol className="md:grid md:grid-cols-3 md:gap-x-8 lg:gap-x-12">
          {history.map((entry, index) => (
            <HistoryEntry key={entry.title} {...entry} isWide={index === 0 || index === history.length - 1} />
          ))}
        </ol>
      </section>
      <Section title={today.title} lead={today.lead}>
        <ClaimList
          figureBeside
          claims={claims}
          className="grid content-start gap-x-6 gap-y-4 border-t-2 border-ink pt-6 sm:max-lg:[&>div]:grid-cols-[9rem_minmax(0,1fr)] sm:max-lg:[&>div]:gap-x-3 sm:max-lg:[&>div>:nth-child(2)]:row-span-2 lg:grid-cols-5 lg:gap-x-8 print:grid-cols-3"
        />
      </Section>
      <Belief {...belief} />
      <NewsletterBand {...newsletter} />
    </main>
  );
}

/**
 * An entry of the history. The one without a year is today. The founding and today are wide: across the page, with a large
 * picture. The years between are beside each other.
 */
function HistoryEntry({
  year,
  title,
  text,
  scene,
  isWide,
}: AboutPage["history"][number] & { isWide: boolean }) {
  return (
    <li
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)_min(7rem,35%)] content-start gap-x-4 gap-y-2 border-t border-line py-5 max-[20rem]:grid-cols-1 md:py-8 lg:py-10",
        isWide
          ? "md:col-span-3 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:grid-rows-[1fr_auto_auto_1fr] md:gap-x-8 lg:gap-x-12"
          : "md:row-span-3 md:grid-cols-1 md:grid-rows-subgrid",
      )}
    >
      <div className={clsx("max-md:self-center", isWide && "md:col-start-2 md:row-start-2")}>
        <p
          className={clsx(
            "font-display leading-none font-semibold tracking-tight text-clyde",
            isWide ? "text-h1" : "text-[2.25rem]",
          )}
        >
          {year ? <time dateTime={String(year)}>{year}</time> : "Today"}
        </p>
        <h3 className={clsx("mt-2", isWide ? "md:mt-3 md:text-[1.75rem] lg:text-[2.25rem]" : "md:text-h3")}>
          {title}
        </h3>
      </div>
      <Scene
        name={scene}
        decorative
        className={clsx(
          "max-md:rounded-button",
          isWide
            ? "md:[picture:has(>&)]:col-start-1 md:[picture:has(>&)]:row-[1/span_4]"
            : "md:mb-2 md:[picture:has(>&)]:order-first",
        )}
      />
      <p
        className={clsx(
          "max-md:col-span-full",
          isWide
            ? "md:col-start-2 md:row-start-3 md:max-w-[32em] lg:text-lead lg:leading-[1.45]"
            : "text-soft",
        )}
      >
        {text}
      </p>
    </li>
  );
}

/** The company's beliefs on a deep band, with one step to take and two more pages. */
function Belief({ title, paragraphs }: AboutPage["belief"]) {
  return (
    <section className="mt-10 bg-deep py-10 text-on-deep md:mt-22 md:py-20">
      <div className="page grid items-center gap-x-16 gap-y-8 [&_:focus-visible]:outline-amber lg:grid-cols-[1fr_1.5fr]">
        <div className="items-center gap-x-10 md:max-lg:grid md:max-lg:grid-cols-[minmax(0,1fr)_min(19rem,45%)] lg:contents">
          <h2 className="lg:col-span-2">{title}</h2>
          <Scene name="a-note-passed-on" className="max-md:mt-6 print:hidden" />
        </div>
        <div className="grid gap-5">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[30em] text-lead leading-[1.45]">
              {paragraph}
            </p>
          ))}
          <p className="mt-3 flex max-w-none flex-wrap gap-3">
            <ActionLink main to="consultation" />
            <ActionLink to="services" />
          </p>
        </div>
      </div>
    </section>
  );
}
