import { expect, type Page } from "@playwright/test";

/** Timeout for what a page shows once it has hydrated: that takes long on a busy machine. */
export const AFTER_HYDRATION = { timeout: 20_000 };

/** In the page: resolves once a link announces a dialog, or after `timeout` milliseconds. */
function waitForDialogLink(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => document.querySelector('a[aria-haspopup="dialog"]') && end();
    const observer = new MutationObserver(look);
    const timer = setTimeout(end, timeout);
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

/** Waits until the page has hydrated: only then does the search link announce its dialog. */
export async function expectHydrated(page: Page): Promise<void> {
  // An observer in the page: Playwright's polling costs as much as the page's own scripts.
  // It is lost when another document replaces this one, and the assertion below polls.
  await page.evaluate(waitForDialogLink, AFTER_HYDRATION.timeout).catch(() => undefined);
  const search = page.getByRole("link", { name: "Search" }).first();
  await expect(search).toHaveAttribute("aria-haspopup", "dialog", AFTER_HYDRATION);
}

/** Opens a page and waits until it has hydrated. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
}
