import { StyleguideBody } from "@/components/sections/styleguide/styleguide-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { Objects, Pictures, System } from "./specimens";
import "@/components/blog/post-grid.css";
import "../tools/tools.css";

const content = getContent();
const { services, site } = content;
const { brand } = site;

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
  return (
    <StyleguideBody
      brand={brand}
      system={<System />}
      pictures={<Pictures />}
      objects={<Objects />}
      call={services[0]!.call}
    />
  );
}
