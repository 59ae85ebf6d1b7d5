import { buildLandingIndex } from "@/components/sections/site-pages/not-found/landing-index";
import { describePrice } from "@/components/sections/services/service-price";
import { getContent, getOrigin, pickClaims } from "@/lib/content";
import { LANDING_CLAIMS } from "@/lib/content/claims";

export const dynamic = "force-static";

/** What the 404 page fetches to show the landing page of an unlisted city, or to find a listed one. */
export function GET() {
  const content = getContent();
  return Response.json(
    buildLandingIndex(content, pickClaims(content.claims, LANDING_CLAIMS), getOrigin(), ({ slug }) =>
      describePrice(slug, content.plans),
    ),
  );
}
