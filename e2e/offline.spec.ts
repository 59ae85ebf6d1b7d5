import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { test as guardedTest } from "./guarded-page";
import { hashQuickly } from "./hashing";
import { startHost, type Host } from "./offline-host";
import { atDashboard, signIn, signOut, signUp } from "./portal-driver";

const hosts = new Map<string, Host>();

/** Each test has a host of its own, in front of the server. */
const test = guardedTest.extend<{ host: Host }>({
  baseURL: async ({ baseURL }, provide) => {
    const host = await startHost(baseURL!);
    hosts.set(host.origin, host);
    await provide(host.origin);
    await host.stop();
  },
  host: ({ baseURL }, provide) => provide(hosts.get(baseURL!)!),
});

test.use({ serviceWorkers: "allow" });
test.setTimeout(90_000);

const EMAIL = "ada@x.example";
/** Fetching a build takes long on a busy machine. */
const FETCHING = { timeout: 30_000 };

/** Cuts the browser off. The host does not answer either, because some browsers leave service workers connected. */
async function unplug(page: Page, host: Host): Promise<void> {
  host.answers = false;
  await page.context().setOffline(true);
}

async function plugIn(page: Page, host: Host): Promise<void> {
  host.answers = true;
  await page.context().setOffline(false);
}

/** The build that answers the open page without a network; undefined while there is none. */
function keptBuild(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const scopes = ["/auth", "/dashboard", "/admin", "/Admin"];
    const workers = await Promise.all(scopes.map((scope) => navigator.serviceWorker.getRegistration(scope)));
    if (!navigator.serviceWorker.controller || workers.some((worker) => !worker?.active)) return undefined;
    return (await (await caches.open("offline-index")).match("/last-build"))?.text();
  });
}

/** Opens the portal, signs up and waits until the portal has been kept. */
async function visit(page: Page, host: Host): Promise<void> {
  await hashQuickly(page.context());
  await signUp(page, EMAIL);
  await expect.poll(() => keptBuild(page), FETCHING).toBe(host.build);
}

const ALONE =
  "after one visit, the portal, and no other page, can be opened without a network, and signs out and in";
test(ALONE, { tag: "@release" }, async ({ page, host }) => {
  await visit(page, host);
  await unplug(page, host);
  await expect(page.getByText(/^You are offline\. The portal works as usual/)).toBeVisible();
  await page.reload();
  await atDashboard(page);
  await signOut(page);
  await expect(page.getByRole("form", { name: "Sign in" })).toBeVisible();
  await page.goto(`${routes.dashboard()}?tab=support`);
  await expect(page.getByRole("form", { name: "Sign in" })).toBeVisible();
  for (const spelling of ["/auth/", "/auth.html", "/Auth", "/auth"]) {
    await page.goto(spelling);
    await expect(page).toHaveURL(routes.auth());
    await expect(page.getByRole("form", { name: "Sign in" })).toBeVisible();
  }
  await signIn(page, EMAIL);
  await page.goto(routes.admin());
  await atDashboard(page);
  // Pages outside the portal have no service worker.
  await plugIn(page, host);
  await page.goto(routes.home());
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test("a deploy while offline is taken up by the first load after it was fetched, and never mixed with the old build", async ({
  page,
  host,
}) => {
  const description = page.getByRole("dialog", { name: "New Request" }).getByLabel("Description");
  const scriptsOf = () =>
    page.evaluate(() =>
      [...document.scripts].map(({ src }) => new URL(src || location.href).pathname).join(),
    );
  await visit(page, host);
  await unplug(page, host);
  await page.getByRole("button", { name: "New Request" }).click();
  await description.fill("Evenings and weekends");
  await host.deploy();
  await page.reload();
  await expect(description).toHaveValue("Evenings and weekends");
  expect(await scriptsOf()).toContain(host.renamed.old);

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await plugIn(page, host);
  await expect.poll(() => keptBuild(page), FETCHING).toBe(host.build);
  // The page under its user is still the old one.
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await expect(description).toHaveValue("Evenings and weekends");

  await unplug(page, host);
  await page.reload();
  await expect(description).toHaveValue("Evenings and weekends");
  expect(await scriptsOf()).toContain(host.renamed.new);
  expect(await scriptsOf()).not.toContain(host.renamed.old);
});
