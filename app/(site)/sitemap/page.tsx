import { contentMetadata } from "@/app/site-metadata";
import { SiteFinder } from "@/app/site-finder";
import { SitemapBody } from "@/components/sections/site-pages/sitemap-body";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { serviceHubAnchors } from "@/lib/overviews/hub-links";
import { pageLinks } from "@/lib/seo/page-links";

export const metadata = contentMetadata("sitemap");

export default function SitemapPage() {
  const content = getContent();
  return (
    <SitemapBody
      content={content}
      main={pageLinks(content.pages)}
      hubs={serviceHubAnchors(getLandingCatalogue())}
      finder={<SiteFinder links={[]} className="" />}
    />
  );
}
