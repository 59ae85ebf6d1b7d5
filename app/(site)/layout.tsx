import type { ReactNode } from "react";
import { siteMetadata, siteViewport } from "@/app/site-metadata";
import { CloseMenu } from "@/components/layout/close-menu";
import { NavigationStatus } from "@/components/layout/navigation-status";
import { SearchOpener } from "@/components/search/search-opener";
import { getContent } from "@/lib/content";
import { searchExamples } from "@/lib/search/finder-texts";
import { HeaderAndFooter } from "../header-and-footer";
import { Document } from "../document";
import "./site.css";

export const metadata = siteMetadata();
export const viewport = siteViewport;

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <HeaderAndFooter knowsSession>{children}</HeaderAndFooter>
      <CloseMenu />
      <NavigationStatus />
      <SearchOpener examples={searchExamples(getContent())} />
    </Document>
  );
}
