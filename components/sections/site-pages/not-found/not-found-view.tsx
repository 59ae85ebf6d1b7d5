"use client";

import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from "react";
import { PageHead } from "@/components/sections/blocks/page-head";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { NotFoundPage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { recognisePath, type UnknownPath } from "./unknown-path";
import { BackLinks } from "./back-links";
import { Loading, RESOLVING_ATTRIBUTE } from "./resolving";

const IndexLookup = lazy(async () => ({ default: (await import("./index-lookup")).IndexLookup }));

interface NotFoundViewProps {
  page: NotFoundPage;
  brand: string;
  /** Shown beside what was not found. Drawn on the server, which keeps the drawings out of the scripts. */
  picture?: ReactNode;
  /** Shown below. Rendered on the server as well. */
  children?: ReactNode;
  /** Replaces the URL. Tests pass a mock. */
  replace?: (url: string) => void;
}

/**
 * Shows what was not found at the URL, or the landing page of an unlisted city. Leads to a listed city by another
 * spelling of its name. Prerendered as "Page not found". A client component because one file serves all URLs, and only
 * the browser knows which one it is.
 */
export function NotFoundView(props: NotFoundViewProps) {
  const { page, brand, picture, children, replace = replaceLocation } = props;
  const pathname = useHydrated() ? window.location.pathname : undefined;
  const path: UnknownPath = pathname === undefined ? { kind: "page" } : recognisePath(pathname);
  const target = redirectTarget(path);

  // Before the paint, but not where another page is on its way.
  useLayoutEffect(() => {
    if (pathname !== undefined && target === undefined)
      document.documentElement.removeAttribute(RESOLVING_ATTRIBUTE);
  }, [pathname, target]);

  useEffect(() => {
    if (target !== undefined) replace(target);
    else if (pathname !== undefined && path.kind === "page") console.warn("404: no page at", pathname);
  }, [target, replace, pathname, path.kind]);

  const kind = path.kind === "service" ? "page" : path.kind === "landing" ? "combination" : path.kind;
  const { heading, text } = page[kind];
  // Title and description are here and not in the metadata, because the short landing pages have others.
  const missing = (
    <>
      <title>{`${kind === "page" ? page.title : heading} | ${brand}`}</title>
      <meta name="description" content={page.description} />
      <div className={kind === "page" ? "missing" : undefined}>
        <PageHead
          heading={heading}
          lead={text}
          note={
            // The line of the address is kept free until the browser knows it.
            <span data-live className="block min-h-7 text-base text-ink wrap-anywhere">
              {pathname !== undefined && (
                <>
                  You asked for <b className="font-semibold">{pathname}</b>
                </>
              )}
            </span>
          }
          picture={picture}
        >
          <BackLinks kind={kind} />
        </PageHead>
      </div>
      {children}
    </>
  );
  if (path.kind !== "landing" && path.kind !== "city") return missing;
  return (
    <Suspense fallback={<Loading kind={path.kind} page={page} brand={brand} />}>
      <IndexLookup path={path} page={page} brand={brand} replace={replace} instead={missing} />
    </Suspense>
  );
}

/** The list of services for an unknown service; the canonical URL of a landing page. */
function redirectTarget(path: UnknownPath): string | undefined {
  if (path.kind === "service") return routes.services();
  return path.kind === "landing" && path.isMoved ? path.canonical : undefined;
}

function replaceLocation(url: string) {
  window.location.replace(url);
}
