import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ActionLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { isScene, sceneOfTrade } from "@/lib/art";
import type { Category, Industry, PriceList } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { IndustryOverview, SuitableService } from "@/lib/overviews/industry-page";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";
import { unbroken } from "@/lib/sentences";
import { ClosingBand } from "../blocks/closing-band";
import { Fold } from "../blocks/fold";
import { LinkList, type ListedLink } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/page-section";
import { lowestPrice } from "./service-price";

interface IndustryBodyProps {
  industry: Industry;
  category: Category;
  overview: IndustryOverview;
  prices: PriceList;
  /** Draws `overview.byCountry`. */
  strips?: ReactNode;
  /** Draws `overview.elsewhere`. */
  elsewhereStrips?: ReactNode;
}

/** One industry: its challenges, how we help, a call, the services that suit, its hours, and the cities to link to. */
export function IndustryBody(props: IndustryBodyProps) {
  const { industry, category, overview, prices, strips, elsewhereStrips } = props;
  const { services, hours, byCountry, elsewhere, call, worth, cities, hubs } = overview;
  const scene = sceneOfTrade(industry);
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.industry()} current={industry.title} />
      <PageHead
        badge={category.title}
        heading={`${industry.title} Customer Support Solutions`}
        lead={industry.description}
        picture={scene && <Scene name={scene} eager />}
      >
        <ActionLink main to="consultation" />
      </PageHead>
      <div className="page grid gap-x-16 gap-y-8 md:mt-8 md:grid-cols-2">
        <div>
          <h2 className="mb-4">Challenges</h2>
          <Jacks items={industry.challenges} />
        </div>
        <div>
          <h2 className="mb-4">How We Help</h2>
          <Jacks items={industry.help} plugged />
        </div>
      </div>
      <TradeCall call={call} worth={worth} />
      <Section title={services.heading}>
        <SuitableServices services={services.first} prices={prices} />
        {services.others.length > 0 && (
          <section>
            <h2 className="sr-only">{services.othersHeading}</h2>
            <Fold summary={services.othersHeading}>
              <SuitableServices services={services.others} prices={prices} />
            </Fold>
          </section>
        )}
      </Section>
      <section className="page mt-10 md:mt-22">
        <h2 className="mb-4 md:mb-8">{hours.heading}</h2>
        <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-2 print:block">
          <dl className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10">
            {hours.rows.map(({ name, text }) => (
              <div key={name} className="border-t border-line py-3 md:py-4 md:max-lg:last:odd:col-span-2">
                <dt className="text-small text-soft">{name}</dt>
                <dd className="first-letter:uppercase md:text-lead md:leading-[1.4]">{unbroken(text)}</dd>
              </div>
            ))}
          </dl>
          <div className="border-line max-md:border-t max-md:pt-4 md:rounded-card md:border md:bg-card md:p-7">
            <h3>{byCountry.heading}</h3>
            <p className="mt-2 text-small text-soft">{byCountry.text}</p>
            {strips}
            {elsewhere.countries.length > 0 && (
              <details className="folded -mt-3">
                <summary>{elsewhere.heading}</summary>
                {elsewhereStrips}
              </details>
            )}
          </div>
        </div>
      </section>
      {(cities ?? hubs.links.length > 0) && (
        <div className="page mt-10 grid grid-cols-1 gap-x-16 gap-y-8 md:mt-22 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
          {cities && <Links title={cities.heading} note={cities.text} links={cities.links} />}
          {hubs.links.length > 0 && <Links title={hubs.heading} links={hubs.links} />}
        </div>
      )}
      <ClosingBand title="Hear how we would answer" />
    </main>
  );
}

/** Points beside the jacks of a switchboard: empty, or with a plug. */
function Jacks({ items, plugged = false }: { items: readonly string[]; plugged?: boolean }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item} className="flex gap-x-4 border-t border-line py-2.5 max-md:text-small md:py-3">
          <span
            aria-hidden="true"
            className={
              plugged
                ? "mt-1 size-4.5 shrink-0 rounded-full border-4 border-ink bg-amber [print-color-adjust:exact] forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
                : "mt-1 size-4.5 shrink-0 rounded-full border-3 border-clyde-pale"
            }
          />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Links to landing pages or hubs below their title, and what else there is. */
function Links({ title, note, links }: { title: string; note?: string; links: readonly ListedLink[] }) {
  return (
    <section className="border-t-2 border-ink pt-4">
      <h2 className="mb-3 text-h3 leading-tight md:mb-4">{title}</h2>
      <LinkList
        links={links}
        // In one column where text is so large that a column would have less than nine letters.
        className="link-list [columns:9em_2] gap-x-6 text-small *:break-inside-avoid *:border-t *:border-line sm:gap-x-10 sm:text-base lg:columns-2 [&_a]:block [&_a]:py-2"
      />
      {note && <p className="mt-3 text-small text-soft">{note}</p>}
    </section>
  );
}

