import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { checkState } from "./check-state";
import { administrator, consoleProblems, customers, storageWith } from "./portal-data";
import { HASHING } from "./portal-driver";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(300_000);

test("/auth meets WCAG 2.2 AA in every state", async ({ page }) => {
  const problems = consoleProblems(page);
  await page.goto(routes.auth());
  const signIn = page.getByRole("button", { name: "Sign In", exact: true });
  await expect(signIn).toBeVisible();
  await checkState(page, "sign in");

  await page.getByRole("button", { name: /^Customer/ }).click();
  await page.getByRole("textbox", { name: "Password" }).fill("not the password");
  await page.getByRole("button", { name: "Show password" }).click();
  await signIn.click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid email or password", HASHING);
  await checkState(page, "sign in, refused");

  await page.getByRole("tab", { name: "Sign Up" }).click();
  await checkState(page, "sign up");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Reid");
  await page.getByRole("textbox", { name: "Email" }).fill("ada@x.example");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("one");
  await page.getByRole("textbox", { name: "Confirm password" }).fill("another");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Passwords do not match.");
  await checkState(page, "sign up, refused");
  expect(problems).toEqual([]);
});

test.describe("/dashboard without requests", () => {
  test.use({ storageState: storageWith(customers[0]!, 0) });

  test("/dashboard meets WCAG 2.2 AA without requests and when the storage is full", async ({ page }) => {
    await page.goto(routes.dashboard());
    await expect(page.getByRole("heading", { name: "No requests yet" })).toBeVisible();
    await checkState(page, "no requests");
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.getByRole("button", { name: "New Request" }).click();
    const dialog = page.getByRole("dialog", { name: "New Request" });
    await dialog.getByLabel("Service").selectOption("Lead Generation");
    await dialog.getByLabel("Industry").selectOption("HVAC");
    await dialog.getByLabel("Description").fill("Boilers");
    await dialog.getByRole("button", { name: "Submit Request" }).click();
    await expect(page.getByText(/^This browser's storage is full/).first()).toBeVisible();
    await checkState(page, "storage full");
  });
});

test.describe("/dashboard", () => {
  test.use({ storageState: storageWith(customers[2]!, 9) });

  test("/dashboard meets WCAG 2.2 AA in every state with requests", async ({ page }) => {
    const problems = consoleProblems(page);
    await page.goto(routes.dashboard());
    await expect(page.getByText("3 requests", { exact: true })).toBeVisible();
    await checkState(page, "my requests");
    await page.getByRole("searchbox").fill("nothing like this");
    await expect(page.getByRole("heading", { name: "No requests match" })).toBeVisible();
    await checkState(page, "no requests match");
    await page.getByRole("button", { name: "Clear filters" }).click();

    const pending = page.getByRole("row").filter({ hasText: "Pending" });
    const link = pending.first().getByRole("rowheader").getByRole("link");
    await link.click();
    await expect(page.getByRole("list", { name: "History" })).toBeVisible();
    await checkState(page, "a request");
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(page.getByRole("dialog", { name: /^Edit CR-/ })).toBeVisible();
    await checkState(page, "edit a request");
    await page.getByLabel("Description").fill("Only weekends.");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("textbox", { name: "Comment" }).fill("When do you begin?");
    await page.getByRole("button", { name: "Add comment" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "When do you begin?" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" }).first()).toBeVisible();
    await checkState(page, "edited, with a comment and messages");
    await page.getByRole("button", { name: /^Account of / }).click();
    await checkState(page, "the user's menu");
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 360, height: 900 });
    await page.getByRole("link", { name: "Back to the list" }).click();
    await expect(link).toBeFocused();

    await page.getByRole("button", { name: "New Request" }).click();
    const dialog = page.getByRole("dialog", { name: "New Request" });
    await expect(dialog).toBeVisible();
    await checkState(page, "new request");
    await dialog.getByRole("button", { name: "Submit Request" }).click();
    await expect(dialog.getByRole("alert")).toBeFocused();
    await checkState(page, "new request, incomplete");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "New Request" })).toBeFocused();

    await page.getByRole("tab", { name: "Available Services" }).click();
    await checkState(page, "available services");
    await page.getByRole("tab", { name: "Support" }).click();
    await checkState(page, "support");
    await page.goto(`${routes.dashboard()}?request=unknown`);
    await expect(page.getByRole("heading", { name: "Request Not Found" })).toBeVisible();
    await checkState(page, "request not found");
    expect(problems).toEqual([]);
  });
});

