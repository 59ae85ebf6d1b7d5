import { getContent, getLandingCatalogue } from "@/lib/content";
import { buildIndex } from "@/lib/search/build-index";

export const dynamic = "force-static";

/** What the site search and the finder search in. */
export function GET() {
  return Response.json(buildIndex(getContent(), getLandingCatalogue()));
}
