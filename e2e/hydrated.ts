import { expect, type Page } from "@playwright/test";

/** Opens a page and waits until its scripts answer: they mark the link of the search. */
export async function gotoHydrated(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("link", { name: "Search", exact: true })).toHaveAttribute(
    "aria-haspopup",
    "dialog",
  );
}
