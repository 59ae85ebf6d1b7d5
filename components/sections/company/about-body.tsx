import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import type { AboutPage, Claim } from "@/lib/content";
import { routes } from "@/lib/routes";
import { ClaimRows } from "../blocks/claim-rows";
import { Newsletter } from "../blocks/newsletter";
import { PageHead } from "../blocks/page-head";

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
        <ol>
          {history.map((entry) => (
            <HistoryEntry key={entry.title} {...entry} />
          ))}
        </ol>
      </section>
      <section className="page mt-14 md:mt-22">
        <div className="mb-6 items-baseline-last gap-x-16 lg:grid lg:grid-cols-2">
          <h2>{today.title}</h2>
          <p className="mt-4 text-soft lg:mt-0">{today.lead}</p>
        </div>
        <ClaimRows
          claims={claims}
          className="grid content-start gap-x-6 gap-y-8 border-t-2 border-ink pt-6 max-sm:grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] sm:grid-cols-2 sm:gap-x-10 md:max-lg:grid-cols-6 md:max-lg:[&>*]:col-span-2 md:max-lg:[&>:nth-child(-n+2)]:col-span-3 lg:grid-cols-5 lg:gap-x-8 print:grid-cols-3 [&>:last-child:nth-child(odd)]:not-print:max-md:col-span-full"
        />
      </section>
      <Belief {...belief} />
      <section className="page mt-14 grid gap-x-16 gap-y-6 md:mt-22 lg:grid-cols-[1fr_2fr]">
        <h2>{newsletter.title}</h2>
        <div>
          <p className="mb-5 text-soft">{newsletter.text}</p>
          <Newsletter />
        </div>
      </section>
    </main>
  );
}

/** An entry of the history. The one without a year is today. */
function HistoryEntry({ year, title, text, scene }: AboutPage["history"][number]) {
  return (
    <li className="gap-x-4 gap-y-2 border-t border-line py-6 max-md:flex max-md:flex-wrap max-md:justify-between md:grid md:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)_min(12rem,28%)] md:gap-x-8 lg:grid-cols-[minmax(13rem,auto)_minmax(0,1fr)_minmax(0,19rem)] lg:items-center lg:gap-x-12 max-md:[&>picture]:w-28">
      <p className="font-display text-h1 leading-none font-semibold tracking-tight text-clyde">
        {year ? <time dateTime={String(year)}>{year}</time> : "Today"}
      </p>
      <Scene name={scene} decorative className="max-md:rounded-button md:[picture:has(>&)]:order-last" />
      <div className="min-w-0 max-md:w-full">
        <h3 className="md:text-[1.75rem]">{title}</h3>
        <p className="mt-2 max-w-[40em] text-soft">{text}</p>
      </div>
    </li>
  );
}

/** The company's beliefs on a deep band, with one step to take and two more pages. */
function Belief({ title, paragraphs }: AboutPage["belief"]) {
  return (
    <section className="mt-14 bg-deep py-14 text-on-deep md:mt-22 md:py-22">
      <div className="page grid items-start gap-x-16 gap-y-8 [&_:focus-visible]:outline-amber lg:grid-cols-[1fr_1.5fr]">
        <div>
          <h2>{title}</h2>
          <Scene name="a-note-passed-on" className="mt-6 max-w-104 lg:mt-10 print:hidden" />
        </div>
        <div className="grid gap-5">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[30em] text-lead leading-[1.45]">
              {paragraph}
            </p>
          ))}
          <p className="mt-3 flex max-w-none flex-wrap gap-3 [&>.button:not(.button-main)]:border-current">
            <ButtonLink main href={routes.contact()}>
              Contact us
            </ButtonLink>
            <ButtonLink href={routes.whyChooseUs()}>Why choose us</ButtonLink>
            <ButtonLink href={routes.careers()}>Work with us</ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
