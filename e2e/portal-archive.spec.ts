import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { findViolations } from "./axe";
import { administrator, consoleProblems, storageWith } from "./portal-data";

// Of 60 requests, 45 are closed or in progress; the clock makes all of them old.
test.use({ contextOptions: { reducedMotion: "reduce" }, storageState: storageWith(administrator, 60) });
test.setTimeout(120_000);

/** Checks a state of the archive on a phone and a wide screen, light and dark. */
async function checkState(page: Page, state: string) {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const scheme of ["light", "dark"] as const)
      expect.soft(await findViolations(page, scheme), `${state}, ${width} px, ${scheme}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${state} scrolls the page sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test("old requests are saved to a file, leave the browser, are read in the file and come back", async ({
  page,
}) => {
  const problems = consoleProblems(page);
  await page.clock.setFixedTime(new Date("2029-01-01T09:00:00Z"));
  await page.goto(`${routes.admin()}?tab=settings`);
  await checkState(page, "the archive");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe("portal-archive-2029-01-01.json");
  const path = await download.path();
  const closed = (JSON.parse(await readFile(path, "utf8")) as { requests: unknown[] }).requests.length;
  await checkState(page, "the confirmation");
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /:request:/.test(key)).length);
  expect(await stored()).toBe(60);
  await page.getByRole("button", { name: `The file is saved: remove ${closed} requests` }).click();
  await expect(page.getByText(`${closed} requests were moved to the archive.`).first()).toBeVisible();
  expect(await stored()).toBe(60 - closed);

  await page.reload();
  await page.getByLabel("Open an archive").setInputFiles(path);
  const list = page.getByRole("list", { name: "Requests in the archive" });
  await list.locator("summary").first().click();
  await expect(list.getByRole("heading", { name: "History" })).toBeVisible();
  await checkState(page, "an open archive");
  await page.getByRole("button", { name: `Bring ${closed} requests back` }).click();
  await expect(page.getByText(`${closed} requests brought back.`).first()).toBeVisible();
  expect(await stored()).toBe(60);
  expect(problems).toEqual([]);
});
