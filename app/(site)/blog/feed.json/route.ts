import { jsonFeed } from "@/lib/seo/blog-feeds";
import { blogFeed } from "../feed";

export const dynamic = "force-static";

export function GET() {
  return new Response(jsonFeed(blogFeed()), {
    // The published type is set in `export-kit.config.mjs`; this header is for `next dev`.
    headers: { "Content-Type": "application/feed+json; charset=utf-8" },
  });
}
