import { expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { administrator, customers, storageWith } from "./portal-data";
import { HASHING } from "./portal-driver";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(120_000);

/** Compares what a screen reader is given: roles, names and states in reading order. Dates and counts are patterns. */
async function heard(page: Page, state: string) {
  await expect.soft(page.locator("body")).toMatchAriaSnapshot({ name: `${state}.aria.yml` });
}

test("screen readers are given the forms of /auth with their errors", async ({ page }) => {
  await page.goto(routes.auth());
  await page.getByRole("button", { name: /^Customer/ }).click();
  await page.getByRole("textbox", { name: "Password" }).fill("not the password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid email or password", HASHING);
  await heard(page, "sign-in-refused");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Reid");
  await page.getByRole("textbox", { name: "Email" }).fill("ada@x.example");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("Password1");
  await page.getByRole("textbox", { name: "Confirm password" }).fill("another");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Passwords do not match.");
  await expect(page.getByText(/^Easy to guess/)).toBeVisible();
  await heard(page, "sign-up-refused");
});

test.describe("a customer without requests", () => {
  test.use({ storageState: storageWith(customers[0]!, 0) });

  test("screen readers are given the empty dashboard and the form of a request with its errors", async ({
    page,
  }) => {
    await page.goto(routes.dashboard());
    await expect(page.getByRole("heading", { name: "No requests yet" })).toBeVisible();
    await heard(page, "dashboard-empty");
    await page.getByRole("button", { name: "New Request" }).click();
    const dialog = page.getByRole("dialog", { name: "New Request" });
    await dialog.getByLabel("Service").selectOption("Lead Generation");
    await dialog.getByRole("button", { name: "Submit Request" }).click();
    await expect(dialog.getByRole("alert")).toBeFocused();
    await heard(page, "new-request-refused");
  });
});

test.describe("a customer", () => {
  test.use({ storageState: storageWith(customers[1]!, 9) });

  test("screen readers are given the list, a request and the account of a customer", async ({ page }) => {
    await page.goto(routes.dashboard());
    await expect(page.getByText("3 requests", { exact: true })).toBeVisible();
    await heard(page, "dashboard");
    await page.getByRole("row").filter({ hasText: "pending" }).first().getByRole("link").click();
    await page.getByRole("textbox", { name: "Comment" }).fill("When do you begin?");
    await page.getByRole("button", { name: "Add comment" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "When do you begin?" })).toBeVisible();
    await heard(page, "request");
    await page.getByRole("button", { name: /^Account of / }).click();
    await heard(page, "user-menu");
    await page.getByRole("link", { name: "Your account" }).click();
    await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
    await page.getByRole("textbox", { name: "New password", exact: true }).fill("Password1");
    await expect(page.getByText(/^Easy to guess/)).toBeVisible();
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByText(/^Type DELETE in capital letters\./)).toBeFocused();
    await heard(page, "account");
  });
});

test.describe("an administrator", () => {
  test.use({ storageState: storageWith(administrator, 6) });

  test("screen readers are given the lists of an administrator and a bulk change", async ({ page }) => {
    await page.goto(routes.admin());
    await expect(page.getByText("6 requests", { exact: true })).toBeVisible();
    await heard(page, "service-requests");
    await page.getByLabel("Select all 6").check();
    await heard(page, "selected-requests");
    await page.getByRole("button", { name: "Set status" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await heard(page, "bulk-change");
    await page.getByRole("tab", { name: "Customers" }).click();
    await expect(page.getByRole("searchbox", { name: "Search customers" })).toBeVisible();
    await heard(page, "customers");
  });

  test("screen readers are given a dry run and an archive", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2029-01-01T09:00:00Z"));
    await page.goto(`${routes.admin()}?tab=settings`);
    await page.getByLabel("CSV file of requests").setInputFiles({
      ...{ name: "rows.csv", mimeType: "text/csv" },
      buffer: Buffer.from(
        [
          "Email,Service,Industry,Description,Notes",
          "reid@customer.example,Lead Generation,HVAC,Boilers",
          "nobody@customer.example,Lead Generation,HVAC,Boilers",
        ].join("\r\n"),
      ),
    });
    await expect(page.getByText("Dry run of rows.csv")).toBeVisible();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    const path = await (await saving).path();
    await heard(page, "dry-run-and-archive");
    await page.getByLabel("Open an archive").setInputFiles(path);
    const list = page.getByRole("list", { name: "Requests in the archive" });
    await list.locator("summary").first().click();
    await expect(list.getByRole("heading", { name: "History" })).toBeVisible();
    await heard(page, "open-archive");
  });
});
