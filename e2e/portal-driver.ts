import { readFile } from "node:fs/promises";
import { expect, type BrowserContext, type Download, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";

/** The password of all accounts that the tests create. */
export const PASSWORD = "six-or-more";

const STORED_USER = "portal:user:";

/** Fills the sign-up form without submitting it. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByRole("tab", { name: "Sign Up" }).click();
  const form = page.getByRole("form", { name: "Sign up" });
  await form.getByLabel("First name").fill("Ada");
  await form.getByLabel("Last name").fill("Reid");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
}

/** Opens /auth and signs up. The dashboard is open afterwards. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(routes.auth());
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await atDashboard(page);
}

/** Hashing a password takes a second without WebCrypto, and longer on a busy machine. */
export const HASHING = { timeout: 60_000 };

export async function atDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(routes.dashboard(), HASHING);
  await expect(page.getByRole("button", { name: "New Request" })).toBeVisible();
}

/** Signs out with the user's menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account of / }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
}

/** Signs in on the open page /auth. The dashboard is open afterwards. */
export async function signIn(page: Page, email: string): Promise<void> {
  const form = page.getByRole("form", { name: "Sign in" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Sign In", exact: true }).click();
  await atDashboard(page);
}

/**
 * Opens more tabs, each in its own window, because Chromium renders background tabs only about once a
 * second. Without an opener each tab has its own process, and so its own copy of the storage.
 */
export async function openTabs(page: Page, count: number, path: string): Promise<Page[]> {
  const tabs: Page[] = [];
  for (let n = 0; n < count; n++) {
    const opened = page.context().waitForEvent("page");
    await page.evaluate((url) => void window.open(url, "_blank", "popup,noopener"), path);
    const tab = await opened;
    await tab.waitForLoadState();
    tabs.push(tab);
  }
  return tabs;
}

/** Creates one request through the dialog, with Playwright's actions. */
export async function createRequest(page: Page, description: string): Promise<void> {
  await page.getByRole("button", { name: "New Request" }).click();
  const form = page.getByRole("form", { name: "New request" });
  await form.getByLabel("Service").selectOption("Live Chat Support");
  await form.getByLabel("Industry").selectOption("Plumbing");
  await form.getByLabel("Description").fill(description);
  await form.getByRole("button", { name: "Submit Request" }).click();
  await expect(form).toBeHidden();
}

/** Helpers that `addFormHelpers` installs in every page. */
interface FormHelpers {
  until<T>(find: () => T | null | undefined | false): Promise<T>;
  find(role: "button" | "tab", name: string): Promise<HTMLElement>;
  press(role: "button" | "tab", name: string): Promise<void>;
  fill(form: HTMLFormElement, label: string, value: string): void;
}
type PageWithHelpers = Window & { formHelpers: FormHelpers };

/**
 * Installs helpers for filling forms inside the page. Many tabs can use them at once, without a round trip to
 * this process for each step.
 */
export async function addFormHelpers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    /** Resolves with the first truthy result of `find`, which is called again after each DOM change. */
    const until: FormHelpers["until"] = (find) =>
      new Promise((resolve) => {
        const look = () => {
          const found = find();
          if (found) resolve(found);
          return Boolean(found);
        };
        if (look()) return;
        const observer = new MutationObserver(() => look() && observer.disconnect());
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      });
    const find: FormHelpers["find"] = (role, name) =>
      until(() =>
        [...document.querySelectorAll<HTMLElement>(role === "tab" ? '[role="tab"]' : "button")].find(
          ({ textContent }) => textContent?.trim() === name,
        ),
      );
    const press: FormHelpers["press"] = async (role, name) => (await find(role, name)).click();
    const fill: FormHelpers["fill"] = (form, label, value) => {
      const control = [...form.querySelectorAll("label")].find(({ textContent }) =>
        textContent?.trim().startsWith(label),
      )?.control;
      if (!control) throw new Error(`no field is labelled ${label}`);
      // React overrides the element's own setter and would ignore a value set through it.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
      control.dispatchEvent(new Event("input", { bubbles: true }));
      control.dispatchEvent(new Event("change", { bubbles: true }));
    };
    // Otherwise Base UI waits for a frame and looks for animations whenever a dialog or toast closes, even with
    // reduced motion. That is a quarter of the time of creating a request.
    Object.assign(window, { BASE_UI_ANIMATIONS_DISABLED: true, formHelpers: { until, find, press, fill } });
  });
}

/** Creates requests through the dialog, with the form helpers. */
export async function createRequests(page: Page, descriptions: readonly string[]): Promise<void> {
  await page.evaluate(async (texts) => {
    const { until, press, fill } = (window as unknown as PageWithHelpers).formHelpers;
    for (const text of texts) {
      await press("button", "New Request");
      const form = await until(() =>
        document.querySelector<HTMLFormElement>('form[aria-label="New request"]'),
      );
      fill(form, "Service", "Live Chat Support");
      fill(form, "Industry", "Plumbing");
      fill(form, "Description", text);
      await press("button", "Submit Request");
      await until(() => !form.isConnected);
    }
  }, descriptions);
}

/** Submits the sign-up form with the form helpers. The dashboard is open afterwards. */
export async function submitSignUpInPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.querySelector<HTMLFormElement>('form[aria-label="Sign up"]')?.requestSubmit();
    await (window as unknown as PageWithHelpers).formHelpers.find("button", "New Request");
  });
}

/** Signs out in the first page. All pages show /auth afterwards. */
export async function signOutEverywhere(pages: readonly Page[]): Promise<void> {
  await pages[0]?.evaluate(() =>
    (window as unknown as PageWithHelpers).formHelpers.press("button", "Sign Out"),
  );
  await Promise.all(
    pages.map((page) =>
      page.evaluate(
        async () => void (await (window as unknown as PageWithHelpers).formHelpers.find("tab", "Sign Up")),
      ),
    ),
  );
}

async function textOf(download: Promise<Download>): Promise<string> {
  return readFile(await (await download).path(), "utf8");
}

/** The rows of a tab's CSV export, without the header row. */
export async function shownRequests(page: Page): Promise<string[]> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  return (await textOf(download)).trimEnd().split("\r\n").slice(1);
}

/** Exports a backup in the settings tab and returns its parsed content. */
export async function exportBackup(page: Page) {
  await page.getByRole("tab", { name: "Settings" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export backup" }).click();
  return JSON.parse(await textOf(download)) as {
    users: { email: string; password: string }[];
    requests: { description: string }[];
    damaged: { key: string; reason: string; raw: string }[];
  };
}

/** The number of account records with an email in a tab's storage. */
export async function storedAccounts(page: Page, email: string): Promise<number> {
  const prefix = `${STORED_USER}${encodeURIComponent(email)}:`;
  return page.evaluate(
    (start) => Object.keys(localStorage).filter((key) => key.startsWith(start)).length,
    prefix,
  );
}
