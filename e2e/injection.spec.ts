import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { isWhole } from "./check-state";
import { sample } from "./content";
import { PAYLOADS } from "./injection-payloads";
import { expectHydrated } from "./hydrated";
import { hashQuickly } from "./hashing";
import { signOut } from "./portal-driver";
import { signInToDemo, test, recordIncidents } from "./guarded-page";

/** Records of requests with a payload in every text. */
const requests = (userId: string) =>
  PAYLOADS.map((payload, index) => ({
    id: `${index}-${payload}`,
    userId,
    service: payload,
    industry: payload,
    description: payload,
    status: "pending",
    priority: "high",
    createdAt: "2026-11-01T09:00:00.000Z",
    estimatedCost: 500,
  }));

/** What was done to the first of those requests, with a payload in every text. */
const events = (userId: string) => {
  const { id: subject, userId: _user, status: _status, createdAt: _at, ...values } = requests(userId)[0]!;
  return PAYLOADS.flatMap((text, index) => {
    const event = (type: string) => ({ id: `${type} ${index}`, subject, at: index, by: text, type });
    return [
      { ...event("comment"), text },
      { ...event("note"), text },
      { ...event("edit"), ...values, description: text },
      { ...event("plan"), assignee: text, due: "" },
    ];
  });
};

