import { StyleguideBody } from "@/components/sections/styleguide/styleguide-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";

const content = getContent();
const { brand } = content.site;

export const metadata = pageMetadata(
  {
    title: `Style guide | ${brand}`,
    description: `The colours, sizes and parts that the pages of ${brand} are made of.`,
    path: routes.styleguide(),
    indexable: false,
  },
  content,
);

export default function StyleguidePage() {
  return <StyleguideBody />;
}
