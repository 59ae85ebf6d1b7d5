import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { content, labelOf, sample } from "./content";

test.use({ javaScriptEnabled: false });

test("without JavaScript, the blog can be read page by page and by category", async ({ page }) => {
  await page.goto(routes.blog());
  await expect(page.getByPlaceholder("Search articles...")).toBeHidden();
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(routes.blogPage(2));
  const { name, slug } = content.postCategories.at(-1)!;
  await page.getByRole("main").getByRole("link", { name, exact: true }).first().click();
  await expect(page).toHaveURL(routes.blogCategory(slug));
  await expect(page.getByRole("link", { name: /^Read more/ }).first()).toBeVisible();
});

test("without JavaScript, the mobile menu opens, and the search link opens the list of all pages", async ({
  page,
}) => {
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
});

test("without JavaScript, the finder is replaced by links to industries", async ({ page }) => {
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

test("without JavaScript, the contact form is replaced by a note", async ({ page }) => {
  await page.goto(routes.contact());
  await expect(page.getByRole("button", { name: "Send message" })).toBeHidden();
  // Playwright's text matching ignores <noscript>.
  const note = page.getByRole("main").locator("noscript");
  for (const text of ["The message form needs JavaScript.", content.site.email.general])
    expect(await note.innerText()).toContain(text);
  await expect(note.locator(`a[href="tel:${content.site.phone.e164}"]`)).toHaveCount(1);
  expect((await note.boundingBox())?.height).toBeGreaterThan(0);
});
