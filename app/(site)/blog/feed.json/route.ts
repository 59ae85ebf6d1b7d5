import { jsonFeed } from "@/lib/seo/feeds";
import { blogFeed } from "../feed";

export const dynamic = "force-static";

export function GET() {
  return new Response(jsonFeed(blogFeed()), {
    headers: { "Content-Type": "application/feed+json; charset=utf-8" },
  });
}
