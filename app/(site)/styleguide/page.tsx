import { titled } from "@/app/site-metadata";
import { StyleguideBody } from "@/components/sections/styleguide/styleguide-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";

export const metadata = titled(
  "Style guide",
  `The colours, sizes and parts that the pages of ${getContent().site.brand} are made of.`,
  routes.styleguide(),
  false,
);

export default function StyleguidePage() {
  return <StyleguideBody />;
}
