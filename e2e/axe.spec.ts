import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { sample } from "./content";
import { findViolations } from "./axe";
import { isWhole } from "./check-state";
import { gotoHydrated } from "./hydrated";
import { test } from "./reused-page";

/** Parts of pages that have to be opened first. */
const OPENED: {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
  widths?: number[];
}[] = [
  {
    name: "the search dialog",
    path: routes.home(),
    open: async (page) => {
      await page.getByRole("link", { name: "Search", exact: true }).click();
      await page
        .getByRole("combobox", { name: "Search" })
        .fill(`${sample.city.name} ${sample.industry.title}`);
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "the list of cities in the finder",
    path: routes.service(sample.service.slug),
    open: async (page) => {
      await page.getByLabel("City").first().click();
      await page.getByRole("combobox", { name: "City" }).fill(sample.city.name.slice(0, 4));
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "the mobile menu",
    path: routes.home(),
    widths: [360],
    open: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    },
  },
  {
    name: "the menu of services",
    path: routes.home(),
    widths: [1440],
    open: async (page) => {
      await page.getByRole("button", { name: "Show all services" }).click();
    },
  },
  {
    name: "the error messages of the contact form",
    path: routes.contact(),
    open: async (page) => {
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByRole("textbox", { name: /name/i }).first()).toBeFocused();
    },
  },
];

const WIDTHS = [360, 1440];

for (const { name, path, open, widths = WIDTHS } of OPENED)
  for (const [index, width] of widths.entries()) {
    const tag = index === 0 ? [] : ["@release"];
    test(`${name} meets WCAG 2.2 AA at ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await gotoHydrated(page, path);
      await open(page);
      expect.soft(await findViolations(page, "light"), "light").toEqual([]);
      // Colours are the same at every width.
      if (isWhole() && width === widths.at(-1))
        expect.soft(await findViolations(page, "dark"), "dark").toEqual([]);
    });
  }
