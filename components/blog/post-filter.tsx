"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, useCallback, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { CategoryBar, type ListedCategory } from "./category-bar";
import { Pagination } from "./pagination";
import { PostGrid } from "./post-grid";

/** A post of the list, with its prerendered card. */
export interface PostEntry extends Searchable {
  slug: string;
  card: ReactNode;
}

interface PostFilterProps {
  /** All posts, newest first. */
  entries: readonly PostEntry[];
  categories: readonly ListedCategory[];
  /** The page of the unfiltered list, counted from 1. */
  page: number;
  perPage: number;
  /** Pagination of the unfiltered list. */
  children: ReactNode;
}

/**
 * The list of posts with search and category buttons. The filter is in the URL too. Without JavaScript there is no
 * search, and categories are links to pages. docs/behaviour.md#blog fixes the texts for an empty result.
 */
export function PostFilter({ entries, categories, page, perPage, children }: PostFilterProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const hydrated = useHydrated();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isFollowing = useRef(false);

  const change = useCallback((next: Filter, write: "pushState" | "replaceState") => {
    setFilter(next);
    window.history[write](null, "", window.location.pathname + writeFilter(next));
  }, []);

  const followUrl = useCallback(() => {
    const slugs = categories.map(({ slug }) => slug);
    const filterInUrl = readFilter(window.location.search, slugs);
    const input = field.current!;
    // React reports no change for text that was typed before hydration.
    const typedEarly = !isFollowing.current && input.value !== "" && input.value !== filterInUrl.query;
    isFollowing.current = true;
    if (typedEarly) return change({ ...filterInUrl, query: input.value, page: 1 }, "replaceState");
    setFilter(filterInUrl);
    input.value = filterInUrl.query;
  }, [categories, change]);

  const active = isActive(filter);
  const found = active ? applyFilter(entries, filter) : entries;
  const pages = Math.ceil(found.length / perPage);
  const current = active ? Math.min(filter.page, Math.max(pages, 1)) : page;
  // The first post of a page of the unfiltered list is in its head.
  const shown = found.slice((current - 1) * perPage + (active ? 0 : 1), current * perPage);

  return (
    <div data-filtered={active || undefined} className="lg:contents">
      <Suspense fallback={null}>
        <FollowUrl onChange={followUrl} />
      </Suspense>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-4 lg:col-span-full lg:row-start-1 print:hidden">
        <div role="search" className="flex-[1_1_13rem] noscript:hidden">
          <label className="sr-only" htmlFor={fieldId}>
            Search articles
          </label>
          <input
            ref={field}
            id={fieldId}
            type="search"
            placeholder="Search articles..."
            onChange={({ target }) => change({ ...filter, query: target.value, page: 1 }, "replaceState")}
            className="min-h-11 w-full rounded-button border border-ink bg-card px-3 placeholder:text-soft placeholder:opacity-100"
          />
        </div>
        <CategoryBar
          categories={categories}
          current={filter.category}
          onSelect={
            hydrated ? (category) => change({ ...filter, category, page: 1 }, "pushState") : undefined
          }
        />
        <p role="status" className="min-h-6 basis-full text-small text-soft">
          {active && `${found.length} of ${entries.length} articles`}
        </p>
      </div>
      {shown.length > 0 ? (
        <PostGrid>
          {shown.map(({ slug, card }) => (
            <li key={slug}>{card}</li>
          ))}
        </PostGrid>
      ) : (
        active && (
          <div className="border-t border-line py-12 lg:[grid-area:2/1/auto/3]">
            <h2 className="text-h3">No posts found</h2>
            <p className="mt-2 text-soft">Try adjusting your search or filter criteria</p>
          </div>
        )
      )}
      {active ? (
        <Pagination
          current={current}
          count={pages}
          hrefOf={(number) => writeFilter({ ...filter, page: number })}
        />
      ) : (
        children
      )}
    </div>
  );
}

/**
 * Reports each change of the URL's query, such as Back or the header's link to the blog. A separate component within
 * Suspense, because `useSearchParams` removes everything up to the boundary from the prerendered HTML.
 */
function FollowUrl({ onChange }: { onChange: () => void }) {
  const params = useSearchParams();
  useEffect(onChange, [params, onChange]);
  return null;
}

/** The filter of the list of posts, which is also the query of its URL. */
interface Filter {
  query: string;
  /** Slug of a category; empty for all. */
  category: string;
  /** Page of the results, counted from 1. */
  page: number;
}

/** Leaves all posts. */
export const NO_FILTER: Filter = { query: "", category: "", page: 1 };

/** The properties of a post that the filter reads. */
interface Searchable {
  title: string;
  excerpt: string;
  /** Slug of its category. */
  category: string;
}

/** Reads the query of a URL. Ignores unknown categories and invalid pages. */
export function readFilter(search: string, categories: readonly string[]): Filter {
  const params = new URLSearchParams(search);
  const category = params.get("category") ?? "";
  const page = Number(params.get("page"));
  return {
    query: params.get("q") ?? "",
    category: categories.includes(category) ? category : "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes a filter as the query of a URL: "?q=costs&category=outsourcing", or an empty string. */
export function writeFilter({ query, category, page }: Filter): string {
  const params = new URLSearchParams();
  if (query) params.set("q", query);
  if (category) params.set("category", category);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "";
}

/** Whether the filter excludes any posts. */
export function isActive({ query, category }: Filter): boolean {
  return query.trim() !== "" || category !== "";
}

/** The posts of the category with the text in title or excerpt, regardless of case and spaces: docs/behaviour.md#blog. */
export function applyFilter<T extends Searchable>(entries: readonly T[], { query, category }: Filter): T[] {
  const text = query.trim().replace(/\s+/g, " ").toLowerCase();
  return entries.filter(
    (entry) =>
      (category === "" || entry.category === category) &&
      (entry.title.toLowerCase().includes(text) || entry.excerpt.toLowerCase().includes(text)),
  );
}
