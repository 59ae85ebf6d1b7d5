import { createPageRenderer } from "export-kit/collection-module";
import { metadataOf, Page, readPage, slugs } from "./page";

const renderBody = createPageRenderer({
  element: (page) => <Page page={page} />,
  layoutKey: ({ paragraphs, links }) => `${paragraphs.length} ${links.length}`,
});

export const collection = {
  groups: () => slugs,
  pagesOf: (slug) => [{ slug }],
  render(params) {
    const page = readPage(params);
    return { metadata: metadataOf(page), body: renderBody(page) };
  },
};
