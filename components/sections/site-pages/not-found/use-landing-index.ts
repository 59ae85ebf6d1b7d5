import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "@/components/ui/query-provider";
import { routes } from "@/lib/routes";
import type { LandingIndex } from "./landing-index";

/** Fetches the index of services, industries and cities: docs/behaviour.md#static-indexes. */
export function useLandingIndex() {
  const url = routes.landingIndex();
  return useQuery({ queryKey: [url], queryFn: ({ signal }) => fetchJson<LandingIndex>(url, signal) });
}
