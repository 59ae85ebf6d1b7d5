"use client";

import type { ReactNode } from "react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";

const CACHE_MS = 5 * 60_000;
const LONGEST_WAIT_MS = 30_000;

/** One client for the whole visit: an index fetched once serves every page that asks for it within five minutes. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: CACHE_MS,
      gcTime: CACHE_MS,
      retry: 3,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_WAIT_MS),
      // Offline too: a visitor is told after the last try, instead of waiting without a word.
      networkMode: "always",
      refetchOnWindowFocus: false,
    },
  },
});

/** Around whatever fetches one of the site's static indexes. A client component because fetching is. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * Fetches a static JSON file of this site.
 *
 * @throws Error where the answer is no success or no JSON
 */
export async function fetchJson<T>(url: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}
