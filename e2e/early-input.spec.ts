import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { test } from "./guarded-page";
import { AFTER_HYDRATION, expectHydrated } from "./hydrated";

/** Opens a page, and holds its script files back until `releaseScripts` is called. */
async function openWithoutScripts(page: Page, path: string) {
  let releaseScripts = () => {};
  const released = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  /** URLs of the documents requested after the first. */
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return { documents, releaseScripts };
}

test("the contact form keeps its text when Send and Enter are pressed before hydration", async ({ page }) => {
  const { documents, releaseScripts } = await openWithoutScripts(page, routes.contact());
  const name = page.getByLabel("Full name");
  const email = page.getByLabel("Email");
  const message = page.getByLabel("Message");
  const send = page.getByRole("button", { name: "Send message" });
  await name.fill("Ada");
  await email.fill("ada@example.com");
  await message.fill("Two\nlines");
  await send.click();
  await name.press("Enter");
  releaseScripts();
  await expectHydrated(page);
  await expect(name).toHaveValue("Ada");
  await expect(email).toHaveValue("ada@example.com");
  await expect(message).toHaveValue("Two\nlines");
  expect(documents).toEqual([]);
  await expect(page).toHaveURL(routes.contact());
  await message.fill("");
  await send.click();
  await expect(message).toBeFocused();
});

for (const key of ["the button", "Enter"]) {
  test(
    `the newsletter keeps its text when ${key} is pressed before hydration`,
    { tag: key === "Enter" ? "@release" : [] },
    async ({ page }) => {
      const logged: string[] = [];
      page.on("console", (entry) => logged.push(entry.text()));
      const { documents, releaseScripts } = await openWithoutScripts(page, routes.home());
      const field = page.getByLabel("Email address").first();
      const button = page.getByRole("button", { name: "Subscribe" }).first();
      await field.fill("ada@example.com");
      await (key === "Enter" ? field.press("Enter") : button.click());
      releaseScripts();
      await expectHydrated(page);
      await expect(field).toHaveValue("ada@example.com");
      expect(documents).toEqual([]);
      await expect(page).toHaveURL(routes.home());
      await button.click();
      await expect(
        page.getByText("Thank you! The letter has not started yet, so your address was not sent or kept."),
      ).toBeVisible();
      expect(logged).toContain("Newsletter sign-up: ada@example.com");
    },
  );
}

test("the blog applies a search that was typed before hydration", async ({ page }) => {
  const { documents, releaseScripts } = await openWithoutScripts(page, routes.blog());
  const field = page.getByPlaceholder("Search articles...");
  await field.fill("zzzz");
  await field.press("Enter");
  releaseScripts();
  await expect(page.getByRole("heading", { name: "No posts found" })).toBeVisible(AFTER_HYDRATION);
  await expect(field).toHaveValue("zzzz");
  await expect(page).toHaveURL(`${routes.blog()}?q=zzzz`);
  await field.press("End");
  await field.press("Backspace");
  await expect(page).toHaveURL(`${routes.blog()}?q=zzz`);
  expect(documents).toEqual([]);
});

test("the finder becomes a combobox that keeps the text and focus typed before hydration", async ({
  page,
}) => {
  const { documents, releaseScripts } = await openWithoutScripts(page, routes.home());
  await page.getByText("Straight to your trade").first().click();
  await page.getByRole("textbox", { name: "City" }).fill("glas");
  await page.getByRole("textbox", { name: "City" }).press("Enter");
  releaseScripts();
  const city = page.getByRole("combobox", { name: "City", exact: true });
  await expect(city).toBeFocused(AFTER_HYDRATION);
  await expect(city).toHaveValue("glas");
  expect(documents).toEqual([]);
});
