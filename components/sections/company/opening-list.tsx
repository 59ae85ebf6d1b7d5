import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import type { Opening } from "@/lib/content";
import { routes } from "@/lib/routes";

/** Links to the openings, for the top of the page. */
export function OpeningIndex({ openings }: { openings: readonly Opening[] }) {
  return (
    <nav aria-label="Openings" className="lg:col-span-2">
      <ul className="grid gap-x-10 border-b border-line md:grid-cols-2">
        {openings.map(({ id, title, location }) => (
          <li key={id} className="border-t border-line">
            <a href={`#${id}`} className="group grid gap-x-6 py-2.5 sm:flex sm:justify-between">
              <span className="font-display font-semibold group-hover:underline">{title}</span>
              <span className="text-small leading-[1.8] text-soft">{location}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The openings in full. */
export function OpeningList({ openings }: { openings: readonly Opening[] }) {
  return (
    <ul>
      {openings.map((opening) => (
        <li key={opening.id} id={opening.id} className="border-t-2 border-ink py-8 md:py-10">
          <OpeningEntry {...opening} />
        </li>
      ))}
    </ul>
  );
}

function OpeningEntry({ id, title, description, requirements, scene, ...facts }: Opening) {
  return (
    <article
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-6 md:grid-cols-2 lg:grid-cols-[4fr_6fr_4fr] lg:grid-rows-[auto_1fr] lg:gap-y-0 xl:gap-x-16"
    >
      <div className="max-md:grid max-md:grid-cols-[1fr_7rem] max-md:gap-x-4 max-md:[&>picture]:col-start-2 max-md:[&>picture]:row-start-1 lg:contents lg:[&>picture]:col-start-3 lg:[&>picture]:row-span-2 lg:[&>picture]:row-start-1">
        <h3 id={`${id}-title`} className="max-md:self-center md:text-[1.75rem]">
          {title}
        </h3>
        <dl className="mt-4 grid content-start max-md:col-span-2 grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-small">
          <Fact term="Department">{facts.department}</Fact>
          <Fact term="Location">{facts.location}</Fact>
          <Fact term="Type">{facts.type}</Fact>
        </dl>
        <Scene name={scene} decorative className="max-md:rounded-button md:max-lg:mt-5 md:max-lg:max-w-88" />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <p>{description}</p>
        <h4 className="mt-5 font-display font-semibold">What it asks for</h4>
        <ul className="mt-1 max-w-text">
          {requirements.map((requirement) => (
            <li key={requirement} className="border-t border-line py-2 first:border-t-0">
              {requirement}
            </li>
          ))}
        </ul>
        <ButtonLink href={routes.contact()} className="mt-6">
          Apply Now<span className="sr-only"> as {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <>
      <dt className="text-soft">{term}</dt>
      <dd>{children}</dd>
    </>
  );
}
