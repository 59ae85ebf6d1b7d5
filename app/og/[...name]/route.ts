import { notFound } from "next/navigation";
import { getContent } from "@/lib/content";
import { drawCard } from "@/lib/og/draw-card";
import { routes } from "@/lib/routes";
import { socialCards } from "@/lib/seo/social-image";

export const dynamic = "force-static";

/** The last segment ends in `.png`, so that any host sends the right type. */
export function generateStaticParams(): { name: string[] }[] {
  const folder = routes.socialImage("").split("/").length;
  return [...socialCards(getContent()).keys()].map((name) => ({
    name: routes
      .socialImage(name)
      .split("/")
      .slice(folder - 1),
  }));
}

export async function GET(
  _: Request,
  { params }: { params: Promise<{ name: string[] }> },
): Promise<Response> {
  const content = getContent();
  const name = (await params).name.join("/").replace(/\.png$/, "");
  return drawCard(socialCards(content).get(name) ?? notFound(), content.site.brand);
}
