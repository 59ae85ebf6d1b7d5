"use client";

import type { ReactNode } from "react";
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { PageHead } from "@/components/sections/blocks/page-head";
import type { NotFoundPage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { LoadingLanding } from "./loading-landing";
import { recognisePath, type UnknownPath } from "./unknown-path";
import { BackLinks } from "./recovery-links";
import { RESOLVING_ATTRIBUTE } from "./resolving-mark";

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
  const pathname = useSyncExternalStore(never, readPathname, () => undefined);
  const path = useMemo<UnknownPath>(
    () => (pathname === undefined ? { kind: "page" } : recognisePath(pathname)),
    [pathname],
  );
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

  const missing = (kind: MissingProps["kind"]) => (
    <Missing kind={kind} page={page} brand={brand} picture={picture} pathname={pathname}>
      {children}
    </Missing>
  );
  const shared = { page, brand, replace };
  switch (path.kind) {
    case "landing":
      return (
        <Suspense fallback={<LoadingLanding text={page.unlisted.loading} brand={brand} />}>
          <IndexLookup path={path} {...shared} instead={missing("combination")} />
        </Suspense>
      );
    case "city":
      return (
        <Suspense fallback={<LoadingLanding text="Loading…" brand={brand} />}>
          <IndexLookup path={path} {...shared} instead={missing("city")} />
        </Suspense>
      );
    case "service":
      return missing("page");
    default:
      return missing(path.kind);
  }
}

interface MissingProps {
  kind: Exclude<UnknownPath["kind"], "landing" | "service">;
  page: NotFoundPage;
  brand: string;
  picture: ReactNode;
  children: ReactNode;
  /** Undefined before hydration. */
  pathname: string | undefined;
}

/** Title and description are here and not in the metadata, because the short landing pages have others. */
function Missing({ kind, page, brand, picture, children, pathname }: MissingProps) {
  const { heading, text } = page[kind];
  return (
    <>
      <title>{`${kind === "page" ? page.title : heading} | ${brand}`}</title>
      <meta name="description" content={page.description} />
      <div className={kind === "page" ? "missing" : undefined}>
        <PageHead heading={heading} lead={text} note={<Asked pathname={pathname} />} picture={picture}>
          <BackLinks kind={kind} />
        </PageHead>
      </div>
      {children}
    </>
  );
}

/** The address that was asked for; its line is kept free until the browser knows it. */
function Asked({ pathname }: { pathname: string | undefined }) {
  return (
    <span data-live className="block min-h-7 text-base text-ink wrap-anywhere">
      {pathname !== undefined && (
        <>
          You asked for <b className="font-semibold">{pathname}</b>
        </>
      )}
    </span>
  );
}

/** The list of services for an unknown service; the canonical URL of a landing page. */
function redirectTarget(path: UnknownPath): string | undefined {
  if (path.kind === "service") return routes.services();
  return path.kind === "landing" && path.isMoved ? path.canonical : undefined;
}

function readPathname(): string {
  return window.location.pathname;
}

function replaceLocation(url: string) {
  window.location.replace(url);
}

const never = () => () => {};
