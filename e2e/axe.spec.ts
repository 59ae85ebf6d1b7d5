import { expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { findViolations } from "./axe";
import { gotoHydrated } from "./hydrated";
import { TEMPLATES } from "./templates";

/** Parts of pages that somebody has to open. */
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
      await page.getByRole("combobox", { name: "Search" }).fill("glasgw plumer");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "the list of the finder",
    path: routes.service("live-chat-support"),
    open: async (page) => {
      await page.getByLabel("City").first().click();
      await page.getByRole("combobox", { name: "City" }).fill("glas");
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
    name: "the complaints of the contact form",
    path: routes.contact(),
    open: async (page) => {
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByRole("textbox", { name: /name/i }).first()).toBeFocused();
    },
  },
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [360, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 800 },
        contextOptions: { reducedMotion: "reduce" },
      });

      for (const { name, path } of TEMPLATES) {
        test(`${name} keeps to WCAG 2.2 AA`, async ({ page }) => {
          await page.goto(path);
          expect(await findViolations(page)).toEqual([]);
        });
      }

      for (const { name, path, open, widths = [360, 1440] } of OPENED) {
        if (!widths.includes(width)) continue;
        test(`${name} keeps to WCAG 2.2 AA`, async ({ page }) => {
          await gotoHydrated(page, path);
          await open(page);
          expect(await findViolations(page)).toEqual([]);
        });
      }
    });
  }
}
