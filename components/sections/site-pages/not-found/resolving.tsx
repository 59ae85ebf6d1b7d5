import { EarlyScript } from "@/components/ui/early-script";
import type { NotFoundPage } from "@/lib/content";

/**
 * The attribute that hides "404" before the first paint where the path has the form of a page that the browser resolves or
 * redirects: one file, prerendered as "404", serves all of these paths. `NotFoundView` removes it once it knows; the timer,
 * if its scripts never come.
 *
 * @see docs/behaviour.md#unknown-paths
 */
export const RESOLVING_ATTRIBUTE = "data-resolving";

const RESOLVING_MARK = `(function () {
  var root = document.documentElement;
  if (!/^\\/(services|industries|regions|blog|seo)\\/[^/]/i.test(location.pathname)) return;
  root.setAttribute("${RESOLVING_ATTRIBUTE}", "");
  setTimeout(function () { root.removeAttribute("${RESOLVING_ATTRIBUTE}"); }, 10000);
})();`;

/** Sets the attribute, and is shown while it is there. Belongs before the content. */
export function Resolving() {
  return (
    <>
      <EarlyScript text={RESOLVING_MARK} />
      <div className="resolving page skeleton min-h-180 pt-10">
        <p className="text-lead text-soft">Loading…</p>
      </div>
    </>
  );
}

interface LoadingProps {
  kind: "city" | "landing";
  page: NotFoundPage;
  brand: string;
}

/** Shown while a city is looked up. docs/behaviour.md#unknown-paths fixes the text for landing pages. */
export function Loading({ kind, page, brand }: LoadingProps) {
  return (
    <>
      <title>{brand}</title>
      <div className="page skeleton min-h-180 pt-10">
        <p role="status" className="text-lead text-soft">
          {kind === "landing" ? page.unlisted.loading : "Loading…"}
        </p>
      </div>
    </>
  );
}
