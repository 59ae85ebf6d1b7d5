"use client";

import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { routes } from "@/lib/routes";
import { filterIndustries, type IndustryGroup } from "./filter-industries";
import { Fold } from "../blocks/fold";
import { LinkList } from "../blocks/link-list";

interface IndustryFilterProps {
  groups: readonly IndustryGroup[];
  /** Pictures by the slugs of categories. */
  scenes?: Readonly<Record<string, ReactNode>>;
  /** Above the field. */
  intro?: ReactNode;
  /** Beside it on wide screens. */
  picture?: ReactNode;
}

/**
 * All industries by category, and a field that leaves those whose names match. A client component because it filters while
 * the visitor types; without JavaScript there is no field, and all are listed.
 */
export function IndustryFilter({ groups, scenes = {}, intro, picture }: IndustryFilterProps) {
  const [query, setQuery] = useState("");
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  // React reports no change for text that was typed before hydration.
  useEffect(() => setQuery(field.current!.value), []);
  const shown = filterIndustries(groups, query);
  const isFiltered = query.trim() !== "";
  const count = shown.reduce((sum, { industries }) => sum + industries.length, 0);
  return (
    <>
      <div className="page head">
        <div>
          {intro}
          <div className="mt-6 noscript:hidden print:hidden">
            <label className="mb-1 block font-semibold" htmlFor={fieldId}>
              Find your trade
            </label>
            <input
              id={fieldId}
              ref={field}
              type="search"
              maxLength={60}
              placeholder="Plumber"
              onChange={(event) => setQuery(event.target.value)}
              className="min-h-12 w-full rounded-button border border-ink bg-card px-4 text-[1.125rem] placeholder:text-soft placeholder:opacity-100"
            />
            <p role="status" className="mt-1 min-h-6 text-small text-soft">
              {isFiltered && `${count} ${count === 1 ? "trade" : "trades"}`}
            </p>
          </div>
        </div>
        {picture}
      </div>
      <div className="page">
        <Jumps groups={shown} />
        {shown.map(({ slug, title, description, industries }) => (
          <section
            key={slug}
            id={slug}
            className="grid grid-cols-[min(5.5rem,28vw)_minmax(0,1fr)] gap-x-4 border-t border-line py-4 max-[20rem]:grid-cols-[minmax(0,1fr)] md:grid-cols-[11rem_1fr] md:gap-x-10 md:gap-y-5 md:py-8 md:max-lg:[&_.link-list]:columns-3 lg:grid-cols-[13rem_17rem_1fr] lg:[&_.link-list]:columns-3 max-lg:[&>details]:col-span-full"
          >
            <div>{scenes[slug]}</div>
            <div>
              <h2 className="text-h3 md:text-[1.75rem]">{title}</h2>
              <p className="mt-1 text-soft max-md:text-small md:mt-2">{description}</p>
            </div>
            <Fold summary={`${industries.length} trades`} open={isFiltered || undefined}>
              <LinkList
                links={industries.map((industry) => ({
                  label: industry.title,
                  url: routes.industry(industry.slug),
                }))}
              />
            </Fold>
          </section>
        ))}
        {count === 0 && (
          <p>
            No trade in our list has that name.{" "}
            <SiteLink className="text-clyde underline underline-offset-4" href={routes.contact()}>
              Contact us
            </SiteLink>
            : we may well answer for it all the same.
          </p>
        )}
      </div>
    </>
  );
}

/** Links to the categories, for screens that show their lists. */
function Jumps({ groups }: { groups: readonly IndustryGroup[] }) {
  return (
    <ul className="mb-8 flex flex-wrap gap-2 text-small max-md:hidden print:hidden">
      {groups.map(({ slug, title }) => (
        <li key={slug}>
          <a
            href={`#${slug}`}
            className="inline-block rounded-button border border-line bg-card px-3 py-1.5 hover:border-ink"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
