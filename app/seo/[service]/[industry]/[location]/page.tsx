import { collectionMetadata, collectionPage, collectionParams, rendersShells } from "export-kit/collection";
import { notFound } from "next/navigation";
import { landingParams, type LandingParams } from "../../../landing";
import { findLandingPage, keptOutBy, landingElement, landingMetadata } from "../../../landing-page";

/**
 * Next prerenders shells of this route; `lib/site-build/landing-collection.ts` writes the pages, by the same functions.
 *
 * @see docs/decisions/0001-landing-pages-by-adapter.md
 */
interface LandingPageProps {
  params: Promise<LandingParams>;
}

const findPage = async ({ params }: LandingPageProps) => findLandingPage(await params) ?? notFound();

export const generateStaticParams = collectionParams(landingParams);

export const generateMetadata = collectionMetadata(async (props: LandingPageProps) =>
  // Shells leave it open, and to find it out the page is compared with thousands of others.
  landingMetadata(await findPage(props), rendersShells() || !keptOutBy(await props.params)),
);

export default collectionPage(async (props: LandingPageProps) => landingElement(await findPage(props)));
