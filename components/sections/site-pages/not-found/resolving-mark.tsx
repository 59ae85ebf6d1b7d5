import { EarlyScript } from "@/components/ui/early-script";

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

/** Runs `RESOLVING_MARK`; belongs before the content. */
export function ResolvingMark() {
  return <EarlyScript text={RESOLVING_MARK} />;
}

/** Shown while the attribute is there. */
export function Resolving() {
  return (
    <div className="resolving page skeleton min-h-180 pt-10">
      <p className="text-lead text-soft">Loading…</p>
    </div>
  );
}
