import { buildLandingIndex } from "@/components/sections/site-pages/not-found/landing-index";
import { getContent } from "@/lib/content";

export const dynamic = "force-static";

/** What the 404 page fetches to show the landing page of an unlisted city. */
export function GET() {
  const { services, industries } = getContent();
  return Response.json(buildLandingIndex(services, industries));
}
