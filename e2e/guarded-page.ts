import { expect, test as base, type Fixtures, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { test as reusedPageBase } from "./reused-page";

/** Events that fail the test in which they happen. */
export interface Incidents {
  /** Violations of the Content-Security-Policy or Trusted Types. */
  violations: string[];
  /** Uncaught errors. */
  errors: string[];
  /** Requests to another origin. */
  foreignRequests: string[];
  /** Requests for prefetch payloads, which the site does not have. */
  prefetches: string[];
  /** Injected scripts that ran: each calls `injected`. */
  executions: string[];
}

const NO_INCIDENTS: Incidents = {
  violations: [],
  errors: [],
  foreignRequests: [],
  prefetches: [],
  executions: [],
};

/** The incidents of the test that uses a page at the moment: reused pages serve several tests. */
const current = new WeakMap<Page, Incidents>();

/** Makes the documents of a page report violations and executions, before their first script runs. */
async function addReporters(page: Page): Promise<void> {
  await page.exposeFunction("reportViolation", (text: string) => current.get(page)?.violations.push(text));
  await page.exposeFunction("injected", () => current.get(page)?.executions.push(page.url()));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { violatedDirective, blockedURI, sample } = event;
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
}

/** Records the incidents of a page from now on. */
export async function recordIncidents(page: Page, baseURL: string): Promise<Incidents> {
  const incidents = structuredClone(NO_INCIDENTS);
  const isNew = !current.has(page);
  current.set(page, incidents);
  if (isNew) await addReporters(page);
  page.on("console", (message) => {
    if (/Content.Security.Policy|Trusted.?(Type|HTML|Script)/i.test(message.text()))
      incidents.violations.push(message.text());
  });
  page.on("pageerror", (error) => incidents.errors.push(`${page.url()}: ${error.message}`));
  page.on("dialog", (dialog) => {
    incidents.executions.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !/^(blob|data|mailto):/.test(request.url()))
      incidents.foreignRequests.push(request.url());
    if (request.url().includes("/__next.")) incidents.prefetches.push(request.url());
  });
  return incidents;
}

type Guard = Fixtures<{ incidents: Incidents }, object, { page: Page; baseURL: string | undefined }>;

const guard: Guard = {
  incidents: [
    async ({ page, baseURL }, use) => {
      const incidents = await recordIncidents(page, baseURL!);
      await use(incidents);
      expect(incidents).toEqual(NO_INCIDENTS);
    },
    { auto: true },
  ],
};

/** A test that fails at its end if its page had an incident. */
export const test = base.extend<{ incidents: Incidents }>(guard);

/** The same with a page shared by the worker's tests. */
export const reusedPageTest = reusedPageBase.extend<{ incidents: Incidents }>(guard);

/** Signs in with one of the demo accounts. */
export async function signInToDemo(page: Page, account: "Administrator" | "Customer"): Promise<void> {
  await page.goto(routes.auth());
  await page.getByRole("button", { name: new RegExp(account) }).click();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(account === "Administrator" ? routes.admin() : routes.dashboard());
}
