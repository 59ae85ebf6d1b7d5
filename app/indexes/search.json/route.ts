import { getContent, getLandingCatalogue } from "@/lib/content";
import { buildIndex } from "@/lib/search/build-index";

export const dynamic = "force-static";

/** The index that the site search and the finder fetch: docs/behaviour.md#timings-and-thresholds. */
export function GET() {
  return Response.json(buildIndex(getContent(), getLandingCatalogue()));
}
