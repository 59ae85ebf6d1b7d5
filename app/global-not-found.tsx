import type { Metadata } from "next";
import { Finder } from "@/components/search/finder";
import { SearchOpener } from "@/components/search/search-opener";
import { NotFoundBody } from "@/components/sections/site-pages/not-found-body";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { serviceHubLinks } from "@/lib/seo/hubs";
import { Chrome } from "./chrome";
import { Document } from "./document";
import { siteMetadata, siteViewport } from "./site-metadata";
import "./(site)/site.css";

export const viewport = siteViewport;

/** The title is the body's: it depends on the address. */
export function generateMetadata(): Metadata {
  const { description } = getContent().pages["not-found"];
  return { ...siteMetadata(), description, robots: { index: false } };
}

export default function GlobalNotFound() {
  const { site, pages } = getContent();
  return (
    <Document>
      <Chrome>
        <NotFoundBody
          page={pages["not-found"]}
          site={site}
          finder={<Finder {...pages.sitemap.finder} links={serviceHubLinks(getLandingCatalogue())} />}
        />
      </Chrome>
      <SearchOpener />
    </Document>
  );
}
