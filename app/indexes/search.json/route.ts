import { getContent, getLandingCatalogue } from "@/lib/content";
import { buildIndex } from "@/lib/search/build-index";

export const dynamic = "force-static";

/** The index that the site search and the finder fetch: docs/behaviour.md#static-indexes. */
export function GET() {
  return Response.json(buildIndex(getContent(), getLandingCatalogue()));
}