/** Services that suit an industry: scene, the least that it costs, and how well it suits if that is worth a word. */
function SuitableServices({ services, prices }: { services: readonly SuitableService[]; prices: PriceList }) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {services.map(({ service, note, reason }) => (
        <li
          key={service.slug}
          className="grid grid-rows-[auto_1fr] content-start gap-x-4 gap-y-2 border-t border-line py-5 max-sm:grid-cols-[5.5rem_1fr] max-[20rem]:grid-cols-1 sm:grid-cols-[min(8rem,40%)_minmax(0,1fr)] sm:gap-x-6 sm:max-md:[&>picture]:row-span-2 lg:[&>picture]:row-span-2 md:last:odd:col-span-2 lg:grid-cols-[13rem_1fr] xl:grid-cols-[16.5rem_1fr]"
        >
          {isScene(service.slug) && <Scene name={service.slug} decorative />}
          <div className="max-sm:self-center md:max-lg:self-center">
            <h3>
              <SiteLink
                className="underline decoration-clyde-pale underline-offset-4"
                href={routes.service(service.slug)}
              >
                {service.title}
              </SiteLink>
            </h3>
            <p className="mt-1 text-small text-soft">
              {lowestPrice(service.slug, prices)}
              {note && `. ${note}`}
            </p>
          </div>
          <p className="text-soft max-md:text-small max-sm:col-span-full md:max-lg:col-span-2">{reason}</p>
        </li>
      ))}
    </ul>
  );
}

/** Two things on a deep band: one enquiry of the trade, with what is said and what comes of it, and what one more customer is worth. */
function TradeCall({ call, worth }: Pick<IndustryOverview, "call" | "worth">) {
  return (
    <section className="mt-10 bg-deep py-8 text-on-deep md:mt-18 md:py-18">
      <div className="page grid gap-x-16 gap-y-10 lg:grid-cols-[1.35fr_1fr]">
        <div>
          <h2 className="mb-4 text-[min(2.25rem,11vw)] md:mb-6">{call.heading}</h2>
          <dl className="grid gap-y-2 text-small text-soft-on-deep [&>dd]:mb-3 [&>dd]:w-fit [&>dd]:max-w-[34em] [&>dd]:text-base [&>dd]:last:mb-0 max-sm:[&>dd]:text-small">
            <dt>{call.caller}</dt>
            {/* The borders show where backgrounds do not. */}
            <dd className="rounded-card rounded-tl-none border border-line-on-deep bg-bubble px-4 py-3 text-on-bubble">
              “{call.script.caller}”
            </dd>
            <dt className="sm:text-right">{call.agent}</dt>
            <dd className="rounded-card rounded-tr-none border border-clyde-on-deep bg-clyde-on-deep px-4 py-3 text-on-bubble sm:ml-auto">
              “{call.script.agent}”
            </dd>
            <dt>{call.then}</dt>
            <dd className="border-l-6 border-amber pl-4 text-on-deep">{call.script.then}</dd>
          </dl>
        </div>
        <div className="border-line-on-deep max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-16">
          <h2 className="text-[min(2.25rem,11vw)]">{worth.heading}</h2>
          <p className="mt-4 font-display text-h2 leading-tight font-semibold text-amber print:text-ink">
            {worth.range}
          </p>
          <WorthScale {...worth.scale} />
          <p className="mt-3 text-small text-soft-on-deep">{worth.why}</p>
        </div>
      </div>
    </section>
  );
}

interface WorthScaleProps {
  /** In pounds. */
  from: number;
  to: number;
  /** What it is set against: the plan with the lowest price. */
  plan: { name: string; monthly: number };
}

/** In pounds: each step is ten times the one before. The widest range of an industry fits. */
const TICKS = [10, 100, 1000, 10_000, 100_000];
const WIDTH = 1000;
const [TOP, HEIGHT, MARK] = [8, 24, 40];

/** Place of an amount on the scale. Equal factors are equal distances: amounts of a call-out and of a house fit. */
export function logScale(pounds: number): number {
  const decades = Math.log10(TICKS.at(-1)! / TICKS[0]!);
  return Math.round((Math.log10(pounds / TICKS[0]!) / decades) * WIDTH);
}

/** What a customer is worth as a bar, against the price of a month. The words above and below it say the same. */
function WorthScale({ from, to, plan }: WorthScaleProps) {
  return (
    <div className="mt-3">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${MARK}`}
        preserveAspectRatio="none"
        className="h-12 w-full fill-none"
      >
        <path
          d={`M0 ${TOP + HEIGHT / 2}H${WIDTH}`}
          strokeWidth={HEIGHT}
          className="stroke-line-on-deep forced-colors:stroke-[GrayText]"
        />
        <path
          d={`M${logScale(from)} ${TOP + HEIGHT / 2}H${logScale(to)}`}
          strokeWidth={HEIGHT}
          className="stroke-amber forced-colors:stroke-[Highlight]"
        />
        <path
          d={`M${logScale(plan.monthly)} 0V${MARK}`}
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
          className="stroke-clyde-on-deep forced-colors:stroke-[CanvasText]"
        />
      </svg>
      {/* The last tick is the end of the scale. */}
      <p
        aria-hidden="true"
        className="grid max-w-none grid-cols-4 text-[0.8125rem] leading-none text-soft-on-deep"
      >
        {TICKS.slice(0, -1).map((tick) => (
          <span key={tick} className="border-l border-soft-on-deep pt-2 pl-1.5">
            {formatPounds(tick)}
          </span>
        ))}
      </p>
      <p className="mt-3 flex items-center gap-x-2.5 text-small">
        <span
          aria-hidden="true"
          className="h-4 border-l-3 border-clyde-on-deep forced-colors:border-[CanvasText]"
        />
        {plan.name}, {formatPounds(plan.monthly)} a month
      </p>
    </div>
  );
}
