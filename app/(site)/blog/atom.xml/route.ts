import { atomFeed } from "@/lib/seo/feeds";
import { blogFeed } from "../feed";

export const dynamic = "force-static";

export function GET() {
  return new Response(atomFeed(blogFeed()), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
