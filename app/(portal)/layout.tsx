import type { ReactNode } from "react";
import { siteMetadata, siteViewport } from "@/app/site-metadata";
import { AuthProvider } from "@/components/portal/auth-provider";
import { PortalFooter } from "@/components/portal/layout/portal-footer";
import { OfflineNotice } from "@/components/portal/offline-notice";
import { Toasts } from "@/components/ui/toasts";
import { getContent } from "@/lib/content";
import { isDevelopment } from "@/lib/env";
import { Document } from "../document";
import { monthlyPrices } from "./monthly-prices";
import "./portal.css";

export const metadata = siteMetadata();
export const viewport = siteViewport;

/** A frame of its own, without the header and footer of the website. The pages share one `AuthProvider`: the portal of a tab survives soft navigation between them. */
export default function PortalLayout({ children }: { children: ReactNode }) {
  const { site, plans } = getContent();
  const { administrator, demo } = site.portal;
  return (
    <Document>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {/* The development server has no service worker. */}
      {!isDevelopment() && <OfflineNotice />}
      <AuthProvider administrator={administrator} prices={monthlyPrices(plans)} demoAccounts={demo}>
        <Toasts>{children}</Toasts>
      </AuthProvider>
      <PortalFooter years={`${site.founded}–${site.asOf.slice(0, 4)}`} legalName={site.legalName} />
    </Document>
  );
}
