import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { findViolations } from "./axe";
import { content, sample } from "./content";
import { reusedPageTest as test } from "./guarded-page";
import { AFTER_HYDRATION, gotoHydrated } from "./hydrated";
import { choice, field, main, result } from "./tool-page";

const LINKS = [
  {
    tool: "missed-calls",
    query: "industry=plumbing&calls=60&minutes=3%2C5&people=4",
    label: "Minutes a call",
    value: "3,5",
  },
  {
    tool: "cost",
    query: "industry=plumbing&city=leeds&month=321&mon=07%3A00-19%3A00&sat=closed",
    label: "Calls a month",
    value: "321",
  },
  { tool: "hours", query: "city=sydney&mon=7-12", label: "Monday", value: "7-12" },
  {
    tool: "staffing",
    query: "calls=60&day=08%3A00%2C12%0A08%3A30%2C15",
    label: "Calls an hour",
    value: "60",
  },
  { tool: "compare", query: "compare=cities&city=leeds&city-3=sydney", label: "Third city", value: "sydney" },
] as const;

for (const { tool, query, label, value } of LINKS) {
  // They share their code; this one has a text that a number would not keep.
  const tag = tool === "missed-calls" ? [] : ["@release"];
  const title = `a link to ${tool} opens with its figures, and a reload and the way back keep them`;
  test(title, { tag }, async ({ page }) => {
    const url = `${routes.tool(tool)}?${query}`;
    await page.goto(url);
    const shown = field(page, label).or(choice(page, label));
    await expect(shown).toHaveValue(value, AFTER_HYDRATION);
    await expect(main(page).getByRole("alert")).toHaveCount(0);
    await page.goto(routes.about());
    await page.goBack();
    await expect(shown).toHaveValue(value, AFTER_HYDRATION);
    await page.reload();
    await expect(shown).toHaveValue(value, AFTER_HYDRATION);
    await expect(page).toHaveURL(url);
  });
}

test("nonsense in the query gives defaults and says so", async ({ page }) => {
  await page.goto(`${routes.tool("missed-calls")}?calls=lots&people=-1&industry=<b>`);
  const alert = main(page).getByRole("alert");
  await expect(alert).toContainText("“lots”", AFTER_HYDRATION);
  await expect(alert).toContainText("“-1”");
  await expect(alert).toContainText("“<b>”");
  await expect(field(page, "People who can pick up")).toHaveValue("1");
  expect(await findViolations(page, "light")).toEqual([]);
});

test("a field that is wrong says so beside it, and result and query keep the last valid value", async ({
  page,
}) => {
  await gotoHydrated(page, routes.tool("missed-calls"));
  const calls = field(page, "Calls in your busiest hour");
  await calls.fill("12");
  await expect(result(page, /engaged tone/)).toBeVisible();
  const before = await result(page, /engaged tone/).textContent();
  await calls.fill("9999999");
  await expect(calls).toHaveAccessibleDescription(/Enter a number between 0\.1 and 5,000\./);
  await expect(calls).toHaveAttribute("aria-invalid", "true");
  await expect(result(page, before!)).toBeVisible();
  await expect(page).toHaveURL(/calls=12/);
  expect(await findViolations(page, "dark")).toEqual([]);
});

test("figures go along to another tool", async ({ page }) => {
  await gotoHydrated(page, `${routes.tool("missed-calls")}?city=leeds&calls=44`);
  await expect(field(page, "Calls in your busiest hour")).toHaveValue("44", AFTER_HYDRATION);
  await field(page, "Minutes a call").fill("5");
  await main(page).getByRole("link", { name: content.pages["tools/staffing"].title }).click();
  await expect(field(page, "Calls an hour")).toHaveValue("44");
  await expect(field(page, "Minutes a call")).toHaveValue("5");
  await expect(page).toHaveURL(/city=leeds/);
});

