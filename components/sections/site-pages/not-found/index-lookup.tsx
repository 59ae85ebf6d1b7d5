import { QueryProvider } from "@/components/ui/query-provider";
import type { CityPath, LandingPath } from "./unknown-path";
import { UnknownCity } from "./unknown-city";
import { UnlistedLanding } from "./unlisted-landing";
import type { LookupProps } from "./use-landing-index";

/** What the index of services, industries and cities is fetched for. The 404 page loads this code only then. */
export function IndexLookup({ path, ...shared }: LookupProps<CityPath | LandingPath>) {
  return (
    <QueryProvider>
      {path.kind === "city" ? (
        <UnknownCity path={path} {...shared} />
      ) : (
        <UnlistedLanding path={path} {...shared} />
      )}
    </QueryProvider>
  );
}
