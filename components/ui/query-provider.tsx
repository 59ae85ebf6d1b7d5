"use client";

import type { ReactNode } from "react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";

// docs/behaviour.md#timings-and-thresholds
const CACHE_MS = 5 * 60_000;
const MAX_RETRY_DELAY_MS = 30_000;

/** Shared by all pages of a visit, so that an index is fetched once in five minutes. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: CACHE_MS,
      gcTime: CACHE_MS,
      retry: 3,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, MAX_RETRY_DELAY_MS),
      // Offline too: the request then fails and the visitor sees an error, instead of waiting for the network.
      networkMode: "always",
      refetchOnWindowFocus: false,
    },
  },
});

/** Provides the client for static indexes. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
