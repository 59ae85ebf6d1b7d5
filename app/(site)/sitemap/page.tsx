import { Finder } from "@/components/search/finder";
import { SitemapBody } from "@/components/sections/site-pages/sitemap-body";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";
import { serviceHubLinks } from "@/lib/seo/hubs";
import { contentMetadata } from "../metadata";

export const metadata = contentMetadata("sitemap", routes.sitemap());

export default function SitemapPage() {
  const content = getContent();
  return (
    <SitemapBody
      content={content}
      hubs={serviceHubLinks(getLandingCatalogue())}
      finder={<Finder {...content.pages.sitemap.finder} links={[]} className="" />}
    />
  );
}
