import { EarlyScript } from "@/components/ui/early-script";

/**
 * Marks the document as signed in before the first paint, so that the header says "Dashboard" at once: the session is
 * in the browser's storage, and the HTML is the same for everybody. The build makes it a file, which the policy allows.
 * The key is that of `lib/portal/records/storage-keys.ts`; `session-mark.test.tsx` in components/portal keeps them together.
 */
export const SESSION_MARK = `(function () {
  function mark() {
    var session = null;
    try {
      session = JSON.parse(localStorage.getItem("portal:session"));
    } catch (error) {}
    document.documentElement.toggleAttribute("data-signed-in", !!(session && session.id));
  }
  mark();
  addEventListener("storage", mark);
  addEventListener("pageshow", mark);
})();`;

/** Runs `SESSION_MARK`. Belongs before the header. Not on pages of collections: they have no script. */
export function SessionMark() {
  return <EarlyScript text={SESSION_MARK} />;
}
