import { collectionParams } from "export-kit/collection";
import { notFound } from "next/navigation";
import { industryIndex } from "@/components/sections/site-pages/not-found/landing-index";
import { getContent } from "@/lib/content";

export const dynamic = "force-static";

const fileOf = (industry: string) => `${industry}.json`;

export const generateStaticParams = collectionParams(() =>
  getContent().industries.map(({ slug }) => ({ file: fileOf(slug) })),
);

/** What the 404 page fetches for the landing page of an unlisted city: a file for each industry, because a page shows one. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const industry = getContent().industries.find(({ slug }) => fileOf(slug) === file) ?? notFound();
  return Response.json(industryIndex(industry));
}
