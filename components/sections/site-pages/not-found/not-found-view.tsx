"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { PageHead } from "@/components/sections/blocks/page-head";
import { QueryProvider } from "@/components/ui/query-provider";
import type { NotFoundPage, Site } from "@/lib/content";
import { routes } from "@/lib/routes";
import { recognisePath, type LostPath } from "./path";
import { UnlistedLanding } from "./unlisted-landing";
import { MainPages, WaysBack } from "./ways-on";

interface NotFoundViewProps {
  page: NotFoundPage;
  site: Pick<Site, "brand" | "phone">;
  /** Goes to another address in the place of this one; the tests' own looks at it only. */
  replace?: (url: string) => void;
}

/**
 * Says what was not found at the visitor's address, or renders the landing page of a town that has none.
 * A client component because one file answers for all addresses, and only the browser knows which it is.
 * Without JavaScript, and until it is there, the page was not found.
 */
export function NotFoundView({ page, site, replace = replaceLocation }: NotFoundViewProps) {
  const pathname = useSyncExternalStore(never, readPathname, () => undefined);
  const path = useMemo<LostPath>(
    () => (pathname === undefined ? { kind: "page" } : recognisePath(pathname)),
    [pathname],
  );
  const elsewhere = whereInstead(path);

  useEffect(() => {
    if (elsewhere !== undefined) replace(elsewhere);
    else if (pathname !== undefined && path.kind === "page") console.warn("404: no page at", pathname);
  }, [elsewhere, replace, pathname, path.kind]);

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
  kind: Exclude<LostPath["kind"], "landing" | "service">;
  page: NotFoundPage;
  brand: string;
}

/** The title is here and not in the metadata: with two that Next and we insert, the later one would win. */
function Missing({ kind, page, brand }: MissingProps) {
  const { heading, text } = page[kind];
  return (
    <>
      <title>{`${kind === "page" ? page.title : heading} | ${brand}`}</title>
      <PageHead heading={heading} lead={text}>
        <WaysBack kind={kind} />
      </PageHead>
      <MainPages />
    </>
  );
}

/** Unknown services lead to the list of all; a landing page has one way to write its address. */
function whereInstead(path: LostPath): string | undefined {
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