test("a day is opened from a file, drawn, and saved as a file", async ({ page }) => {
  await gotoHydrated(page, routes.tool("staffing"));
  const file = {
    name: "day.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Start;Calls\n09:00;12\n09:30;7,5\n"),
  };
  await page.getByLabel("Open a CSV file").setInputFiles(file);
  const table = page.getByRole("table", { name: "People for each half hour of the day" });
  await expect(table.getByRole("row")).toHaveCount(3);
  await expect(table.getByRole("row", { name: /^09:30 7\.5/ })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  expect((await download).suggestedFilename()).toBe("day.csv");
  await field(page, /^A day in half hours/).fill("09:00, twelve");
  await expect(field(page, /^A day in half hours/)).toHaveAccessibleDescription(/Line 1: /);
});

/** A tool with much to print. */
const PRINTED = [
  { tool: "missed-calls", query: "industry=plumbing&calls=8&people=1" },
  { tool: "cost", query: "industry=plumbing&city=calgary&month=300&languages=2" },
  { tool: "hours", query: "industry=plumbing&city=sydney" },
  {
    tool: "staffing",
    query: `day=${encodeURIComponent(
      Array.from({ length: 48 }, (_, half) => {
        const hour = String(Math.floor(half / 2)).padStart(2, "0");
        return `${hour}:${half % 2 === 0 ? "00" : "30"}, ${10 + half}`;
      }).join("\n"),
    )}`,
  },
  { tool: "compare", query: "industry=plumbing&city=munich&city-2=mexico-city&city-3=auckland" },
] as const;

for (const { tool, query } of PRINTED)
  test(
    `${tool} is printed on one page, with what was put in and the result`,
    { tag: "@release" },
    async ({ page }) => {
      await gotoHydrated(page, `${routes.tool(tool)}?${query}`);
      for (const format of ["A4", "Letter"]) {
        const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
        const pdf = (await page.pdf({ format, margin })).toString("latin1");
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      }
      await page.emulateMedia({ media: "print" });
      const form = page.getByRole("form");
      await expect(form.getByRole("combobox").or(form.getByRole("textbox")).first()).toBeVisible();
      await expect(form.getByRole("heading", { level: 2 }).last()).toBeVisible();
      await expect(form.getByRole("button", { name: "Show the result" })).toBeHidden();
      await expect(page.getByText(content.pages[`tools/${tool}`].method.title)).toBeHidden();
      await expect(page.getByRole("navigation")).toHaveCount(0);
    },
  );

test("the finder leads to a comparison of what it names, and a third city joins it", async ({ page }) => {
  await gotoHydrated(page, routes.home());
  await page.getByText("Straight to your trade").first().click();
  await main(page).getByRole("textbox", { name: "City", exact: true }).click();
  await main(page).getByRole("combobox", { name: "City", exact: true }).fill(sample.city.name);
  const comparison = main(page).getByRole("link", { name: "two or three cities" });
  await expect(comparison).toHaveAttribute("href", new RegExp(`city=${sample.city.slug}$`));
  await page.keyboard.press("Escape");
  await comparison.click();
  await expect(choice(page, "City")).toHaveValue(sample.city.slug, AFTER_HYDRATION);
  await choice(page, "Second city").selectOption("calgary");
  await choice(page, "Third city").selectOption("sydney");
  const table = page.getByRole("table", { name: "What differs", exact: true });
  await expect(table.getByRole("columnheader")).toHaveText([sample.city.label, "Calgary", "Sydney"]);
  expect(await table.getByRole("row").count()).toBeLessThanOrEqual(7);
  // The example for pages without JavaScript is hidden.
  await main(page)
    .locator("summary", { hasText: /more differences?, and/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("table", { name: "What differs, continued" })).toContainText("Canada Day");
  await expect(page).toHaveURL(/city-2=calgary.*city-3=sydney/);
  await expect(choice(page, "Second service")).toBeHidden();
  await choice(page, "Compare").selectOption("services");
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  await expect(choice(page, "Third city")).toBeHidden();
});

test("a comparison of three cities fits on a phone, and axe finds nothing", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${routes.tool("compare")}?city=munich&city-2=mexico-city&city-3=auckland`);
  await expect(choice(page, "Third city")).toHaveValue("auckland", AFTER_HYDRATION);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await findViolations(page, "light")).toEqual([]);
  expect(await findViolations(page, "dark")).toEqual([]);
});
