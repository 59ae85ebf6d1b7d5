import type { Page } from "@playwright/test";

/** A field by its label, folded or not: tables have captions with the same words. */
export const field = (page: Page, label: string | RegExp) =>
  page.getByRole("textbox", { name: label, exact: true, includeHidden: true });
export const choice = (page: Page, label: string) => page.getByRole("combobox", { name: label, exact: true });
export const main = (page: Page) => page.getByRole("main");
export const result = (page: Page, text: string | RegExp) =>
  main(page).getByRole("heading", { level: 2, name: text });

/** Opens fields that few visitors change. */
export const unfold = (page: Page, summary: string) =>
  main(page).locator("summary", { hasText: summary }).click();
