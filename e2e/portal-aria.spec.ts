import { expect, test, type Locator, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { administrator, customers, storageWith } from "./portal-data";
import { HASHING } from "./portal-driver";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(120_000);

/**
 * Compares what a screen reader is given of a part of the page: roles, names and states in reading order. Times are
 * patterns in the files. Review each line that an update changes.
 */
async function heard(part: Locator, state: string) {
  await expect.soft(part).toMatchAriaSnapshot({ name: `${state}.aria.yml` });
}

/** Compares a message, which screen readers announce. */
async function announced(page: Page, text: string, undo?: "with undo") {
  await expect(page.getByRole("region", { name: "Notifications" })).toMatchAriaSnapshot(`
    - dialog "${text}":
      - paragraph: ${text}
      ${undo ? '- button "Undo"' : ""}
      - button "Close"
  `);
}

test("screen readers are given the forms of /auth with their errors", async ({ page }) => {
  await page.goto(routes.auth());
  await page.getByRole("button", { name: /^Customer/ }).click();
  await expect(page.getByText(/^Filled in for/)).toBeVisible();
  await page.getByRole("textbox", { name: "Password" }).fill("not the password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid email or password", HASHING);
  await heard(page.locator("body"), "sign-in-refused");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(page.getByText(/^Filled in for/)).toBeHidden();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Reid");
  await page.getByRole("textbox", { name: "Email" }).fill("ada@x.example");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("Password1");
  await page.getByRole("textbox", { name: "Confirm password" }).fill("another");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Passwords do not match.");
  await expect(page.getByText(/^Easy to guess/)).toBeVisible();
  await heard(page.getByRole("tabpanel"), "sign-up-refused");
});

test.describe("a customer without requests", () => {
  test.use({ storageState: storageWith(customers[0]!, 0) });

  test("screen readers are given the empty dashboard and the form of a request with its errors", async ({
    page,
  }) => {
    await page.goto(routes.dashboard());
    await expect(page.getByRole("heading", { name: "No requests yet" })).toBeVisible();
    await heard(page.locator("body"), "dashboard-empty");
    await page.getByRole("button", { name: "New Request" }).click();
    const dialog = page.getByRole("dialog", { name: "New Request" });
    await dialog.getByLabel("Service").selectOption("Lead Generation");
    await dialog.getByRole("button", { name: "Submit Request" }).click();
    await expect(dialog.getByRole("alert")).toBeFocused();
    await heard(dialog, "new-request-refused");
  });
});

test.describe("a customer", () => {
  test.use({ storageState: storageWith(customers[1]!, 9) });

  test("screen readers are given the list, a request and the account of a customer", async ({ page }) => {
    await page.goto(routes.dashboard());
    await expect(page.getByText("3 requests", { exact: true })).toBeVisible();
    await heard(page.getByRole("main"), "dashboard");
    await page.getByRole("row").filter({ hasText: "Pending" }).first().getByRole("link").click();
    await page.getByRole("textbox", { name: "Comment" }).fill("When do you begin?");
    await page.getByRole("button", { name: "Add comment" }).click();
    await announced(page, "Comment saved in this browser.", "with undo");
    await heard(page.getByRole("article"), "request");
    await page.getByRole("button", { name: /^Account of / }).click();
    await heard(page.getByRole("banner"), "user-menu");
    await page.getByRole("link", { name: "Your account" }).click();
    await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
    await page.getByRole("textbox", { name: "New password", exact: true }).fill("Password1");
    await expect(page.getByText(/^Easy to guess/)).toBeVisible();
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByText(/^Type DELETE in capital letters\./)).toBeFocused();
    await heard(page.getByRole("article"), "account");
  });
});

test.describe("an administrator", () => {
  test.use({ storageState: storageWith(administrator, 3) });

  test("screen readers are given the lists of an administrator and a bulk change", async ({ page }) => {
    await page.goto(routes.admin());
    await page.getByLabel("Select all 3").check();
    await expect(page.getByText("3 selected")).toBeVisible();
    await heard(page.getByRole("main"), "selected-requests");
    await page.getByRole("button", { name: "Set status" }).click();
    await announced(page, "2 requests were set to In progress.", "with undo");
    await expect(page.getByRole("status").filter({ hasText: "3 requests" })).toBeFocused();
    await page.getByRole("tab", { name: "Customers" }).click();
    await expect(page.getByRole("searchbox", { name: "Search customers" })).toBeVisible();
    await heard(page.getByRole("main"), "customers");
  });

  test("screen readers are given a dry run", async ({ page }) => {
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
    await heard(page.getByRole("main"), "settings-with-dry-run");
  });
});
