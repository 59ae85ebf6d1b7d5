import { writePreference } from "../preference";

/** The colours of the portal: those of the system, or always the same. */
export const schemes = ["system", "light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/**
 * Marks the document with the chosen colours before the first paint, and follows other tabs. The build makes it a file,
 * which the policy allows. It reads the preference "scheme"; `colour-scheme.test.tsx` keeps it together with the code below.
 */
export const SCHEME_MARK = `(function () {
  function mark() {
    var root = document.documentElement, scheme;
    try {
      scheme = localStorage.getItem("portal-scheme");
    } catch (error) {}
    if (/^(light|dark)$/.test(scheme)) root.setAttribute("data-scheme", scheme);
    else root.removeAttribute("data-scheme");
  }
  mark();
  addEventListener("storage", mark);
  addEventListener("pageshow", mark);
})();`;

/** The scheme that this page shows. */
export function currentScheme(): Scheme {
  const marked = document.documentElement.getAttribute("data-scheme");
  return schemes.find((scheme) => scheme === marked) ?? "system";
}

/** Shows a scheme and remembers it. Returns false if this browser does not let us store it: a reload forgets it then. */
export function chooseScheme(scheme: Scheme): boolean {
  if (scheme === "system") document.documentElement.removeAttribute("data-scheme");
  else document.documentElement.setAttribute("data-scheme", scheme);
  return writePreference("scheme", scheme === "system" ? undefined : scheme);
}

/** Calls back when the page's scheme has changed, also by another tab. */
export function watchScheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-scheme"] });
  return () => observer.disconnect();
}
