import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "@/components/ui/query-provider";
import { routes } from "@/lib/routes";
import { createEngine, type SearchEngine } from "@/lib/search/engine";
import type { SearchIndex } from "@/lib/search/entry";

/** What the search can do at the moment. */
export interface SearchState {
  /** There once the index is. */
  engine: SearchEngine | undefined;
  /** The last try has failed. */
  failed: boolean;
  /** Tries again, with all its tries. */
  retry: () => void;
}

/** The search engine of this visit; fetches the index on the first use. Needs the `QueryProvider` around it. */
export function useSearchEngine(): SearchState {
  const { data, isError, refetch } = useQuery({
    queryKey: [routes.searchIndex()],
    queryFn: async ({ signal }) => createEngine(await fetchJson<SearchIndex>(routes.searchIndex(), signal)),
    // An engine is functions: there is nothing to compare.
    structuralSharing: false,
  });
  return { engine: data, failed: isError && !data, retry: () => void refetch() };
}
