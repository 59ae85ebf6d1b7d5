import { chromium, expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { hashQuickly } from "./hashing";
import { addFormHelpers, signUp, signOut } from "./portal-driver";

test.setTimeout(60_000);

const newRequest = (page: Page) => page.getByRole("dialog", { name: "New Request" });

const SIGNED_OUT = /^You were signed out in another tab\./;
const endSession = (page: Page) => page.evaluate(() => localStorage.removeItem("portal:session"));

test("a page that the browser shows again after a sign-out leads to the sign-in form, and says why", async ({
  page,
}) => {
  await addFormHelpers(page.context());
  await hashQuickly(page.context());
  await signUp(page, "ada@x.example");
  await endSession(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page).toHaveURL(routes.auth());
  await expect(page.getByText(SIGNED_OUT)).toBeVisible();
  await expect(page.getByRole("form", { name: "Sign in" })).toBeVisible();
});

test.describe("in a browser with a back-forward cache,", { tag: "@release" }, () => {
  /** Playwright switches the cache off, so the test starts a browser of its own. */
  async function withCache(
    options: Parameters<typeof chromium.launch>[0],
    baseURL: string,
    work: (page: Page) => Promise<void>,
  ) {
    const browser = await chromium.launch({
      ...options,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
    await addFormHelpers(context);
    await hashQuickly(context);
    await work(await context.newPage());
    await browser.close();
  }

  /** Leaves the dashboard by a link, and returns true with Back if the page came from the cache. */
  async function leaveAndReturn(page: Page, meanwhile: () => Promise<unknown>): Promise<boolean> {
    // A page that is still loading something is not kept.
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL(routes.privacy());
    await meanwhile();
    // A page from the cache does not load, which Playwright's own waiting expects. The call returns before the page
    // is left, because a call in a page that is gone fails.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(routes.privacy());
    return page.evaluate(() => "sameDocument" in window);
  }

  test("a page that was signed out meanwhile leads to the sign-in form after Back, and says why if it was kept", async ({
    launchOptions,
    baseURL,
  }) => {
    await withCache(launchOptions, baseURL!, async (page) => {
      await signUp(page, "ada@x.example");
      // The headless shell keeps no pages: there, the portal is loaded again.
      const isKept = await leaveAndReturn(page, () => endSession(page));
      await expect(page).toHaveURL(routes.auth());
      await expect(page.getByText(SIGNED_OUT)).toBeVisible({ visible: isKept });
      await expect(page.getByRole("form", { name: "Sign in" })).toBeVisible();
    });
  });

  test("what one user has typed is not offered to the next after Back", async ({
    launchOptions,
    baseURL,
  }) => {
    await withCache(launchOptions, baseURL!, async (page) => {
      await signUp(page, "ada@x.example");
      await page.getByRole("button", { name: "New Request" }).click();
      await newRequest(page).getByLabel("Description").fill("secret of the first person");
      await newRequest(page).getByRole("button", { name: "Cancel" }).click();
      const other = await page.context().newPage();
      await leaveAndReturn(page, async () => {
        await other.goto(routes.dashboard());
        await signOut(other);
        await signUp(other, "bob@x.example");
      });
      await page.getByRole("button", { name: "New Request" }).click();
      await expect(newRequest(page).getByLabel("Description")).toHaveValue("");
    });
  });
});
