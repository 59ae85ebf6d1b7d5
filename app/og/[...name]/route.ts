import { collectionParams } from "export-kit/collection";
import { notFound } from "next/navigation";
import { getContent } from "@/lib/content";
import { drawSocialCard } from "@/lib/og/draw-social-card";
import { routes } from "@/lib/routes";
import { socialCards } from "@/lib/seo/social-card";

export const dynamic = "force-static";

/** The last segment ends in `.png`, so that every host sends the right content type. */
export const generateStaticParams = collectionParams(() => {
  const nameAt = routes.socialCard("").split("/").length - 1;
  return [...socialCards(getContent()).keys()].map((name) => ({
    name: routes.socialCard(name).split("/").slice(nameAt),
  }));
});

export async function GET(
  _: Request,
  { params }: { params: Promise<{ name: string[] }> },
): Promise<Response> {
  const content = getContent();
  const name = (await params).name.join("/").replace(/\.png$/, "");
  return drawSocialCard(socialCards(content).get(name) ?? notFound(), content.site.brand);
}
