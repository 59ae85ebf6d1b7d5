import type { ReactNode } from "react";
import { Spinner } from "@/components/ui/spinner";
import { PortalBar } from "./portal-bar";

interface WaitingPageProps {
  brand: string;
  heading: string;
  /** Shown where there is no JavaScript. */
  children: ReactNode;
}

/** What is prerendered of a dashboard, and shown until the session is read. */
export function WaitingPage({ brand, heading, children }: WaitingPageProps) {
  return (
    <>
      <PortalBar brand={brand} />
      {/* As high as the screen: the footer is below it, as it is below a list. */}
      <main id="main" className="min-h-screen px-4 pt-4 lg:px-6">
        <h1 className="text-h3">{heading}</h1>
        <div className="noscript:hidden">
          <Spinner label="One moment..." />
        </div>
        <noscript>{children}</noscript>
      </main>
    </>
  );
}
