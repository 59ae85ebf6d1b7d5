import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { content } from "./content";

const studies = content.clients.caseStudies;

test.use({ javaScriptEnabled: false });

test("each pin on the maps of /regions opens its client and closes the one before, without JavaScript", async ({
  page,
}) => {
  await page.goto(routes.regions());
  const main = page.getByRole("main");
  const details = main.locator("details[name=case]");
  await expect(details).toHaveCount(studies.length);
  for (const { name, description } of [studies[0]!, studies.at(-1)!]) {
    await main.getByRole("link", { name: new RegExp(`^\\d+: ${name}, `) }).click();
    await expect(main.getByText(description)).toBeInViewport();
    await expect(main.locator("details[open]")).toHaveCount(1);
    await expect(main.locator("details[open] summary")).toBeInViewport();
  }
});
