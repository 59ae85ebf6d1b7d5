"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { PageHead } from "@/components/sections/blocks/page-head";
import { QueryProvider } from "@/components/ui/query-provider";
import type { NotFoundPage, Site } from "@/lib/content";
import { routes } from "@/lib/routes";
import { recognisePath, type UnknownPath } from "./path";
import { BackLinks, MainPages } from "./recovery-links";
import { UnlistedLanding } from "./unlisted-landing";

interface NotFoundViewProps {
  page: NotFoundPage;
  site: Pick<Site, "brand" | "phone">;
  /** Replaces the URL. Tests pass a mock. */
  replace?: (url: string) => void;
}

/**
 * Shows what was not found at the URL, or the landing page of an unlisted city. Prerendered as "Page not found". A client
 * component because one file serves all URLs, and only the browser knows which one it is.
 */
export function NotFoundView({ page, site, replace = replaceLocation }: NotFoundViewProps) {
  const pathname = useSyncExternalStore(never, readPathname, () => undefined);
  const path = useMemo<UnknownPath>(
    () => (pathname === undefined ? { kind: "page" } : recognisePath(pathname)),
    [pathname],
  );
  const target = redirectTarget(path);

  useEffect(() => {
    if (target !== undefined) replace(target);
    else if (pathname !== undefined && path.kind === "page") console.warn("404: no page at", pathname);
  }, [target, replace, pathname, path.kind]);

  if (path.kind === "landing") {
    return (
      <QueryProvider>
        <UnlistedLanding
          path={path}
          site={site}
          unavailable={<Missing kind="combination" page={page} brand={site.brand} />}
        />
      </QueryProvider>
    );
  }
  return <Missing kind={path.kind === "service" ? "page" : path.kind} page={page} brand={site.brand} />;
}

interface MissingProps {
  kind: Exclude<UnknownPath["kind"], "landing" | "service">;
  page: NotFoundPage;
  brand: string;
}

/** The title is here and not in the metadata: of two titles, the later one would win. */
function Missing({ kind, page, brand }: MissingProps) {
  const { heading, text } = page[kind];
  return (
    <>
      <title>{`${kind === "page" ? page.title : heading} | ${brand}`}</title>
      <PageHead heading={heading} lead={text}>
        <BackLinks kind={kind} />
      </PageHead>
      <MainPages />
    </>
  );
}

/** The list of services for an unknown service; the canonical URL of a landing page. */
function redirectTarget(path: UnknownPath): string | undefined {
  if (path.kind === "service") return routes.services();
  return path.kind === "landing" ? path.canonical : undefined;
}

function readPathname(): string {
  return window.location.pathname;
}

function replaceLocation(url: string) {
  window.location.replace(url);
}

const never = () => () => {};
