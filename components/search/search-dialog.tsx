"use client";

import { useMemo, useState } from "react";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { SiteLink } from "@/components/layout/site-link";
import { QueryProvider } from "@/components/ui/query-provider";
import { routes } from "@/lib/routes";
import type { Group, Hit } from "@/lib/search/search-engine";
import { type SearchState, useSearchEngine } from "./use-search-engine";

export interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Example queries, shown while the field is empty. */
  examples: readonly string[];
}

/** The site search in a dialog, full-screen on phones. */
export function SearchDialog({ open, onOpenChange, examples }: SearchDialogProps) {
  return (
    <QueryProvider>
      <Dialog.Root open={open} onOpenChange={onOpenChange}>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 bg-deep/70" />
          <Dialog.Popup className="fixed inset-0 z-50 mx-auto flex flex-col bg-card text-ink md:inset-x-6 md:top-[10vh] md:bottom-auto md:max-h-[76vh] md:max-w-184 md:rounded-card md:border md:border-line">
            <Dialog.Title className="sr-only">Search this site</Dialog.Title>
            <SearchBox examples={examples} onFollow={() => onOpenChange(false)} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </QueryProvider>
  );
}

interface ResultGroup {
  kind: Group["kind"];
  items: Hit[];
}

const TITLES: Record<Group["kind"], string> = {
  landing: "By industry and city",
  service: "Services",
  industry: "Industries",
  city: "Cities",
  country: "Countries",
  region: "Regions",
  page: "Pages",
  post: "Articles",
};

interface SearchBoxProps extends Pick<SearchDialogProps, "examples"> {
  /** Called when a result is followed. */
  onFollow: () => void;
}

/** The search field and the results. Arrow keys move through the results, Enter follows one. */
function SearchBox({ examples, onFollow }: SearchBoxProps) {
  const [query, setQuery] = useState("");
  const state = useSearchEngine();
  const { engine } = state;
  const groups = useMemo<ResultGroup[]>(
    () => (engine?.search(query) ?? []).map(({ kind, hits }) => ({ kind, items: hits })),
    [engine, query],
  );
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      itemToStringValue={() => query}
      value={query}
      onValueChange={setQuery}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center border-b border-line pr-2 has-[input:focus-visible]:[box-shadow:inset_0_-3px_0_var(--color-clyde)]">
        <Autocomplete.Input
          aria-label="Search"
          placeholder="Industry, city, service, page…"
          maxLength={100}
          enterKeyHint="go"
          className="min-h-16 w-full min-w-0 bg-transparent px-5 text-lead outline-none placeholder:text-soft placeholder:opacity-100"
        />
        <Dialog.Close className="min-h-11 px-3 text-small underline">Close</Dialog.Close>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">
        <Autocomplete.Status className="sr-only">
          {query.trim() !== "" && engine && `${count} ${count === 1 ? "result" : "results"}`}
        </Autocomplete.Status>
        <Notice state={state} examples={examples} query={query.trim()} count={count} onFollow={onFollow} />
        {/* Results are links, so that they can be opened in a new tab. */}
        <Autocomplete.List>
          {(group: ResultGroup) => (
            <Autocomplete.Group key={group.kind} items={group.items} className="not-first:mt-4">
              <Autocomplete.GroupLabel className="border-b border-line pb-1 text-small text-soft">
                {TITLES[group.kind]}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(hit: Hit) => (
                  <Autocomplete.Item
                    key={hit.url}
                    value={hit}
                    render={<SiteLink href={hit.url} />}
                    onClick={({ ctrlKey, metaKey, shiftKey }) => {
                      if (!ctrlKey && !metaKey && !shiftKey) onFollow();
                    }}
                    className="-mx-2 flex min-h-11 scroll-my-12 flex-wrap items-baseline gap-x-3 rounded-button px-2 py-2 data-highlighted:bg-ink data-highlighted:text-card"
                  >
                    <span>{hit.title}</span>
                    {hit.detail && <span className="text-small opacity-80">{hit.detail}</span>}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
    </Autocomplete.Root>
  );
}

interface NoticeProps extends SearchBoxProps {
  state: SearchState;
  query: string;
  count: number;
}

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Shown instead of results. */
function Notice({ state: { engine, failed, retry }, examples, query, count, onFollow }: NoticeProps) {
  if (failed) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>The search could not be loaded.</p>
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
      </div>
    );
  }
  if (query === "") {
    return (
      <p className="text-soft">
        Try {either.format(examples.map((example) => `“${example}”`))}. Typos are forgiven.
      </p>
    );
  }
  if (!engine) return <p className="text-soft">Loading…</p>;
  if (count > 0) return null;
  return (
    <p>
      Nothing found for &ldquo;{query}&rdquo;. There is a list of{" "}
      <SiteLink className="underline" href={routes.sitemap()} onClick={onFollow}>
        all pages
      </SiteLink>
      .
    </p>
  );
}
