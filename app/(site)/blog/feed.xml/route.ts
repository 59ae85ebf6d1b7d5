import { rssFeed } from "@/lib/seo/feeds";
import { blogFeed } from "../feed";

export const dynamic = "force-static";

export function GET() {
  return new Response(rssFeed(blogFeed()), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
