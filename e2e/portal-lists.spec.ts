import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { checkState } from "./check-state";
import { administrator, consoleProblems, storageWith } from "./portal-data";
import { HASHING } from "./portal-driver";

test.use({ storageState: storageWith(administrator, 60) });
test.setTimeout(120_000);

test("filters and rows per page of a list meet WCAG 2.2 AA and survive a reload", async ({ page }) => {
  const problems = consoleProblems(page);
  await page.goto(routes.admin());
  await page.getByRole("button", { name: "More filters" }).click();
  await page.getByLabel("Industry", { exact: true }).selectOption("Plumbing");
  await page.getByLabel("Created from").fill("2026-01-01");
  await checkState(page, "more filters");

  await expect(page.getByText("12 of 60 requests")).toBeVisible();
  await expect(page).toHaveURL(/industry=/);
  const bookmark = page.url();

  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByLabel("Rows per page").selectOption("50");
  await expect(page).not.toHaveURL(/industry=/);
  await page.reload();
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await page.goto(bookmark);
  await expect(page.getByText("12 of 60 requests")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("60 requests", { exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test("customers and then their requests are imported from CSV files after a dry run", async ({ page }) => {
  const problems = consoleProblems(page);
  await page.goto(routes.admin());
  await page.getByRole("tab", { name: "Settings" }).click();
  const choose = (label: string, lines: readonly string[]) =>
    page.getByLabel(label).setInputFiles({
      name: "rows.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(lines.join("\r\n")),
    });
  await choose("CSV file of customers", [
    "Email;First name;Last name;Company",
    "isla@file.example;Isla;MacKinnon;MacKinnon & Co",
    "reid@customer.example;Ada;Reid;",
    "isla@file.example;Isla;Again;",
  ]);
  await expect(page.getByText("Line 4, Email: line 2 has this email already")).toBeVisible();
  await checkState(page, "the dry run of customers");
  await page.getByRole("button", { name: "Import 1 customer" }).click();
  await expect(page.getByText("1 customer imported.").first()).toBeVisible();

  await choose("CSV file of requests", [
    "Email,Service,Industry,Description",
    "isla@file.example,Lead Generation,HVAC,Boilers of the file",
  ]);
  await page.getByRole("button", { name: "Import 1 request" }).click();
  await expect(page.getByText("1 request imported.").first()).toBeVisible();

  await page.reload();
  await page.getByRole("tab", { name: "Customers" }).click();
  await page.getByRole("link", { name: "Isla MacKinnon" }).click();
  await expect(page.getByText("has no password yet, so nobody can sign in")).toBeVisible();
  await expect(page.getByText("Boilers of the file").first()).toBeVisible();
  await page.getByText("Set a password").click();
  await checkState(page, "the form of a first password");
  await page.getByLabel("New password", { exact: true }).fill("giraffe kettle window");
  await page.getByLabel("Confirm new password", { exact: true }).fill("giraffe kettle window");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("has no password yet, so nobody can sign in")).toBeHidden();
  expect(problems).toEqual([]);
});

test("closed requests of a selection are saved to a file, leave the browser, and come back by an import", async ({
  page,
}) => {
  const problems = consoleProblems(page);
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /:request:/.test(key)).length);
  await page.goto(`${routes.admin()}?status=completed`);
  await page.getByLabel(/^Select all/).check();
  const closed =
    60 -
    (await page
      .getByText(/ of 60 requests$/)
      .textContent()
      .then((text) => 60 - parseInt(text ?? "", 10)));
  await page.getByRole("button", { name: "Move to a file" }).click();
  await checkState(page, "the confirmation");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the file" }).click();
  const path = await (await saving).path();
  expect((JSON.parse(await readFile(path, "utf8")) as { requests: unknown[] }).requests).toHaveLength(closed);
  expect(await stored()).toBe(60);
  await page.getByRole("button", { name: `The file is saved: remove ${closed} requests` }).click();
  await expect(page.getByText(`${closed} requests moved to the file.`).first()).toBeVisible();
  expect(await stored()).toBe(60 - closed);

  await page.goto(`${routes.admin()}?tab=settings`);
  await page.getByLabel("Backup file").setInputFiles(path);
  await expect(page.getByText(`What would be added (${closed})`)).toBeVisible();
  await checkState(page, "the dry run of the file");
  await page.getByRole("button", { name: "Import backup" }).click();
  await expect(page.getByText("Backup imported.").first()).toBeVisible();
  expect(await stored()).toBe(60);
  expect(problems).toEqual([]);
});

test.describe("a browser in which nobody is signed in", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("search, filters, order and page survive sign-in, and links lead where they say", async ({ page }) => {
    const query = "?status=completed&order=created%3Aasc&page=2";
    await page.goto(routes.admin() + query);
    await page.getByRole("button", { name: /^Administrator/ }).click();
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.getByRole("button", { name: "Load sample data" }).click(HASHING);
    await expect(page.getByText(/^Page 2 of /)).toBeVisible();
    await expect(page.getByLabel("Status", { exact: true })).toHaveValue("completed");
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(routes.admin() + query);
    const links = page.getByRole("rowheader").getByRole("link");
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const wanted = `${routes.admin()}${query}&request=CR-`;
    expect(addresses.filter((address) => !address.startsWith(wanted))).toEqual([]);
  });
});
