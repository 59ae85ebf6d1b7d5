import type { Metadata } from "next";
import { SearchOpener } from "@/components/search/search-opener";
import { NotFoundBody } from "@/components/sections/site-pages/not-found-body";
import { getContent } from "@/lib/content";
import { searchExamples } from "@/lib/search/finder-texts";
import { HeaderAndFooter } from "./header-and-footer";
import { Document } from "./document";
import { SiteFinder } from "./site-finder";
import { siteMetadata, siteViewport } from "./site-metadata";
import "./(site)/site.css";

export const viewport = siteViewport;

/** Title and description depend on the address: `NotFoundView` sets them. */
export function generateMetadata(): Metadata {
  // Next adds `noindex` to every not-found page by itself.
  return siteMetadata();
}

export default function GlobalNotFound() {
  const content = getContent();
  const { site, pages } = content;
  return (
    <Document>
      <HeaderAndFooter knowsSession>
        <NotFoundBody
          page={pages["not-found"]}
          brand={site.brand}
          finder={<SiteFinder links={[]} className="mt-3 md:mt-22" />}
        />
      </HeaderAndFooter>
      <SearchOpener examples={searchExamples(content)} />
    </Document>
  );
}
