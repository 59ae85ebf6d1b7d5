import { pbkdf2Sync } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type BrowserContext, type Download, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";

/** The password of every account that these tests create. */
export const PASSWORD = "six-or-more";

const STORED_USER = "portal:user:";

/** Fills the sign-up form, which it leaves to be sent. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByRole("tab", { name: "Sign Up" }).click();
  const form = page.getByRole("form", { name: "Sign up" });
  await form.getByLabel("First name").fill("Ada");
  await form.getByLabel("Last name").fill("Reid");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
}

/** Signs up on /auth; the dashboard is open afterwards. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(routes.auth());
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await atDashboard(page);
}

/** Hashing a password takes a second without WebCrypto, and many where other programs use the machine. */
export const HASHING = { timeout: 60_000 };

export async function atDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(routes.dashboard(), HASHING);
  await expect(page.getByRole("button", { name: "New Request" })).toBeVisible();
}

/** Signs in on /auth, which is open; the dashboard is open afterwards. */
export async function signIn(page: Page, email: string): Promise<void> {
  const form = page.getByRole("form", { name: "Sign in" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Sign In", exact: true }).click();
  await atDashboard(page);
}

/** Signs in on /auth with the demo account of the administrator; the dashboard is open afterwards. */
export async function signInAsAdministrator(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Administrator/ }).click();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(routes.admin(), HASHING);
  await expect(page.getByRole("tab", { name: "Service Requests" })).toBeVisible();
}

/**
 * Opens some more tabs, each in front in a window of its own: Chromium draws a tab that is behind another
 * about once a second. Without an opener each has a process, and so a copy of the storage, of its own.
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

/** Raises one request through the dialog, as a person would. */
export async function createRequest(page: Page, description: string): Promise<void> {
  await page.getByRole("button", { name: "New Request" }).click();
  const form = page.getByRole("form", { name: "New request" });
  await form.getByLabel("Service").selectOption("Live Chat Support");
  await form.getByLabel("Industry").selectOption("Plumbing");
  await form.getByLabel("Description").fill(description);
  await form.getByRole("button", { name: "Submit Request" }).click();
  await expect(form).toBeHidden();
}

/** What the functions below find in a page that is equipped. */
interface Hands {
  until<T>(find: () => T | null | undefined | false): Promise<T>;
  find(role: "button" | "tab", name: string): Promise<HTMLElement>;
  press(role: "button" | "tab", name: string): Promise<void>;
  fill(form: HTMLFormElement, label: string, value: string): void;
}
type Equipped = Window & { hands: Hands };

/**
 * Gives all pages of a browser what is needed to work with forms from inside, as fast as they come and go:
 * many tabs can do so at once, without a round trip to this process for each step.
 */
export async function equip(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    /** Waits for the page to change until there is an answer. */
    const until: Hands["until"] = (find) =>
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
    const find: Hands["find"] = (role, name) =>
      until(() =>
        [...document.querySelectorAll<HTMLElement>(role === "tab" ? '[role="tab"]' : "button")].find(
          ({ textContent }) => textContent?.trim() === name,
        ),
      );
    const press: Hands["press"] = async (role, name) => (await find(role, name)).click();
    const fill: Hands["fill"] = (form, label, value) => {
      const control = [...form.querySelectorAll("label")].find(({ textContent }) =>
        textContent?.trim().startsWith(label),
      )?.control;
      if (!control) throw new Error(`no field ${label}`);
      // React replaces the setter of the element itself, and would take this for its own doing.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
      control.dispatchEvent(new Event("input", { bubbles: true }));
      control.dispatchEvent(new Event("change", { bubbles: true }));
    };
    // Without it Base UI waits for a frame and looks for animations whenever a dialog or message goes, also where
    // reduced motion leaves none: a quarter of what creating a request costs.
    Object.assign(window, { BASE_UI_ANIMATIONS_DISABLED: true, hands: { until, find, press, fill } });
  });
}

/** How many milliseconds of a processor the hash of a password takes. */
export function timeOfHash(): number {
  const before = process.cpuUsage();
  pbkdf2Sync(PASSWORD, "a salt", 600_000, 32, "sha256");
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Has all pages of a browser hash passwords in one round instead of 600,000, which take a processor for most
 * of a second. A hash is there only after a while all the same, drawn anew each time between `shortestMs` and
 * `longestMs`. For tests of what happens around it: that of the real one is in others.
 */
export async function hashQuickly(context: BrowserContext, longestMs = 0, shortestMs = 0): Promise<void> {
  await context.addInitScript(
    ([shortest, longest]) => {
      const { deriveBits } = SubtleCrypto.prototype;
      SubtleCrypto.prototype.deriveBits = async function (algorithm, key, length) {
        const quick = { ...(algorithm as Pbkdf2Params), iterations: 1 };
        const bits = await deriveBits.call(this, quick, key, length);
        const wait = shortest + Math.random() * (longest - shortest);
        await new Promise((resolve) => setTimeout(resolve, wait));
        return bits;
      };
    },
    [shortestMs, longestMs] as const,
  );
}

/** Raises requests through the dialog of an equipped page. */
export async function createRequests(page: Page, descriptions: readonly string[]): Promise<void> {
  await page.evaluate(async (texts) => {
    const { until, press, fill } = (window as unknown as Equipped).hands;
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

/** Fills the sign-up form of an equipped page, which it leaves to be sent. */
export async function fillSignUpAtOnce(page: Page, email: string): Promise<void> {
  await page.evaluate(
    async ([address, password]) => {
      const { until, press, fill } = (window as unknown as Equipped).hands;
      await press("tab", "Sign Up");
      const form = await until(() => document.querySelector<HTMLFormElement>('form[aria-label="Sign up"]'));
      fill(form, "First name", "Ada");
      fill(form, "Last name", "Reid");
      fill(form, "Email", address);
      fill(form, "Password", password);
      fill(form, "Confirm password", password);
    },
    [email, PASSWORD] as const,
  );
}

/** Sends the sign-up form of an equipped page; the dashboard is open afterwards. */
export async function sendSignUp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.querySelector<HTMLFormElement>('form[aria-label="Sign up"]')?.requestSubmit();
    await (window as unknown as Equipped).hands.find("button", "New Request");
  });
}

/** Signs out in the first of some equipped pages; all of them show /auth afterwards. */
export async function signOutEverywhere(pages: readonly Page[]): Promise<void> {
  await pages[0]?.evaluate(() => (window as unknown as Equipped).hands.press("button", "Sign Out"));
  await Promise.all(
    pages.map((page) =>
      page.evaluate(async () => void (await (window as unknown as Equipped).hands.find("tab", "Sign Up"))),
    ),
  );
}

async function textOf(download: Promise<Download>): Promise<string> {
  return readFile(await (await download).path(), "utf8");
}

/** The rows that a tab shows, as it exports them: without the line of headings. */
export async function shownRequests(page: Page): Promise<string[]> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  return (await textOf(download)).trimEnd().split("\r\n").slice(1);
}

/** The administrator's backup, as the file has it. */
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

/** How many records of accounts with an email a tab finds in the storage. */
export async function storedAccounts(page: Page, email: string): Promise<number> {
  const prefix = `${STORED_USER}${encodeURIComponent(email)}:`;
  return page.evaluate(
    (start) => Object.keys(localStorage).filter((key) => key.startsWith(start)).length,
    prefix,
  );
}
