import { expect, test as base, type Fixtures, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { test as keptBase } from "./kept-page";

/** What a page must never do. */
export interface Watched {
  /** What the Content-Security-Policy or Trusted Types refused. */
  violations: string[];
  /** Errors that no code caught. */
  errors: string[];
  /** Requests to another origin. */
  strangers: string[];
  /** Requests for payloads that links would fetch ahead: the site does not have them. */
  prefetches: string[];
  /** Scripts from outside that ran: each calls `injected`. */
  executions: string[];
}

export const CLEAN: Watched = { violations: [], errors: [], strangers: [], prefetches: [], executions: [] };

/** Where pages report to: one that is kept reports to a test after the other. */
const reports = new WeakMap<Page, Watched>();

/** Has the documents of a page report, from before their first script on. */
async function haveReport(page: Page): Promise<void> {
  await page.exposeFunction("reportViolation", (text: string) => reports.get(page)?.violations.push(text));
  await page.exposeFunction("injected", () => reports.get(page)?.executions.push(page.url()));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { violatedDirective, blockedURI, sample } = event;
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
}

/** Notes what the documents of a page do. */
export async function watchPage(page: Page, baseURL: string): Promise<Watched> {
  const watched: Watched = { violations: [], errors: [], strangers: [], prefetches: [], executions: [] };
  const isNew = !reports.has(page);
  reports.set(page, watched);
  if (isNew) await haveReport(page);
  page.on("console", (message) => {
    if (/Content.Security.Policy|Trusted.?(Type|HTML|Script)/i.test(message.text()))
      watched.violations.push(message.text());
  });
  page.on("pageerror", (error) => watched.errors.push(`${page.url()}: ${error.message}`));
  page.on("dialog", (dialog) => {
    watched.executions.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !/^(blob|data|mailto):/.test(request.url()))
      watched.strangers.push(request.url());
    if (request.url().includes("/__next.")) watched.prefetches.push(request.url());
  });
  return watched;
}

type Watch = Fixtures<{ watched: Watched }, object, { page: Page; baseURL: string | undefined }>;

const watch: Watch = {
  watched: [
    async ({ page, baseURL }, use) => {
      const watched = await watchPage(page, baseURL!);
      await use(watched);
      expect(watched).toEqual(CLEAN);
    },
    { auto: true },
  ],
};

/** A test whose page is watched; what it must not do is checked at its end. */
export const test = base.extend<{ watched: Watched }>(watch);

/** The same with a page that the worker keeps. */
export const keptTest = keptBase.extend<{ watched: Watched }>(watch);

/** Signs in with one of the demo accounts. */
export async function signIn(page: Page, account: "Administrator" | "Customer"): Promise<void> {
  await page.goto(routes.auth());
  await page.getByRole("button", { name: new RegExp(account) }).click();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(account === "Administrator" ? routes.admin() : routes.dashboard());
}
