import { expect, test, type Locator, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { checkLargeText, checkState, isWhole } from "./check-state";
import { content } from "./content";
import {
  administrator,
  consoleProblems,
  customers,
  storageOf,
  storageState,
  storageWith,
} from "./portal-data";
import { createRequest, HASHING } from "./portal-driver";

test.setTimeout(300_000);

/**
 * Compares what a screen reader is given of a part of the page: roles, names and states in reading order; and checks the
 * page. Times are patterns in the files. Review each line that an update changes.
 */
async function heard(page: Page, part: Locator, state: string) {
  await expect.soft(part).toMatchAriaSnapshot({ name: `${state}.aria.yml` });
  await checkState(page, state);
}

/** Compares a message with an undo, which screen readers announce. */
async function announced(page: Page, text: string) {
  await expect(page.getByRole("region", { name: "Notifications" })).toMatchAriaSnapshot(`
    - dialog "${text}":
      - paragraph: ${text}
      - button "Undo"
      - button "Close"
  `);
}

const main = (page: Page) => page.getByRole("main");
const newRequest = (page: Page) => page.getByRole("dialog", { name: "New Request" });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

let problems: string[];
test.beforeEach(({ page }) => void (problems = consoleProblems(page)));
test.afterEach(() => expect(problems).toEqual([]));

test("/auth in every state meets WCAG 2.2 AA, and screen readers are given its forms with their errors", async ({
  page,
}) => {
  await page.goto(routes.auth());
  await expect(page.getByRole("form", { name: "Sign in" })).toBeVisible();
  await checkState(page, "sign in");
  if (isWhole()) await checkLargeText(page, page.getByRole("link", { name: content.site.brand }));
  await press(page, /^Customer/);
  await expect(page.getByText(/^Filled in for/)).toBeVisible();
  await page.getByRole("textbox", { name: "Password" }).fill("not the password");
  await press(page, "Sign In");
  await expect(main(page).getByRole("alert")).toHaveText("Invalid email or password", HASHING);
  await heard(page, page.locator("body"), "sign-in-refused");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(page.getByText(/^Filled in for/)).toBeHidden();
  await checkState(page, "sign up");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Reid");
  await page.getByRole("textbox", { name: "Email" }).fill("ada@x.example");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("Password1");
  await page.getByRole("textbox", { name: "Confirm password" }).fill("another");
  await press(page, "Sign Up");
  await expect(main(page).getByRole("alert")).toHaveText("Passwords do not match.");
  await expect(page.getByText(/^Easy to guess/)).toBeVisible();
  await heard(page, page.getByRole("tabpanel"), "sign-up-refused");
});

test.describe("a customer without requests", () => {
  test.use({ storageState: storageWith(customers[0]!, 0) });

  test("/dashboard without requests, a refused request and a full storage meet WCAG 2.2 AA and are heard", async ({
    page,
  }) => {
    await page.goto(routes.dashboard());
    await expect(page.getByRole("heading", { name: "No requests yet" })).toBeVisible();
    await heard(page, page.locator("body"), "dashboard-empty");
    await press(page, "New Request");
    await checkState(page, "new request");
    await newRequest(page).getByLabel("Service").selectOption("Lead Generation");
    await press(page, "Submit Request");
    await expect(newRequest(page).getByRole("alert")).toBeFocused();
    await heard(page, newRequest(page), "new-request-refused");
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await newRequest(page).getByLabel("Industry").selectOption("HVAC");
    await newRequest(page).getByLabel("Description").fill("Boilers");
    await press(page, "Submit Request");
    await expect(page.getByText(/^This browser's storage is full/).first()).toBeVisible();
    await checkState(page, "storage full");
  });
});

test.describe("a customer", () => {
  test.use({ storageState: storageWith(customers[1]!, 9) });

  test("the list, a request and the account of a customer meet WCAG 2.2 AA and are heard", async ({
    page,
  }) => {
    await page.goto(routes.dashboard());
    await expect(page.getByText("3 requests", { exact: true })).toBeVisible();
    await heard(page, main(page), "dashboard");
    await page.getByRole("row").filter({ hasText: "Pending" }).first().getByRole("link").click();
    await page.getByRole("textbox", { name: "Comment" }).fill("When do you begin?");
    await press(page, "Add comment");
    await announced(page, "Comment saved in this browser.");
    await heard(page, page.getByRole("article"), "request");
    await press(page, /^Account of /);
    await heard(page, page.getByRole("banner"), "user-menu");
    await page.getByRole("link", { name: "Your account" }).click();
    await expect(page).toHaveTitle(/Your account · /);
    await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
    await checkState(page, "your account");
    await page.getByRole("textbox", { name: "New password", exact: true }).fill("Password1");
    await expect(page.getByText(/^Easy to guess/)).toBeVisible();
    await press(page, "Delete my account");
    await expect(page.getByText(/^Type DELETE in capital letters\./)).toBeFocused();
    await heard(page, page.getByRole("article"), "account");
  });

  test("/dashboard meets WCAG 2.2 AA while a request is edited, and in its other sections", async ({
    page,
  }) => {
    await page.goto(routes.dashboard());
    await page.getByRole("searchbox").fill("nothing like this");
    await expect(page.getByRole("heading", { name: "No requests match" })).toBeVisible();
    await checkState(page, "no requests match");
    await press(page, "Clear filters");
    const pending = page.getByRole("row").filter({ hasText: "Pending" });
    const link = pending.first().getByRole("rowheader").getByRole("link");
    await link.click();
    await press(page, "Edit");
    await expect(page.getByRole("dialog", { name: /^Edit CR-/ })).toBeVisible();
    await checkState(page, "edit a request");
    await page.getByLabel("Description").fill("Only weekends.");
    await press(page, "Save changes");
    await expect(page.getByRole("button", { name: "Undo" }).first()).toBeVisible();
    await checkState(page, "edited, with a message");
    await page.setViewportSize({ width: 360, height: 900 });
    await page.getByRole("link", { name: "Back to the list" }).click();
    await expect(link).toBeFocused();
    for (const name of ["Usage", "Available Services", "Support"]) {
      await page.getByRole("tab", { name }).click();
      await checkState(page, name);
    }
    await page.goto(`${routes.dashboard()}?request=unknown`);
    await expect(page.getByRole("heading", { name: "Request Not Found" })).toBeVisible();
    await checkState(page, "request not found");
  });
});

test.describe("a customer with a name wider than a phone", () => {
  test.use({ storageState: storageWith(customers[2]!, 9), viewport: { width: 360, height: 740 } });

  test("on a phone a message does not cover the buttons of a dialog", async ({ page }) => {
    await page.goto(routes.dashboard());
    for (const text of ["One", "Two"]) await createRequest(page, text);
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(1);
    await checkState(page, "two messages");
    await page.setViewportSize({ width: 360, height: 740 });
    await press(page, "New Request");
    // Not forced: Playwright refuses to press what something else covers.
    await page.getByRole("button", { name: "Cancel" }).click({ timeout: 5000 });
    await expect(newRequest(page)).toBeHidden();
  });
});

test.describe("an administrator of a few", () => {
  test.use({ storageState: storageWith(administrator, 3) });

  test("/admin in every state of its lists meets WCAG 2.2 AA and is heard", async ({ page }) => {
    await page.goto(routes.admin());
    await page.getByLabel("Select all 3").check();
    await expect(page.getByText("3 selected")).toBeVisible();
    await heard(page, main(page), "selected-requests");
    await press(page, "Set status");
    await announced(page, "2 requests were set to In progress.");
    await expect(page.getByRole("status").filter({ hasText: "3 requests" })).toBeFocused();
    await checkState(page, "status of many changed");
    await page.getByRole("tab", { name: "Customers" }).click();
    await expect(page.getByRole("searchbox", { name: "Search customers" })).toBeVisible();
    await heard(page, main(page), "customers");
    await page.getByRole("rowheader").first().getByRole("link").click();
    await expect(page.getByText("1 request", { exact: true })).toBeVisible();
    await checkState(page, "a customer");
  });

  test("analytics and settings meet WCAG 2.2 AA, and screen readers are given a dry run", async ({
    page,
  }) => {
    await page.goto(`${routes.admin()}?tab=analytics`);
    await expect(page.getByRole("table", { name: "Requests by service" })).toBeVisible();
    await checkState(page, "analytics");
    await page.goto(`${routes.admin()}?tab=log`);
    await expect(page.getByRole("table")).toBeVisible();
    await checkState(page, "log");
    await page.goto(`${routes.admin()}?tab=settings`);
    const choose = (label: string, name: string, lines: readonly string[]) =>
      page.getByLabel(label).setInputFiles({
        name,
        mimeType: "text/csv",
        buffer: Buffer.from(lines.join("\r\n")),
      });
    await choose("CSV file of requests", "rows.csv", [
      "Email,Service,Industry,Description,Notes",
      "reid@customer.example,Lead Generation,HVAC,Boilers",
      "nobody@customer.example,Lead Generation,HVAC,Boilers",
    ]);
    await expect(page.getByText("Dry run of rows.csv")).toBeVisible();
    await heard(page, main(page), "settings-with-dry-run");
    await press(page, "Erase everything");
    await expect(main(page).getByRole("alert")).toBeFocused();
    await choose("Backup file", "holiday.json", ["not a backup"]);
    await expect(page.getByText("This file cannot be imported")).toBeVisible();
    await checkState(page, "import and erase refused");
  });
});

const goTo = (page: Page) => page.getByRole("combobox", { name: "Section, request or command" });

test.describe("an administrator of many", () => {
  test.use({ storageState: storageWith(administrator, 60) });

  test("the list that goes anywhere and the list of keys meet WCAG 2.2 AA", async ({ page }) => {
    await page.goto(routes.admin());
    await expect(page.getByText("60 requests", { exact: true })).toBeVisible();
    await checkState(page, "service requests");
    await page.keyboard.press("Control+K");
    await expect(goTo(page)).toBeFocused();
    await checkState(page, "go to, everything");
    await goTo(page).fill("live chat");
    await expect(page.getByRole("option", { name: /^CR-\d+ Live Chat Support/ })).toHaveCount(8);
    await goTo(page).fill("zzz");
    await expect(page.getByText("Nothing found.")).toBeVisible();
    await checkState(page, "go to, nothing");
    await goTo(page).fill("cr-0042");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /^CR-0042 / })).toBeFocused();
    await checkState(page, "a request beside the list");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await checkState(page, "the keys");
  });
});