test.describe("the own account", () => {
  test.use({ storageState: storageWith(customers[1]!, 9) });

  test("the own account meets WCAG 2.2 AA in every state", async ({ page }) => {
    const problems = consoleProblems(page);
    await page.goto(routes.dashboard());
    await page.getByRole("button", { name: /^Account of / }).click();
    await page.getByRole("link", { name: "Your account" }).click();
    await expect(page.getByRole("heading", { name: "Your account" })).toBeFocused();
    await expect(page).toHaveTitle(/Your account · /);
    await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
    await checkState(page, "your account");
    await page.getByLabel("First name").fill("");
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Please enter your first name.");
    await page.getByRole("textbox", { name: "New password", exact: true }).fill("Password1");
    await expect(page.getByText(/^Easy to guess/)).toBeVisible();
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByText(/^Type DELETE in capital letters\./)).toBeFocused();
    await checkState(page, "your account, refused");
    for (const scheme of ["Dark", "Light"]) {
      await page.getByRole("radio", { name: scheme }).check();
      await checkState(page, `your account, always ${scheme}`);
    }
    expect(problems).toEqual([]);
  });
});

test.describe("/admin", () => {
  test.use({ storageState: storageWith(administrator, 60) });

  test("/admin meets WCAG 2.2 AA in every state of its lists", async ({ page }) => {
    const problems = consoleProblems(page);
    await page.goto(routes.admin());
    await expect(page.getByText("60 requests", { exact: true })).toBeVisible();
    await checkState(page, "service requests");
    await page.getByLabel("Select all 60").check();
    await checkState(page, "many selected");
    await page.getByRole("button", { name: "Set status" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await checkState(page, "status of many changed");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("rowheader").first().getByRole("link").click();
    await expect(page.getByRole("list", { name: "History" })).toBeVisible();
    await checkState(page, "a request");
    await page.goBack();
    await page.getByRole("tab", { name: "Customers" }).click();
    await expect(page.getByRole("searchbox", { name: "Search customers" })).toBeVisible();
    await checkState(page, "customers");
    await page.getByRole("rowheader").first().getByRole("link").click();
    await expect(page.getByText("20 requests", { exact: true })).toBeVisible();
    await checkState(page, "a customer");
    expect(problems).toEqual([]);
  });

  test("/admin meets WCAG 2.2 AA in its analytics and settings", async ({ page }) => {
    const problems = consoleProblems(page);
    await page.goto(`${routes.admin()}?tab=analytics`);
    // Once its labels are there, the chart is complete.
    await expect(page.locator("svg text", { hasText: "Multilingual" })).toBeVisible();
    await checkState(page, "analytics");
    await page.getByRole("tab", { name: "Settings" }).click();
    await checkState(page, "settings");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export backup" }).click();
    await page.getByLabel("Backup file").setInputFiles(await (await download).path());
    await expect(page.getByText(/^Dry run of/)).toBeVisible();
    await checkState(page, "dry run");
    await page.getByRole("button", { name: "Cancel import" }).click();
    await page.getByRole("button", { name: "Erase everything" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    await checkState(page, "erase refused");
    await page.getByLabel("Backup file").setInputFiles({
      name: "holiday.json",
      mimeType: "application/json",
      buffer: Buffer.from("not a backup"),
    });
    await expect(page.getByText("This file cannot be imported")).toBeVisible();
    await checkState(page, "import refused");
    expect(problems).toEqual([]);
  });
});

test.describe("/admin in a new browser", () => {
  test.use({ storageState: storageWith(administrator, 0, []) });

  test("/admin meets WCAG 2.2 AA without requests and customers", { tag: "@release" }, async ({ page }) => {
    const problems = consoleProblems(page);
    await page.goto(routes.admin());
    await expect(page.getByRole("heading", { name: "No requests yet" })).toBeVisible();
    await checkState(page, "no service requests");
    await page.getByRole("tab", { name: "Customers" }).click();
    await expect(page.getByRole("heading", { name: "No customers yet" })).toBeVisible();
    await checkState(page, "no customers");
    await page.getByRole("tab", { name: "Analytics" }).click();
    await expect(page.locator("svg text", { hasText: "Multilingual" })).toBeVisible();
    await checkState(page, "analytics without requests");
    await page.goto(`${routes.admin()}?tab=customers&customer=unknown`);
    await expect(page.getByRole("heading", { name: "Customer Not Found" })).toBeVisible();
    await checkState(page, "customer not found");
    expect(problems).toEqual([]);
  });
});

test.describe("/admin before any request was created", () => {
  test.use({ storageState: storageWith(administrator, 0) });

  test(
    "/admin meets WCAG 2.2 AA on the page of a customer without requests",
    { tag: "@release" },
    async ({ page }) => {
      await page.goto(`${routes.admin()}?tab=customers&customer=${customers[0]!.id}`);
      await expect(page.getByRole("heading", { name: "No requests yet" })).toBeVisible();
      await checkState(page, "a customer without requests");
    },
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [routes.auth(), routes.dashboard(), routes.admin()]) {
    test(`without JavaScript, ${path} asks for it, and has no form and no style attribute`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByText(/needs JavaScript/)).toBeVisible();
      // A form that is in the HTML could be submitted natively before hydration.
      await expect(page.locator("form")).toHaveCount(0);
      await expect(page.locator("[style]")).toHaveCount(0);
    });
  }
});
