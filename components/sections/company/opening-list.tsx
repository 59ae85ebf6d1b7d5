import type { ReactNode } from "react";
import { ButtonLink } from "@/components/layout/button-link";
import type { Opening } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";

/** Links to the openings, for the top of the page. */
export function OpeningIndex({ openings }: { openings: readonly Opening[] }) {
  return (
    <nav aria-label="Openings" className="min-w-0 md:col-span-2">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 border-b border-line md:grid-cols-2">
        {openings.map(({ id, title, location, type }) => (
          <li key={id} className="border-t border-line">
            <a
              href={`#${id}`}
              className="group grid gap-x-6 py-2.5 sm:max-md:flex sm:max-md:justify-between lg:flex lg:justify-between"
            >
              <span className="font-display font-semibold group-hover:underline">{title}</span>
              <span className="text-small leading-[1.8] text-soft lg:text-right">
                {location}
                <span className="block max-lg:hidden">{type}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A week of each opening, by id. */
export type Weeks = Readonly<Record<string, ReactNode>>;

/** The openings in full, two beside each other. */
export function OpeningList({ openings, weeks }: { openings: readonly Opening[]; weeks: Weeks | undefined }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-2 print:block">
      {openings.map((opening) => (
        <li
          key={opening.id}
          id={opening.id}
          className="grid grid-cols-[minmax(0,1fr)] border-t-2 border-ink py-7 md:py-9 lg:row-span-4 lg:grid-rows-subgrid print:block"
        >
          <OpeningEntry opening={opening} week={weeks?.[opening.id]} />
        </li>
      ))}
    </ul>
  );
}

function OpeningEntry({ opening, week }: { opening: Opening; week: ReactNode }) {
  const { id, title, description, requirements, ...facts } = opening;
  return (
    <article
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-5 lg:row-span-4 lg:grid-rows-subgrid"
    >
      <div className="grid content-start gap-x-8 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))]">
        <div className="min-w-0">
          <h3 id={`${id}-title`} className="wrap-anywhere md:text-[1.75rem]">
            {title}
          </h3>
          <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-small max-[20rem]:block">
            <Fact term="Department">{facts.department}</Fact>
            <Fact term="Location">{facts.location}</Fact>
            <Fact term="Type">{facts.type}</Fact>
          </dl>
        </div>
        {week}
      </div>
      <p>{description}</p>
      <Fold summary="What it asks for">
        <h4 className="font-display font-semibold max-md:sr-only">What it asks for</h4>
        <ul className="mt-1 max-w-text">
          {requirements.map((requirement) => (
            <li key={requirement} className="border-t border-line py-2 first:border-t-0">
              {requirement}
            </li>
          ))}
        </ul>
      </Fold>
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