test.describe("unreadable values", () => {
  const corrupt = { name: "portal:request:r1", value: '{"v":1,"id":"r1"' };
  test.use({ storageState: storageState([...storageOf(administrator, 6), corrupt]) });

  test("an unreadable value that is removed meets WCAG 2.2 AA in every state", async ({ page }) => {
    await page.goto(routes.admin());
    await page.getByRole("link", { name: /^Save or remove it/ }).click();
    await expect(page.getByText(corrupt.name)).toBeVisible();
    await checkState(page, "an unreadable value");
    await press(page, "Remove");
    await expect(page.getByText("The value was removed.").first()).toBeVisible();
    await checkState(page, "an unreadable value, removed");
    problems = problems.filter((text) => !text.includes(corrupt.name));
  });
});

test.describe("/admin in a new browser", { tag: "@release" }, () => {
  test.use({ storageState: storageWith(administrator, 0, []) });

  test("/admin meets WCAG 2.2 AA without requests and customers, and with sample data", async ({ page }) => {
    await page.goto(routes.admin());
    await expect(page.getByRole("heading", { name: "No requests yet" })).toBeVisible();
    await checkState(page, "no service requests");
    await page.getByRole("tab", { name: "Customers" }).click();
    await expect(page.getByRole("heading", { name: "No customers yet" })).toBeVisible();
    await checkState(page, "no customers");
    await page.getByRole("tab", { name: "Analytics" }).click();
    await expect(page.getByRole("table", { name: "Requests by service" })).toBeVisible();
    await checkState(page, "analytics without requests");
    await page.goto(`${routes.admin()}?tab=customers&customer=unknown`);
    await expect(page.getByRole("heading", { name: "Customer Not Found" })).toBeVisible();
    await checkState(page, "customer not found");
    await page.goto(routes.admin());
    await press(page, "Load sample data");
    await expect(page.getByText("300 requests", { exact: true })).toBeVisible();
    await checkState(page, "sample data");
  });
});

