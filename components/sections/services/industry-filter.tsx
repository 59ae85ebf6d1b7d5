"use client";

import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { routes } from "@/lib/routes";
import { filterIndustries, type IndustryGroup } from "./filter-industries";
import { LinkList } from "../blocks/link-list";

interface IndustryFilterProps {
  groups: readonly IndustryGroup[];
  /** Pictures by the slugs of categories. */
  scenes?: Readonly<Record<string, ReactNode>>;
}

/**
 * All industries by category, and a field that leaves those whose names match. A client component because it filters while
 * the visitor types; without JavaScript there is no field, and all are listed.
 */
export function IndustryFilter({ groups, scenes = {} }: IndustryFilterProps) {
  const [query, setQuery] = useState("");
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  // React reports no change for text that was typed before hydration.
  useEffect(() => setQuery(field.current!.value), []);
  const shown = filterIndustries(groups, query);
  const count = shown.reduce((sum, { industries }) => sum + industries.length, 0);
  return (
    <div className="page">
      <div className="noscript:hidden mb-8 flex flex-wrap items-end gap-x-6 gap-y-2 print:hidden">
        <div>
          <label className="mb-1 block font-semibold" htmlFor={fieldId}>
            Find your trade
          </label>
          <input
            id={fieldId}
            ref={field}
            type="search"
            maxLength={60}
            onChange={(event) => setQuery(event.target.value)}
            className="min-h-11 w-full max-w-96 rounded-button border border-ink bg-card px-3"
          />
        </div>
        <p role="status" className="pb-2 text-soft">
          {query.trim() !== "" && `${count} ${count === 1 ? "trade" : "trades"}`}
        </p>
      </div>
      {shown.map(({ slug, title, description, industries }) => (
        <section
          key={slug}
          id={slug}
          className="grid gap-x-10 gap-y-4 border-t-2 border-ink py-6 md:grid-cols-[11rem_1fr] md:py-8 lg:grid-cols-[13rem_17rem_1fr] lg:[&_.link-list]:columns-3"
        >
          <div className="max-md:hidden max-lg:row-span-2">{scenes[slug]}</div>
          <div>
            <h2 className="text-[1.75rem]">{title}</h2>
            <p className="mt-2 text-soft">{description}</p>
          </div>
          <LinkList
            links={industries.map((industry) => ({
              label: industry.title,
              url: routes.industry(industry.slug),
            }))}
          />
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
  );
}
