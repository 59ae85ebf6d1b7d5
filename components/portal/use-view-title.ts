import { useEffect } from "react";

/**
 * Puts the name of the view before the title of the page, so that browser tabs and history entries tell views apart:
 * "Settings · Admin dashboard | Clydeline".
 */
export function useViewTitle(view: string): void {
  useEffect(() => {
    let before = document.title;
    let title = "";
    function name() {
      if (document.title === title) return;
      before = document.title;
      title = `${view} · ${before}`;
      document.title = title;
    }
    name();
    // After a soft navigation, Next sets the page's own title a moment later.
    const observer = new MutationObserver(name);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      // The next page may have set its own title by now.
      if (document.title === title) document.title = before;
    };
  }, [view]);
}
