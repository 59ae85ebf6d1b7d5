import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { content } from "./content";
import { reusedPageTest as test, test as freshTest } from "./guarded-page";
import { gotoHydrated, AFTER_HYDRATION } from "./hydrated";

async function openSearch(page: Page) {
  await page.getByRole("link", { name: "Search", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Search this site" })).toBeVisible();
}

const [, service] = content.services as [unknown, (typeof content.services)[number]];

/** Removes a letter from each long word. */
const misspell = (text: string) => text.toLowerCase().replace(/(\w{4})\w(?=\w)/g, "$1");

test("the search finds a page in spite of typos, with the keyboard only", async ({ page }) => {
  await gotoHydrated(page, routes.about());
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search" }).pressSequentially(misspell(service.title));
  await expect(page.getByRole("option").first()).toContainText(service.title);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(routes.service(service.slug));
});

freshTest("the search index is fetched once, when the search is first opened", async ({ page }) => {
  let fetched = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === routes.searchIndex()) fetched += 1;
  });
  await gotoHydrated(page, routes.about());
  expect(fetched).toBe(0);
  for (let times = 0; times < 2; times += 1) {
    await openSearch(page);
    await page.getByRole("combobox", { name: "Search" }).fill("pricing");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  expect(fetched).toBe(1);
});

test("the URL of the blog keeps its search and category over a reload", async ({ page }) => {
  const [{ title, category }] = content.posts as [(typeof content.posts)[number]];
  const other = content.postCategories.find(({ name }) => name !== category)!;
  await gotoHydrated(page, routes.blog());
  await page.getByPlaceholder("Search articles...").fill(title.toUpperCase());
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(page.getByRole("heading", { name: title }).first()).toBeVisible();
  await page.getByRole("button", { name: other.name, exact: true }).click();
  await expect(page.getByRole("heading", { name: "No posts found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search or filter criteria")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "No posts found" })).toBeVisible(AFTER_HYDRATION);
  await page.getByRole("button", { name: "All", exact: true }).click();
  await page.getByPlaceholder("Search articles...").fill("");
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(routes.blogPage(2));
});
