import { collectionMetadata, collectionPage, collectionParams } from "export-kit/collection";
import { metadataOf, Page, readPage, slugs } from "../../../page";

export const generateStaticParams = collectionParams(() => slugs.map((slug) => ({ slug })));

export const generateMetadata = collectionMetadata(async ({ params }) => metadataOf(readPage(await params)));

export default collectionPage(async ({ params }) => <Page page={readPage(await params)} />);
