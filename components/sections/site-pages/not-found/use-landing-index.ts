import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "@/components/ui/fetch-json";
import type { NotFoundPage } from "@/lib/content";
import { routes } from "@/lib/routes";
import type { LandingIndex, IndustryIndex } from "./landing-index";

/** Props of components that look an unknown path up in the index. */
export interface LookupProps<Path> {
  path: Path;
  page: NotFoundPage;
  brand: string;
  /** Replaces the URL. */
  replace: (url: string) => void;
  /** Shown if the index has nothing for the path. */
  instead: ReactNode;
}

/** Fetches the index of services, industries and cities: docs/behaviour.md#timings-and-thresholds. */
export function useLandingIndex() {
  const url = routes.index("landing");
  return useQuery({ queryKey: [url], queryFn: ({ signal }) => fetchJson<LandingIndex>(url, signal) });
}

/** Fetches how the services suit an industry; nothing without one. */
export function useIndustryIndex(industry: string | undefined) {
  const url = routes.index(`trades/${industry}`);
  return useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => fetchJson<IndustryIndex>(url, signal),
    enabled: industry !== undefined,
  });
}
