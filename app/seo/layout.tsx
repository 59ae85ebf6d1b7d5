import type { ReactNode } from "react";
import { siteMetadata, siteViewport } from "@/app/site-metadata";
import { HeaderAndFooter } from "../header-and-footer";
import { Document } from "../document";
import "./landing.css";

export const metadata = siteMetadata();
export const viewport = siteViewport;

/**
 * Landing pages carry no script: nothing here may need hydration.
 *
 * @see docs/decisions/0003-landing-pages-without-script.md
 */
export default function LandingLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <HeaderAndFooter>{children}</HeaderAndFooter>
    </Document>
  );
}
