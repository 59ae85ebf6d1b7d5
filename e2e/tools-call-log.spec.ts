import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { findViolations } from "./axe";
import { content } from "./content";
import { reusedPageTest as test } from "./guarded-page";
import { AFTER_HYDRATION, gotoHydrated } from "./hydrated";
import { field, main, result, unfold } from "./tool-page";

const file = (rows: readonly string[]) => ({
  name: "october.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(rows.join("\n")),
});

test("a log says what was missed, and its figures go along to another tool", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoHydrated(page, routes.tool("call-log"));
  await expect(main(page).getByText("Sample", { exact: true })).toBeVisible();
  await main(page)
    .getByLabel("Choose a file")
    .setInputFiles(
      file([
        "Start,Status,Talk time",
        // A Thursday, and a Sunday on which an office is closed.
        "2026-10-01 10:00:00,Answered,00:03:00",
        "2026-10-01 10:01:00,Missed,00:00:00",
        "2026-10-01 10:30:00,Missed,00:00:00",
        "2026-10-04 10:00:00,Missed,00:00:00",
      ]),
    );
  await expect(result(page, "You missed 3 of 4 calls. 1 came while you were closed.")).toBeVisible(
    AFTER_HYDRATION,
  );
  await expect(main(page).getByText("Rows read: 4 of 4.")).toBeVisible();
  for (const { name } of content.plans.plans)
    await expect(main(page).getByRole("heading", { level: 3, name: new RegExp(`^${name}`) })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await findViolations(page, "light")).toEqual([]);
  expect(await findViolations(page, "dark")).toEqual([]);
  await main(page).getByRole("link", { name: "How many people" }).first().click();
  await expect(field(page, "Minutes a call")).toHaveValue("3", AFTER_HYDRATION);
  await expect(page).toHaveURL(/day=/);
});

test("a log is narrowed to a queue, and kept in the browser only while that is ticked", async ({ page }) => {
  await gotoHydrated(page, routes.tool("call-log"));
  await main(page)
    .getByLabel("Choose a file")
    .setInputFiles(
      file([
        "Start,Queue,Status,Talk time",
        "2026-10-01 10:00:00,Sales,Answered,00:03:00",
        "2026-10-01 10:10:00,Sales,Missed,00:00:00",
        "2026-10-01 10:30:00,Service,Missed,00:00:00",
      ]),
    );
  await expect(result(page, /^You missed 2 of 3 calls/)).toBeVisible(AFTER_HYDRATION);
  await main(page).getByLabel("Queue or number").selectOption("Sales");
  await expect(result(page, /^You missed 1 of 2 calls/)).toBeVisible(AFTER_HYDRATION);
  const keep = main(page).getByLabel("Keep this log in this browser");
  await expect(keep).not.toBeChecked();
  expect(await page.evaluate(() => caches.has("call-log"))).toBe(false);
  await keep.click();
  await expect(keep).toBeChecked(AFTER_HYDRATION);
  await page.reload();
  await expect(result(page, /^You missed 2 of 3 calls/)).toBeVisible(AFTER_HYDRATION);
  await expect(keep).toBeChecked();
  await main(page)
    .getByLabel("Choose a file")
    .setInputFiles(file(["Start,Status,Talk time", "2026-10-02 10:00:00,Missed,00:00:00"]));
  await expect(main(page).getByLabel("instead of the one kept here")).not.toBeChecked(AFTER_HYDRATION);
  await keep.click();
  await expect(main(page).getByLabel("instead of")).toHaveCount(0);
  await keep.click();
  await expect(keep).not.toBeChecked();
  await page.reload();
  await expect(main(page).getByText("Sample", { exact: true })).toBeVisible(AFTER_HYDRATION);
  expect(await page.evaluate(() => caches.has("call-log"))).toBe(false);
});

test("what a log leaves open is asked, and the answer is taken", async ({ page }) => {
  await gotoHydrated(page, routes.tool("call-log"));
  await main(page).getByRole("button", { name: "Paste rows" }).click();
  await page
    .getByLabel("Rows with their headings")
    .fill("Start,Status,Seconds\n01/10/2026 10:00,Answered,60\n01/10/2026 10:05,Missed,0");
  await main(page).getByRole("button", { name: "Read these rows" }).click();
  await main(page).getByRole("button", { name: "The day comes first" }).click(AFTER_HYDRATION);
  await expect(main(page).getByText("1 October 2026.")).toBeVisible();
  await unfold(page, "Change your opening hours");
  await field(page, "Thursday").fill("closed");
  await expect(
    result(page, "You missed 1 of 2 calls. All of them came while you were closed."),
  ).toBeVisible();
});

test("200,000 rows are read while the page answers", { tag: "@release" }, async ({ page }) => {
  await gotoHydrated(page, routes.tool("call-log"));
  const rows = Array.from({ length: 200_000 }, (_, index) => {
    const at = new Date(Date.UTC(2026, 0, 1) + index * 120_000).toISOString();
    return `${at.slice(0, 10)} ${at.slice(11, 19)},${index % 3 === 0 ? "Missed,0" : "Answered,60"}`;
  });
  await main(page)
    .getByLabel("Choose a file")
    .setInputFiles(file(["Start,Status,Seconds", ...rows]));
  await main(page).getByRole("button", { name: "Paste rows" }).click();
  await expect(page.getByLabel("Rows with their headings")).toBeVisible();
  await expect(result(page, /^You missed 66,667 of 200,000 calls\./)).toBeVisible(AFTER_HYDRATION);
});
