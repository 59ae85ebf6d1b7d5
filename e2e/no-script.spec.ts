import { expect, test, type Browser, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { TEMPLATES } from "./templates";

/**
 * What only works with a script, and may be absent without one: forms, the fields of the finder, buttons.
 * Without a script a note or links stand in their place.
 */
const NEEDS_SCRIPT = "form, button, noscript, [role=search], section:has(input):not(:has(form))";

/** The texts that can be seen in the main part, and the addresses that it links to. */
function readPage(page: Page, needsScript: string) {
  return page.getByRole("main").evaluate((main, selector) => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.replace(/\s+/g, " ").trim();
      const element = node.parentElement!;
      const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (text !== "" && seen && !element.closest(selector)) texts.add(text);
    }
    const links = Array.from(main.querySelectorAll("a[href]"), (link) => link.getAttribute("href")!);
    return { texts: [...texts], links: [...new Set(links)] };
  }, needsScript);
}

async function readWith(browser: Browser, javaScriptEnabled: boolean, path: string, baseURL: string) {
  const context = await browser.newContext({ javaScriptEnabled, baseURL, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  const found = await readPage(page, NEEDS_SCRIPT);
  await context.close();
  return found;
}

for (const { name, path } of TEMPLATES) {
  test(`${name} says the same and leads to the same without a script`, async ({ browser, baseURL }) => {
    const withScript = await readWith(browser, true, path, baseURL!);
    const without = await readWith(browser, false, path, baseURL!);
    expect(withScript.texts.length).toBeGreaterThan(3);
    expect(withScript.texts.filter((text) => !without.texts.includes(text))).toEqual([]);
    expect(withScript.links.filter((link) => !without.links.includes(link))).toEqual([]);
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the blog is read page by page and by category", async ({ page }) => {
    await page.goto(routes.blog());
    await expect(page.getByPlaceholder("Search articles...")).toBeHidden();
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL(routes.blogPage(2));
    await page.getByRole("main").getByRole("link", { name: "Technology", exact: true }).first().click();
    await expect(page).toHaveURL(routes.blogCategory("technology"));
    await expect(page.getByRole("link", { name: /^Read more/ }).first()).toBeVisible();
  });

  test("the search leads to the list of all pages", async ({ page }) => {
    await page.goto(routes.home());
    await page.getByRole("link", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(routes.sitemap());
  });

  test("the finder is links to the lists of trades", async ({ page }) => {
    await page.goto(routes.home());
    await page.getByRole("main").getByRole("link", { name: "Live chat", exact: true }).first().click();
    await expect(page).toHaveURL(`${routes.service("live-chat-support")}#trades`);
    await page.getByRole("link", { name: "Plumbing", exact: true }).first().click();
    await expect(page).toHaveURL(routes.hub("live-chat-support", "plumbing"));
  });

  test("forms say how to reach us instead", async ({ page }) => {
    await page.goto(routes.contact());
    await expect(page.getByRole("button", { name: "Send message" })).toBeHidden();
    // Playwright's own matching of texts leaves out what stands in <noscript>.
    const note = page.getByRole("main").locator("noscript");
    expect(await note.innerText()).toContain("The message form needs JavaScript.");
    expect((await note.boundingBox())?.height).toBeGreaterThan(0);
  });
});

for (const { name, path } of TEMPLATES) {
  test(`${name} fetches no script that its HTML does not name`, async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") fetched.push(new URL(request.url()).pathname);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const named = await page.evaluate(() => {
      // The document as it came: React may have put scripts into the one that stands here.
      return fetch(location.href).then((response) => response.text());
    });
    expect(fetched.filter((script) => !named.includes(script))).toEqual([]);
  });
}
