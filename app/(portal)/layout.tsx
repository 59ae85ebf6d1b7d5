import type { ReactNode } from "react";
import { siteMetadata, siteViewport } from "@/app/site-metadata";
import { CloseMenu } from "@/components/layout/close-menu";
import { AuthProvider } from "@/components/portal/auth-provider";
import { Toasts } from "@/components/ui/toasts";
import { getContent } from "@/lib/content";
import { Chrome } from "../chrome";
import { Document } from "../document";
import { monthlyPrices } from "./prices";
import "./portal.css";

export const metadata = siteMetadata();
export const viewport = siteViewport;

/** The pages share one `AuthProvider`: the portal of a tab survives soft navigation between them. */
export default function PortalLayout({ children }: { children: ReactNode }) {
  const { site, plans } = getContent();
  const { administrator, demo } = site.portal;
  return (
    <Document>
      <Chrome outlined>
        <AuthProvider administrator={administrator} prices={monthlyPrices(plans)} demoAccounts={demo}>
          <Toasts>{children}</Toasts>
        </AuthProvider>
      </Chrome>
      <CloseMenu />
    </Document>
  );
}
