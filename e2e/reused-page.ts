import { test as base, type BrowserContextOptions, type Page } from "@playwright/test";

const VIEWPORT = { width: 1280, height: 720 };

/** Returns the worker's page for these options; opens it on the first call. */
type OpenReusedPage = (options: BrowserContextOptions) => Promise<Page>;

/**
 * A test whose page is shared with the earlier tests of its worker, because opening a window costs more than
 * loading most pages. Address, storage, size, colours and listeners are reset. Not for tests that add routes, init
 * scripts or a clock, which would leak into later tests.
 */
export const test = base.extend<{ page: Page }, { openReusedPage: OpenReusedPage }>({
  openReusedPage: [
    async ({ browser }, provide) => {
      const pages = new Map<string, Page>();
      await provide(async (options) => {
        const key = JSON.stringify(options);
        const page = pages.get(key) ?? (await (await browser.newContext(options)).newPage());
        pages.set(key, page);
        await page.setViewportSize(VIEWPORT);
        await page.emulateMedia({ media: null, colorScheme: "light" });
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: "worker" },
  ],
  page: async ({ openReusedPage, contextOptions, baseURL }, provide) => {
    const page = await openReusedPage({ ...contextOptions, baseURL });
    await provide(page);
    for (const event of ["console", "dialog", "pageerror", "request"]) page.removeAllListeners(event);
    if (!page.url().startsWith(`${baseURL}/`)) return;
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      // The portal's journal, which would bring back what was cleared.
      await new Promise((resolve) => {
        const removal = indexedDB.deleteDatabase("portal-journal");
        removal.onsuccess = removal.onerror = removal.onblocked = resolve;
      });
    });
    // A next test at the same address would reload it and restore its scroll position, or follow only its anchor.
    await page.goto("about:blank");
  },
});
