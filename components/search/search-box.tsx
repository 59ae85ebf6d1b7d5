import { useMemo, useState, type ReactNode } from "react";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { SiteLink } from "@/components/layout/site-link";
import { routes } from "@/lib/routes";
import { ResultList, type ResultGroup } from "./result-list";
import { useSearchEngine, type SearchState } from "./use-search-engine";

interface SearchBoxProps {
  /** Lines to try, for a field that is still empty. */
  examples: readonly string[];
  /** The button that closes the dialog; stands beside the field. */
  close: ReactNode;
  /** Called when a result is followed. */
  onLeave: () => void;
}

/** Field and results. The arrow keys walk the results while the field keeps the focus; Enter follows one. */
export function SearchBox({ examples, close, onLeave }: SearchBoxProps) {
  const [line, setLine] = useState("");
  const state = useSearchEngine();
  const { engine } = state;
  const groups = useMemo<ResultGroup[]>(
    () => (engine?.search(line) ?? []).map(({ kind, hits }) => ({ kind, items: hits })),
    [engine, line],
  );
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      itemToStringValue={() => line}
      value={line}
      onValueChange={setLine}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center border-b border-line pr-2">
        <Autocomplete.Input
          aria-label="Search"
          placeholder="Trade, town, service, page…"
          maxLength={100}
          enterKeyHint="go"
          className="min-h-16 w-full min-w-0 bg-transparent px-5 text-lead outline-none focus-visible:shadow-[inset_0_-3px_0_var(--color-clyde)] placeholder:text-soft placeholder:opacity-100"
        />
        {close}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">
        <Autocomplete.Status className="sr-only">
          {line.trim() !== "" && engine && `${count} ${count === 1 ? "result" : "results"}`}
        </Autocomplete.Status>
        <Message state={state} examples={examples} line={line.trim()} count={count} onLeave={onLeave} />
        <ResultList onLeave={onLeave} />
      </div>
    </Autocomplete.Root>
  );
}

interface MessageProps {
  state: SearchState;
  examples: readonly string[];
  line: string;
  count: number;
  onLeave: () => void;
}

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What stands in the place of results. */
function Message({ state: { engine, failed, retry }, examples, line, count, onLeave }: MessageProps) {
  if (failed) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>The search index could not be fetched.</p>
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
      </div>
    );
  }
  if (line === "") {
    return (
      <p className="text-soft">
        Try {either.format(examples.map((example) => `“${example}”`))}. Typos are forgiven.
      </p>
    );
  }
  if (!engine) return <p className="text-soft">Fetching the index…</p>;
  if (count > 0) return null;
  return (
    <p>
      Nothing found for &ldquo;{line}&rdquo;. There is a list of{" "}
      <SiteLink className="underline" href={routes.sitemap()} onClick={onLeave}>
        all pages
      </SiteLink>
      .
    </p>
  );
}
