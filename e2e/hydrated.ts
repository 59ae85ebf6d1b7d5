import { expect, type Page } from "@playwright/test";

/** The scripts of most pages wait for somebody. */
export async function showUp(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
}

/** Waits until the page's script is at work: only then does the search link announce its dialog. */
export async function expectHydrated(page: Page): Promise<void> {
  await showUp(page);
  await expect(page.getByRole("link", { name: "Search" }).first()).toHaveAttribute("aria-haspopup", "dialog");
}

/** Opens a page and waits until its scripts answer. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
}
