import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "@/components/ui/fetch-json";
import { routes } from "@/lib/routes";
import { createEngine, type SearchEngine } from "@/lib/search/search-engine";
import type { SearchIndex } from "@/lib/search/search-entry";

/** State of the search engine. */
export interface SearchState {
  /** Undefined until the index is loaded. */
  engine: SearchEngine | undefined;
  /** Whether loading failed, after all retries. */
  failed: boolean;
  /** Loads the index again, with retries. */
  retry: () => void;
}

/** The search engine. Fetches the index on first use. Must be used within `QueryProvider`. */
export function useSearchEngine(): SearchState {
  const { data, isError, refetch } = useQuery({
    queryKey: [routes.index("search")],
    queryFn: async ({ signal }) => createEngine(await fetchJson<SearchIndex>(routes.index("search"), signal)),
    // An engine consists of functions, which cannot be compared.
    structuralSharing: false,
  });
  return { engine: data, failed: isError && !data, retry: () => void refetch() };
}
