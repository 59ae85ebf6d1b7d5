import { getContent, getOrigin } from "@/lib/content";
import { llmsTxt } from "@/lib/seo/llms-txt";

export const dynamic = "force-static";

/** A summary of the site for programs: docs/decisions/0046-ai-crawlers-by-name.md. */
export function GET() {
  return new Response(llmsTxt(getContent(), getOrigin()), {
    // For `next dev`; the published type comes from the host table.
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