test.describe("injected scripts do not run", () => {
  test(
    "injection payloads run on a page without a policy",
    { tag: "@release" },
    async ({ browser, baseURL }) => {
      const page = await browser.newPage({ baseURL });
      const incidents = await recordIncidents(page, baseURL!);
      let html = "";
      await page.route("**/unprotected", (route) => route.fulfill({ contentType: "text/html", body: html }));
      let running = 0;
      for (const payload of PAYLOADS) {
        const before = incidents.executions.length;
        html = `<!DOCTYPE html><title>x</title><p>${payload}</p>`;
        await page.goto("/unprotected");
        if (incidents.executions.length > before) running += 1;
      }
      expect(running).toBeGreaterThanOrEqual(12);
      await page.close();
    },
  );

  test("a script in the path does not run", { tag: "@release" }, async ({ page }) => {
    test.slow();
    // The page of an unknown city shows the name in the path.
    for (const payload of PAYLOADS) {
      await page.goto(routes.landing(sample.service.slug, sample.industry.slug, encodeURIComponent(payload)));
      await expectHydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });

  test("a script in the query or the fragment does not run", async ({ page }) => {
    test.slow();
    const names = ["q", "category", "page", "service", "tab", "next", "industry", "city"];
    // In quick runs each payload is in one of the names.
    const step = isWhole() ? 1 : names.length - 1;
    for (let index = 0; index < PAYLOADS.length; index += step) {
      const payloads = names.map((_, place) => PAYLOADS[(index + place) % PAYLOADS.length]!);
      const query = new URLSearchParams(names.map((name, place) => [name, payloads[place]!]));
      const path = index % 2 === 0 ? routes.blog() : routes.contact();
      await page.goto(`${path}?${query}#${encodeURIComponent(payloads[0]!)}`);
      await expectHydrated(page);
    }
  });

  test("a script in a form or a search field does not run", { tag: "@release" }, async ({ page }) => {
    test.slow();
    await page.goto(routes.contact());
    await expectHydrated(page);
    for (const payload of PAYLOADS) {
      await page.getByLabel("Full name").fill(payload);
      await page.getByLabel("Email", { exact: true }).fill("a@b.example");
      await page.getByLabel("Message").fill(payload);
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByText(/should now show the message/)).toBeVisible();
    }
    await page.goto(routes.blog());
    await expectHydrated(page);
    for (const payload of PAYLOADS) await page.getByPlaceholder("Search articles...").fill(payload);
    await page.getByPlaceholder("Search articles...").blur();
    await page.keyboard.press("/");
    const field = page.getByRole("combobox", { name: "Search" });
    for (const payload of PAYLOADS) {
      await field.fill(payload);
      await field.press("ArrowDown");
    }
  });

  test("a script in an imported backup does not run", async ({ page, context }) => {
    await hashQuickly(context);
    await signInToDemo(page, "Administrator");
    await page.goto(`${routes.admin()}?tab=settings`);
    const backup = { format: "portal-backup", version: 1, exportedAt: "2026-11-01T09:00:00.000Z" };
    const damaged = PAYLOADS.map((payload) => ({ key: payload, reason: payload, raw: payload }));
    const whole = {
      ...backup,
      users: [],
      requests: requests("x"),
      changes: [],
      events: events("x"),
      damaged,
    };
    // Invalid backups are quoted in error messages.
    const broken = PAYLOADS.map((payload) => ({ ...backup, [payload]: payload, format: payload }));
    for (const [index, content] of [...broken, whole].entries()) {
      await page.getByLabel("Backup file").setInputFiles({
        name: `${PAYLOADS[index % PAYLOADS.length]!.replaceAll("/", "")}.json`,
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(content)),
      });
      if (content !== whole) await expect(page.getByRole("alert").first()).toBeVisible();
    }
    await page.getByRole("button", { name: "Import backup" }).click();
    await visitTabs(page, ["Service Requests", "Customers", "Analytics", "Settings"]);
    await page.getByRole("tab", { name: "Service Requests" }).click();
    await expect(page.getByText(PAYLOADS[0]!).first()).toBeVisible();
    await page.goto(`${routes.admin()}?request=CR-0001`);
    const history = page.getByRole("list", { name: "History" });
    for (const payload of PAYLOADS)
      await expect(history.getByText(payload, { exact: true }).first()).toBeVisible();
  });

  test("a script in stored records, valid or corrupt, or in a stored draft does not run", async ({
    page,
    context,
  }) => {
    await hashQuickly(context);
    await signInToDemo(page, "Customer");
    const session = await page.evaluate(() => JSON.parse(localStorage.getItem("portal:session")!));
    await page.evaluate(
      ({ records, payloads }) => {
        for (const record of records)
          localStorage.setItem(`portal:request:${encodeURIComponent(record.id)}`, JSON.stringify(record));
        for (const payload of payloads) {
          localStorage.setItem(`portal:request:${payload}`, payload);
          localStorage.setItem(payload, payload);
        }
        const values = { name: payloads[0], email: payloads[1], company: payloads[2], phone: payloads[3] };
        const draft = { search: "", values: { ...values, service: payloads[4], message: payloads[5] } };
        sessionStorage.setItem("contact-draft", JSON.stringify(draft));
      },
      { records: requests(session.id).map((record) => ({ v: session.v, ...record })), payloads: PAYLOADS },
    );
    await page.reload();
    await expect(page.getByText(PAYLOADS[0]!).first()).toBeVisible();
    await visitTabs(page, ["Available Services", "Support", "My Requests"]);
    await signOut(page);
    await page.waitForURL(routes.auth());
    await signInToDemo(page, "Administrator");
    await visitTabs(page, ["Customers", "Analytics", "Settings", "Service Requests"]);
    await page.goto(routes.contact());
    await expect(page.getByLabel("Full name")).toHaveValue(PAYLOADS[0]!);
  });
});

async function visitTabs(page: Page, tabs: readonly string[]): Promise<void> {
  for (const name of tabs) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
}

test("another origin cannot show the site in a frame", async ({ browser, baseURL }) => {
  const framed = [routes.home(), routes.auth(), sample.landing, "/x"];
  const frames = framed.map((path) => `<iframe src="${baseURL}${path}"></iframe>`).join("");
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html").end(`<h1>Framing</h1>${frames}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect(page.getByRole("heading", { name: "Framing" })).toBeVisible();
    const children = page.mainFrame().childFrames();
    expect(children).toHaveLength(framed.length);
    for (const frame of children) {
      await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
      expect(await frame.getByRole("heading", { level: 1 }).allTextContents()).toEqual([]);
    }
    await page.close();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
