import { collectionMetadata, collectionPage, collectionParams } from "export-kit/collection";
import { notFound } from "next/navigation";
import { HubBody } from "@/components/sections/services/hub-body";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { composeHub } from "@/lib/seo/hubs";
import { pageMetadata } from "@/lib/seo/metadata";
import { hubParams } from "../../../../seo/landing";

/**
 * The hubs. The engine writes them without script, so that nothing here may need hydration.
 *
 * @see docs/decisions/0026-hubs-by-adapter.md
 */
interface HubPageProps {
  params: Promise<{ service: string; industry: string }>;
}

export const generateStaticParams = collectionParams(hubParams);

async function findHub({ params }: HubPageProps) {
  const { service, industry } = await params;
  return composeHub(getLandingCatalogue(), service, industry, getContent().site.brand) ?? notFound();
}

export const generateMetadata = collectionMetadata(async (props: HubPageProps) => {
  const { title, description, path } = await findHub(props);
  return pageMetadata({ title, description, path }, getContent());
});

export default collectionPage(async (props: HubPageProps) => <HubBody {...await findHub(props)} />);
