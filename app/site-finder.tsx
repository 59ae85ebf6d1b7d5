import type { ComponentProps } from "react";
import { Finder } from "@/components/search/finder";
import { getContent } from "@/lib/content";
import { finderExample } from "@/lib/search/finder-texts";

/** The finder, the form that leads to a landing page, with its texts from the content. */
export function SiteFinder(
  props: Pick<ComponentProps<typeof Finder>, "initial" | "links" | "className" | "slim">,
) {
  const content = getContent();
  const { title, text } = content.pages.sitemap.finder;
  return <Finder title={title} text={text} example={finderExample(content)} {...props} />;
}
