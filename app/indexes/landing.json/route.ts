import { buildLandingIndex } from "@/components/sections/site-pages/not-found/landing-index";
import { getContent } from "@/lib/content";

export const dynamic = "force-static";

export function GET() {
  const { services, industries } = getContent();
  return Response.json(buildLandingIndex(services, industries));
}
