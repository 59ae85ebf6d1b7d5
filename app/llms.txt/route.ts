import { getContent, getOrigin } from "@/lib/content";
import { llmsTxt } from "@/lib/seo/text-files";

export const dynamic = "force-static";

/** A summary of the site for programs, in the form of llmstxt.org. */
export function GET() {
  return new Response(llmsTxt(getContent(), getOrigin()), {
    // For `next dev`; the published type comes from the host table.
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
