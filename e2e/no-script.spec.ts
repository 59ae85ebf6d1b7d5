import { expect, test as freshTest, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { content, sample } from "./content";
import { test } from "./reused-page";
import { TEMPLATES } from "./templates";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

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

/** With scripts: what the page says, the scripts that it fetches, and its document as it came. */
async function readWithScript(page: Page, path: string) {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") fetched.push(new URL(request.url()).pathname);
  });
  const response = await page.goto(path, { waitUntil: "networkidle" });
  // React may have put scripts into the document that stands there now.
  return { ...(await readPage(page, NEEDS_SCRIPT)), fetched, html: await response!.text() };
}

/** Without scripts nothing is fetched after the document and what it names. */
async function readWithoutScript(page: Page, path: string) {
  await page.goto(path);
  return readPage(page, NEEDS_SCRIPT);
}

for (const { name, path } of TEMPLATES) {
  test(`${name} says and leads to the same without a script, and fetches none that its HTML does not name`, async ({
    page,
    openReusedPage,
    contextOptions,
    baseURL,
  }) => {
    const withScript = await readWithScript(page, path);
    const plain = await openReusedPage({ ...contextOptions, baseURL, javaScriptEnabled: false });
    const without = await readWithoutScript(plain, path);
    expect(withScript.texts.length).toBeGreaterThan(3);
    expect.soft(withScript.texts.filter((text) => !without.texts.includes(text))).toEqual([]);
    expect.soft(withScript.links.filter((link) => !without.links.includes(link))).toEqual([]);
    expect.soft(withScript.fetched.filter((script) => !withScript.html.includes(script))).toEqual([]);
  });
}

freshTest.describe("without a script", () => {
  freshTest.use({ javaScriptEnabled: false });

  freshTest("the blog is read page by page and by category", async ({ page }) => {
    await page.goto(routes.blog());
    await expect(page.getByPlaceholder("Search articles...")).toBeHidden();
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL(routes.blogPage(2));
    const { name, slug } = content.postCategories.at(-1)!;
    await page.getByRole("main").getByRole("link", { name, exact: true }).first().click();
    await expect(page).toHaveURL(routes.blogCategory(slug));
    await expect(page.getByRole("link", { name: /^Read more/ }).first()).toBeVisible();
  });

  freshTest("the search leads to the list of all pages", async ({ page }) => {
    await page.goto(routes.home());
    await page.getByRole("link", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(routes.sitemap());
  });

  freshTest("the finder is links to the lists of trades", async ({ page }) => {
    const { service, industry, hub } = sample;
    await page.goto(routes.home());
    await page.getByRole("main").getByRole("link", { name: service.short, exact: true }).first().click();
    await expect(page).toHaveURL(`${routes.service(service.slug)}#trades`);
    await page.getByRole("link", { name: industry.title, exact: true }).first().click();
    await expect(page).toHaveURL(hub);
  });

  freshTest("forms say how to reach us instead", async ({ page }) => {
    await page.goto(routes.contact());
    await expect(page.getByRole("button", { name: "Send message" })).toBeHidden();
    // Playwright's own matching of texts leaves out what stands in <noscript>.
    const note = page.getByRole("main").locator("noscript");
    expect(await note.innerText()).toContain("The message form needs JavaScript.");
    expect((await note.boundingBox())?.height).toBeGreaterThan(0);
  });
});
