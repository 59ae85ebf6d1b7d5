import { expect, test as freshTest, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { content, labelOf, sample } from "./content";
import { test } from "./reused-page";
import { TEMPLATES } from "./templates";

/**
 * Elements that only work with JavaScript: forms, the finder, buttons, labels of fields, the time now. Without it a note,
 * links or nothing replace them.
 */
const NEEDS_SCRIPT =
  "form, button, noscript, label, [data-live], [role=search], section:has(input):not(:has(form))";

/** The visible texts in the main part of a page, and the targets of its links. */
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

/** Reads a page with JavaScript, the scripts that it fetches, and its HTML as received. */
async function readWithScript(page: Page, path: string) {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") fetched.push(new URL(request.url()).pathname);
  });
  const response = await page.goto(path, { waitUntil: "networkidle" });
  // The received HTML, because React may have added scripts to the document.
  return { ...(await readPage(page, NEEDS_SCRIPT)), fetched, html: await response!.text() };
}

async function readWithoutScript(page: Page, path: string) {
  await page.goto(path);
  return readPage(page, NEEDS_SCRIPT);
}

for (const { name, path } of TEMPLATES) {
  const title = `${name} has the same texts and links without JavaScript, and fetches no script that is not in its HTML`;
  test(title, { tag: "@release" }, async ({ page, openReusedPage, contextOptions, baseURL }) => {
    const withScript = await readWithScript(page, path);
    const plain = await openReusedPage({ ...contextOptions, baseURL, javaScriptEnabled: false });
    const without = await readWithoutScript(plain, path);
    expect(withScript.texts.length).toBeGreaterThan(3);
    expect.soft(withScript.texts.filter((text) => !without.texts.includes(text))).toEqual([]);
    expect.soft(withScript.links.filter((link) => !without.links.includes(link))).toEqual([]);
    expect.soft(withScript.fetched.filter((script) => !withScript.html.includes(script))).toEqual([]);
  });
}

freshTest.describe("without JavaScript", () => {
  freshTest.use({ javaScriptEnabled: false });

  freshTest("without JavaScript, the blog can be read page by page and by category", async ({ page }) => {
    await page.goto(routes.blog());
    await expect(page.getByPlaceholder("Search articles...")).toBeHidden();
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL(routes.blogPage(2));
    const { name, slug } = content.postCategories.at(-1)!;
    await page.getByRole("main").getByRole("link", { name, exact: true }).first().click();
    await expect(page).toHaveURL(routes.blogCategory(slug));
    await expect(page.getByRole("link", { name: /^Read more/ }).first()).toBeVisible();
  });

  freshTest(
    "without JavaScript, the mobile menu opens, and the search link opens the list of all pages",
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      for (const path of [routes.home(), sample.landing]) {
        await page.goto(path);
        await page.getByRole("button", { name: "Open menu" }).click();
        const menu = page.getByRole("navigation", { name: "Menu" });
        await menu.getByRole("link", { name: labelOf(routes.services()), exact: true }).click();
        await expect(page).toHaveURL(routes.services());
        await expect(menu).toBeHidden();
      }
      await page.getByRole("link", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL(routes.sitemap());
    },
  );

  freshTest("without JavaScript, the finder is replaced by links to industries", async ({ page }) => {
    const { service, industry, hub } = sample;
    await page.goto(routes.home());
    await page.getByText("Straight to your trade").first().click();
    await page
      .locator(`main a[href="${routes.service(service.slug)}#trades"]`)
      .first()
      .click();
    await expect(page).toHaveURL(`${routes.service(service.slug)}#trades`);
    await page.getByRole("link", { name: industry.title, exact: true }).first().click();
    await expect(page).toHaveURL(hub);
  });

  freshTest("without JavaScript, the contact form is replaced by a note", async ({ page }) => {
    await page.goto(routes.contact());
    await expect(page.getByRole("button", { name: "Send message" })).toBeHidden();
    // Playwright's text matching ignores <noscript>.
    const note = page.getByRole("main").locator("noscript");
    for (const text of ["The message form needs JavaScript.", content.site.email.general])
      expect(await note.innerText()).toContain(text);
    await expect(note.locator(`a[href="tel:${content.site.phone.e164}"]`)).toHaveCount(1);
    expect((await note.boundingBox())?.height).toBeGreaterThan(0);
  });
});
