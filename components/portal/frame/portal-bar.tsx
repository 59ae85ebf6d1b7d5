import type { ReactNode } from "react";
import { Mark } from "@/components/layout/brand";
import { SiteLink } from "@/components/layout/site-link";
import { routes } from "@/lib/routes";

interface PortalBarProps {
  brand: string;
  /** Sections, the main action and the user's menu. */
  children?: ReactNode;
}

/** The bar of the portal: the mark, which leads to the website, and what the page adds. 48 px high on wide screens. */
export function PortalBar({ brand, children }: PortalBarProps) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 px-4 lg:px-6">
        <SiteLink
          href={routes.home()}
          className="mr-auto inline-flex min-h-11 items-center font-display font-semibold md:mr-2"
        >
          <Mark />
          <span className="max-sm:sr-only">{brand}</span>
        </SiteLink>
        {children}
      </div>
    </header>
  );
}
