import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { content } from "./content";
import { test } from "./guarded-page";
import { gotoHydrated } from "./hydrated";

const [, service] = content.services as [unknown, (typeof content.services)[number]];

/** Removes a letter from each long word. */
const misspell = (text: string) => text.toLowerCase().replace(/(\w{4})\w(?=\w)/g, "$1");

test("the search finds a page in spite of typos, with the keyboard only, and fetches its index once, when it is first opened", async ({
  page,
}) => {
  let fetched = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === routes.index("search")) fetched += 1;
  });
  await gotoHydrated(page, routes.about());
  expect(fetched).toBe(0);
  for (let times = 0; times < 2; times += 1) {
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search" }).fill(misspell(service.title));
    await expect(page.getByRole("option").first()).toContainText(service.title);
    await page.keyboard.press(times === 0 ? "Escape" : "Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await expect(page).toHaveURL(routes.service(service.slug));
  expect(fetched).toBe(1);
});
