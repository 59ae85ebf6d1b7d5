import { ButtonLink } from "@/components/layout/button-link";
import type { Opening } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import { hoursOf, WeekDays, WeekOfShifts } from "./week-of-shifts";

/** A name, a week and its hours. */
const ROW =
  "md:grid md:grid-cols-[minmax(0,9fr)_minmax(0,18fr)_minmax(0,3.4fr)] md:gap-x-6 lg:grid-cols-[19rem_minmax(0,1fr)_6rem] lg:gap-x-10";

/** Links to the openings, each with a week of its shifts, for the top of the page. */
export function OpeningIndex({ openings }: { openings: readonly Opening[] }) {
  return (
    <nav aria-label="Openings" className="min-w-0 md:col-span-2">
      <div className={`${ROW} items-end pb-2`}>
        <p className="text-small text-soft">A sample week</p>
        <div className="max-md:hidden">
          <WeekDays />
        </div>
      </div>
      <ul className="border-b border-line">
        {openings.map(({ id, title, location, week }) => (
          <li key={id} className={`${ROW} items-center border-t border-line py-2.5 md:py-3`}>
            <a href={`#${id}`} className="group block max-md:mb-1">
              <span className="font-display text-base leading-snug font-semibold text-clyde underline decoration-clyde-pale underline-offset-4 group-hover:decoration-current lg:text-h3">
                {title}
              </span>
              <span className="block text-small leading-snug text-soft">{location}</span>
            </a>
            <WeekOfShifts shifts={week} />
            <p className="text-small text-soft max-md:sr-only md:text-right">{hoursOf(week)} hours</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The openings in full, below each other. */
export function OpeningList({ openings }: { openings: readonly Opening[] }) {
  return (
    <ul>
      {openings.map((opening) => (
        <li key={opening.id} id={opening.id} className="border-t-2 border-ink py-6 md:py-10">
          <OpeningEntry opening={opening} />
        </li>
      ))}
    </ul>
  );
}

/** What the post is on the left, what it does and asks for on the right. */
function OpeningEntry({ opening }: { opening: Opening }) {
  const { id, title, description, requirements, ...facts } = opening;
  return (
    <article
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 content-start gap-x-16 gap-y-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-rows-[auto_1fr] md:gap-x-10 lg:gap-x-16"
    >
      <div className="min-w-0">
        <h3 id={`${id}-title`} className="wrap-anywhere md:text-[1.75rem]">
          {title}
        </h3>
        <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-small max-[20rem]:block">
          <Fact term="Department">{facts.department}</Fact>
          <Fact term="Location">{facts.location}</Fact>
          <Fact term="Type">{facts.type}</Fact>
        </dl>
      </div>
      <div className="min-w-0 md:row-span-2">
        <p className="md:text-lead md:leading-[1.45]">{description}</p>
        <Fold summary="What we ask for">
          <h4 className="font-display font-semibold max-md:sr-only md:mt-5">What we ask for</h4>
          <ul className="mt-1 gap-x-8 lg:mt-2 lg:grid lg:grid-cols-3">
            {requirements.map((requirement) => (
              <li key={requirement} className="border-t border-line py-2 max-lg:first:border-t-0">
                {requirement}
              </li>
            ))}
          </ul>
        </Fold>
      </div>
      <p>
        <ButtonLink href={routes.contact()}>
          Apply Now<span className="sr-only"> as {title}</span>
        </ButtonLink>
      </p>
    </article>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <>
      <dt className="text-soft wrap-anywhere">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
