import clsx from "clsx";
import { SiteLink } from "@/components/layout/site-link";
import type { HomePage } from "@/lib/content";
import type { DayMoment, WorkingDay } from "@/lib/overviews/working-day";
import { routes } from "@/lib/routes";
import { DayRail } from "./day-rail";

interface HomeServicesProps extends WorkingDay {
  content: HomePage["services"];
}

/**
 * The services as moments of one day. On wide screens the day lies between two rows of cards, and a cord goes from each time
 * to its card; on others it runs down beside them, and on phones each service is two lines. See docs/behaviour.md#home-page.
 */
export function HomeServices({ content: { title, text, night }, moments, light }: HomeServicesProps) {
  return (
    <section className="page mt-8 md:mt-22">
      <h2 className="max-md:max-w-[12em]">{title}</h2>
      <p className="mt-3 mb-4 flex max-w-none flex-wrap items-baseline justify-between gap-x-16 max-md:text-small md:mb-8">
        <span className="text-soft">
          {text} <span className="max-md:sr-only">{night}</span>
        </span>
        <SiteLink
          href={routes.services()}
          className="inline-block py-1 text-clyde underline underline-offset-4 max-md:hidden"
        >
          All services with their prices
        </SiteLink>
      </p>
      <div className="xl:grid xl:grid-cols-4 xl:gap-x-10">
        <ol className="border-l-2 border-clyde-pale pl-4 md:pl-8 xl:contents">
          {moments.map((moment, index) => (
            <ServiceMoment key={moment.time} {...moment} index={index} />
          ))}
        </ol>
        <DayRail moments={moments} light={light} />
      </div>
    </section>
  );
}

/** The columns, each with a card above the day and one below it. */
const COLUMNS = ["xl:col-start-1", "xl:col-start-2", "xl:col-start-3", "xl:col-start-4"];

/** Of a card, so that those of a row begin at one height: the time next to the day. */
const ABOVE = {
  card: "xl:row-start-1 xl:row-span-6 xl:border-b-4 xl:pb-5",
  moment: "xl:row-start-5 xl:mt-5",
};
const BELOW = {
  card: "xl:row-start-8 xl:row-span-6 xl:border-t-4 xl:pt-4",
  moment: "xl:row-start-1 xl:mb-4",
};

/**
 * The layout of a moment for each width of screen: two lines beside the day, a row of three columns beside it, and a card above or
 * below it.
 */
const PHONE =
  "max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:items-baseline max-md:gap-x-2 max-md:py-1 max-md:before:top-1.5 max-md:before:-left-[1.5625rem]";
const TABLET =
  "md:max-xl:grid md:max-xl:grid-cols-[minmax(min(6.75rem,20%),3.6fr)_minmax(0,7fr)_minmax(0,4.6fr)] md:max-xl:gap-x-6 md:max-xl:border-b md:max-xl:border-line md:max-xl:py-5 md:max-xl:last:border-0 md:max-xl:before:top-8 md:max-xl:before:-left-[2.5625rem]";
const WIDE = "xl:grid xl:grid-rows-subgrid xl:before:hidden";
/** Its stop on the day beside it. */
const STOP = "relative before:absolute before:size-4 before:rounded-full before:border-3";

/** On phones its link covers it. */
function ServiceMoment({ time, text, service, isLive, index }: DayMoment & { index: number }) {
  const { slug, title, summary, features } = service;
  const place = index % 2 === 0 ? ABOVE : BELOW;
  return (
    <li
      className={clsx(
        STOP,
        PHONE,
        TABLET,
        WIDE,
        isLive
          ? "before:border-ink before:bg-amber xl:border-amber"
          : "before:border-clyde before:bg-paper xl:border-clyde",
        COLUMNS[Math.floor(index / 2)],
        place.card,
      )}
    >
      <div className={clsx("max-md:contents md:max-xl:row-span-3 xl:row-span-2", place.moment)}>
        <p className="font-semibold text-clyde tabular-nums max-md:col-start-1 max-md:row-start-1 max-md:text-small max-md:leading-tight md:font-display md:text-[min(2.5rem,5.3vw)] md:leading-none md:tracking-tight md:text-ink">
          {time}
        </p>
        <p className="max-md:col-span-full max-md:row-start-2 max-md:text-small max-md:leading-snug max-md:text-soft md:mt-2 md:leading-snug">
          {text}
        </p>
      </div>
      <h3 className="max-md:col-start-2 max-md:row-start-1 max-md:text-[min(1rem,6.5vw)] md:max-xl:col-start-2 md:text-[1.1875rem] xl:text-[1.25rem]">
        {title}
      </h3>
      <p className="mt-1.5 text-small leading-snug max-md:sr-only md:max-xl:col-start-2">{summary}</p>
      <ul className="list-disc pl-4 text-small leading-snug text-soft marker:text-clyde max-md:sr-only md:max-xl:col-start-3 md:max-xl:row-span-3 md:max-xl:row-start-1 md:max-xl:pt-1 xl:mt-2">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <SiteLink
        href={routes.service(slug)}
        className="justify-self-start text-small wrap-anywhere text-clyde underline underline-offset-4 max-md:absolute max-md:inset-0 max-md:text-[0px] md:mt-1 md:inline-block md:py-1 md:max-xl:col-start-2"
      >
        Learn More<span className="sr-only"> about {title}</span>
      </SiteLink>
    </li>
  );
}
