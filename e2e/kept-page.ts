import { test as base, type BrowserContextOptions, type Page } from "@playwright/test";

const VIEWPORT = { width: 1280, height: 720 };

/** Gives the page that a worker keeps for these options, opened when it is first asked for. */
type KeepPage = (options: BrowserContextOptions) => Promise<Page>;

/**
 * A test whose page has been used by tests before it: a new window costs more than most pages do. Storage,
 * size, colours and listeners are as in a new one. For tests that add neither routes nor scripts nor a clock.
 */
export const test = base.extend<{ page: Page }, { keepPage: KeepPage }>({
  keepPage: [
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
  page: async ({ keepPage, contextOptions, baseURL }, provide) => {
    const page = await keepPage({ ...contextOptions, baseURL });
    await provide(page);
    for (const event of ["console", "dialog", "pageerror", "request"]) page.removeAllListeners(event);
    if (!page.url().startsWith(`${baseURL}/`)) return;
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