for (const [who, path, name] of [
  [customers[2]!, routes.dashboard(), "dashboard"],
  [customers[0]!, `${routes.dashboard()}?request=CR-0001`, "request"],
  [customers[0]!, `${routes.dashboard()}?tab=account`, "account"],
  [administrator, routes.admin(), "administration"],
  [administrator, `${routes.admin()}?tab=customers`, "customers"],
  [administrator, `${routes.admin()}?tab=settings`, "settings"],
  [administrator, `${routes.admin()}?tab=log`, "log"],
  [customers[0]!, `${routes.dashboard()}?tab=usage`, "usage"],
] as const)
  test.describe(name, { tag: "@release" }, () => {
    test.use({ storageState: storageWith(who, 9) });

    test(`the ${name} does not scroll sideways with large text, nor at 768 px`, async ({ page }) => {
      await page.goto(path);
      const account = page.getByRole("button", { name: /^Account of / });
      await expect(account).toBeVisible();
      await checkLargeText(page, account);
      await page.setViewportSize({ width: 768, height: 1024 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(768);
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, the portal asks for it, and has no form and no style attribute", async ({
    page,
  }) => {
    for (const path of [routes.auth(), routes.dashboard(), routes.admin()]) {
      await page.goto(path);
      await expect(page.getByText(/needs JavaScript/)).toBeVisible();
      // A form that is in the HTML could be submitted natively before hydration.
      await expect(page.locator("form")).toHaveCount(0);
      await expect(page.locator("[style]")).toHaveCount(0);
    }
  });
});
