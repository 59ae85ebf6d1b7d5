import { expect, type Page } from "@playwright/test";

/** The scripts of most pages wait for somebody. */
export async function showUp(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
}

/** For what a page shows once its scripts are at work: on a machine that does other things too they come late. */
export const HYDRATION = { timeout: 20_000 };

/** Resolves, in the page, when an element announces a dialog, or when there is none for so many milliseconds. */
function untilDialogAnnounced(longest: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => document.querySelector('a[aria-haspopup="dialog"]') && end();
    const observer = new MutationObserver(look);
    const timer = setTimeout(end, longest);
    function end() {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["aria-haspopup"],
    });
    look();
  });
}

/** Waits until the page's script is at work: only then does the search link announce its dialog. */
export async function expectHydrated(page: Page): Promise<void> {
  await showUp(page);
  // Waiting in the page finds it at once; asking again and again costs as much as the page's own scripts.
  // Where another document takes the place of this one, the question below is asked again.
  await page.evaluate(untilDialogAnnounced, HYDRATION.timeout).catch(() => undefined);
  const search = page.getByRole("link", { name: "Search" }).first();
  await expect(search).toHaveAttribute("aria-haspopup", "dialog", HYDRATION);
}

/** Opens a page and waits until its scripts answer. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
}
