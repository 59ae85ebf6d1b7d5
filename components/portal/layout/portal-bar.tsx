import type { ReactNode } from "react";
import clsx from "clsx";
import { Mark } from "@/components/layout/brand";
import { SiteLink } from "@/components/layout/site-link";
import { routes } from "@/lib/routes";

interface PortalBarProps {
  brand: string;
  /** Sections, the main action and the user's menu. */
  children?: ReactNode;
  /** True on a page with the margins of the website, not of the portal. */
  isPage?: boolean;
}

/**
 * The bar of the portal: the mark, which leads to the website, and what the page adds. 48 px high on wide screens. Where little height is
 * left, as with large text, it scrolls with the page.
 */
export function PortalBar({ brand, children, isPage = false }: PortalBarProps) {
  return (
    <header className="top-0 z-20 border-b border-line bg-paper print:hidden [@media(min-height:30rem)]:sticky">
      <div className={clsx("flex min-h-12 flex-wrap items-center gap-x-3", isPage ? "page" : "px-4 lg:px-6")}>
        <SiteLink
          href={routes.home()}
          className="mr-auto inline-flex min-h-11 items-center font-display font-semibold md:mr-2"
        >
          <Mark />
          <span className={children ? "max-lg:sr-only" : undefined}>{brand}</span>
        </SiteLink>
        {children}
      </div>
    </header>
  );
}
