import { getContent, getLandingCatalogue } from "@/lib/content";
import { buildIndex } from "@/lib/search/build-index";

export const dynamic = "force-static";

/** The index of the site search and the finder. */
export function GET() {
  return Response.json(buildIndex(getContent(), getLandingCatalogue()));
}
