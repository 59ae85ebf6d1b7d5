"use client";

import clsx from "clsx";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { routes } from "@/lib/routes";
import { wordsOf } from "@/lib/search/folded-words";
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
 * All industries by category, and a field that leaves those whose names match. Without JavaScript there is no field, and
 * all are listed.
 */
export function IndustryFilter({ groups, scenes = {}, intro, picture }: IndustryFilterProps) {
  const [query, setQuery] = useState("");
  const fieldId = useId();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  // React reports no change for text that was typed before hydration.
  useEffect(() => setQuery(field.current!.value), []);
  const shown = filterIndustries(groups, query);
  const isFiltered = query.trim() !== "";
  const count = countIn(shown);
  const total = countIn(groups);
  const wide = shown.filter(isLong).length;
  return (
    <>
      <div className="page head">
        <div>
          {intro}
          <div role="search" className="mt-6 noscript:hidden print:hidden">
            <label className="mb-1 block font-semibold" htmlFor={fieldId}>
              Find your trade
            </label>
            <input
              id={fieldId}
              ref={field}
              type="search"
              maxLength={60}
              aria-describedby={hintId}
              placeholder="Plumber"
              onChange={(event) => setQuery(event.target.value)}
              className="min-h-12 w-full rounded-button border border-ink bg-card px-4 text-base placeholder:text-soft placeholder:opacity-100"
            />
            <p className="mt-1 min-h-6 text-small text-soft">
              <span role="status" className="font-semibold text-clyde">
                {isFiltered ? `${count} of ${total} trades` : `${total} trades`}
              </span>
              . <span id={hintId}>Type to shorten the list.</span>
            </p>
          </div>
        </div>
        {picture}
      </div>
      <div className="page grid grid-cols-1 gap-x-16 lg:grid-cols-2">
        {shown.map((group, index) => (
          <Trades
            key={group.slug}
            group={group}
            scene={scenes[group.slug]}
            isWide={isLong(group)}
            isAlone={index === shown.length - 1 && !isLong(group) && (shown.length - wide) % 2 === 1}
            isOpen={isFiltered}
          />
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

interface TradesProps {
  group: IndustryGroup;
  scene: ReactNode;
  /** True for the whole width on wide screens, with a larger picture. */
  isWide: boolean;
  /** True for the last of the others where none is beside it: its trades are. */
  isAlone: boolean;
  /** True to open the list on phones. */
  isOpen: boolean;
}

/** A category and its trades. On phones the list is folded. */
function Trades({
  group: { slug, title, description, industries },
  scene,
  isWide,
  isAlone,
  isOpen,
}: TradesProps) {
  return (
    <section
      id={slug}
      className={clsx(
        "grid content-start gap-x-4 border-t border-line py-4 max-[20rem]:grid-cols-1 md:gap-x-8 md:gap-y-4 md:py-8",
        isWide
          ? "grid-cols-[min(5.5rem,28vw)_minmax(0,1fr)] max-lg:[&>details]:col-span-full md:grid-cols-[11rem_1fr] lg:col-span-2 lg:grid-cols-[24rem_1fr] lg:gap-x-16 lg:[&>details]:col-start-2 lg:[&>details]:row-span-2 lg:[&>details]:row-start-1"
          : "grid-cols-[min(5.5rem,28vw)_minmax(0,1fr)] md:grid-cols-[11rem_1fr] lg:grid-cols-[12rem_1fr]",
        !isWide &&
          (isAlone
            ? "max-lg:[&>details]:col-span-full lg:col-span-2 lg:grid-cols-[12rem_1fr_calc(50%-2rem)]"
            : "[&>details]:col-span-full"),
      )}
    >
      <div>{scene}</div>
      <div>
        <h2 className="text-h3 md:text-[1.75rem]">{title}</h2>
        <p className="mt-1 text-soft max-md:text-small md:mt-2">{description}</p>
      </div>
      <Fold summary={`${industries.length} trades`} open={isOpen || undefined}>
        <LinkList
          links={industries.map((industry) => ({
            label: industry.title,
            url: routes.industry(industry.slug),
          }))}
          // Rows across the list, closed by a rule: no column ends before the others, and the last name fills its row.
          className="link-list grid grid-cols-[repeat(auto-fill,minmax(min(8.5em,100%),1fr))] border-b border-line text-small *:break-inside-avoid *:border-t *:border-line max-[26rem]:[&>li:last-child:nth-child(odd)]:col-span-full sm:text-base md:grid-cols-3 md:[&>li:last-child:nth-child(3n+1)]:col-span-3 md:[&>li:last-child:nth-child(3n+2)]:col-span-2 [&_a]:block [&_a]:py-2 [&_a]:pr-4"
        />
      </Fold>
    </section>
  );
}

/** A category with more trades than this has the whole width. */
const LONG = 15;

function isLong({ industries }: IndustryGroup): boolean {
  return industries.length > LONG;
}

function countIn(groups: readonly IndustryGroup[]): number {
  return groups.reduce((sum, { industries }) => sum + industries.length, 0);
}

/** A category with its industries, as far as the list of industries shows them. */
export interface IndustryGroup {
  slug: string;
  title: string;
  description: string;
  industries: readonly { slug: string; title: string; aliases?: readonly string[] }[];
}

/**
 * The industries with a title or an alias in which each typed word begins a word, whatever its case and accents; without
 * categories that have none. An empty query leaves all.
 */
export function filterIndustries(groups: readonly IndustryGroup[], query: string): IndustryGroup[] {
  const typed = wordsOf(query);
  return groups
    .map((group) => ({
      ...group,
      industries: group.industries.filter(({ title, aliases = [] }) => {
        const words = wordsOf([title, ...aliases].join(" "));
        return typed.every((start) => words.some((word) => word.startsWith(start)));
      }),
    }))
    .filter(({ industries }) => industries.length > 0);
}
