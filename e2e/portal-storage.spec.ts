import { expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { hashQuickly } from "./hashing";
import {
  atDashboard,
  createRequest,
  createRequests,
  addFormHelpers,
  fillSignUp,
  PASSWORD,
  signIn,
  signUp,
  signOut,
} from "./portal-driver";

test.setTimeout(60_000);
test.beforeEach(({ context }) => addFormHelpers(context));

const NOTICE = /lost when you reload this page or leave the portal\./;

/** Records all text added to the page, because toasts disappear. */
async function recordTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) texts.push(node.textContent ?? "");
    }).observe(document, { subtree: true, childList: true });
  });
}

/** Creates a request, and checks that the page reports success if and only if it is stored. */
async function createAndCheck(page: Page, description: string): Promise<boolean> {
  const successes = () =>
    page.evaluate(
      () =>
        (window as Window & { texts?: string[] }).texts?.filter((text) =>
          /^Request CR-\d+ saved in this browser\./.test(text),
        ).length ?? 0,
    );
  const before = await successes();
  await createRequests(page, [description]);
  await expect(page.getByRole("table").getByText(description, { exact: true })).toBeVisible();
  const stored = await page.evaluate((text) => {
    try {
      return Object.values(localStorage).some((value) => String(value).includes(text));
    } catch {
      return false;
    }
  }, description);
  await expect.poll(successes).toBe(before + Number(stored));
  if (!stored) await expect(page.getByText(NOTICE).first()).toBeVisible();
  return stored;
}

const WITHOUT = "when the storage getter throws, everything works in this tab and a notice is shown";
test(WITHOUT, { tag: "@release" }, async ({ page, context }) => {
  await hashQuickly(context);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await recordTexts(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: refuse });
  });
  await page.goto(routes.auth());
  await expect(page.getByText("This browser does not let us store everything.")).toBeVisible();
  await signUp(page, "ada@x.example");
  expect(await createAndCheck(page, "In this tab only")).toBe(false);
  await signOut(page);
  await signIn(page, "ada@x.example");
  await expect(page.getByText("In this tab only")).toBeVisible();
  expect(errors).toEqual([]);
});

test("when the storage is full, a notice is shown and unsaved records are stored once there is room", async ({
  page,
  context,
}) => {
  await hashQuickly(context);
  await recordTexts(page);
  await signUp(page, "ada@x.example");
  await page.evaluate(() => {
    for (let size = 1 << 20, n = 0; size >= 1;) {
      try {
        localStorage.setItem(`filler-${n}`, "x".repeat(size));
        n += 1;
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  expect(await createAndCheck(page, "Without room")).toBe(false);
  await expect(page.getByText("This browser's storage is full.").first()).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("filler-0"));
  expect(await createAndCheck(page, "With room")).toBe(true);
  await expect(page.getByText(NOTICE)).toBeHidden();
  await page.reload();
  await expect(page.getByText("2 requests", { exact: true })).toBeVisible();
});

/** Counts the frames in which the page shows "Creating account...", until it no longer does. */
async function countBusyFrames(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const busy = Object.assign(window, { busyFrames: 0 });
    const isBusy = (button: Element) => button.textContent === "Creating account...";
    (function frame() {
      if ([...document.querySelectorAll("button:disabled")].some(isBusy)) busy.busyFrames += 1;
      requestAnimationFrame(frame);
    })();
  });
  return () => page.evaluate(() => (window as unknown as { busyFrames: number }).busyFrames);
}

test(
  "the portal works on plain http, without WebCrypto, Web Locks and random UUIDs",
  { tag: "@release" },
  async ({ playwright, launchOptions, baseURL }) => {
    // In JavaScript each of the two hashes takes a second of processor time.
    test.slow();
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--host-resolver-rules=MAP portal.test localhost"],
    });
    const page = await browser.newPage({ baseURL: baseURL?.replace("localhost", "portal.test") });
    await page.goto(routes.auth());
    await fillSignUp(page, "ada@x.example");
    const busyFrames = await countBusyFrames(page);
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await atDashboard(page);
    // The page stays responsive: a hash in one piece would leave a frame or two.
    expect(await busyFrames()).toBeGreaterThan(5);
    expect(
      await page.evaluate(() => [
        isSecureContext,
        typeof crypto.subtle,
        typeof navigator.locks,
        "randomUUID" in crypto,
      ]),
    ).toEqual([false, "undefined", "undefined", false]);
    await createRequest(page, "Over plain http");
    await signOut(page);
    await signIn(page, "ada@x.example");
    await expect(page.getByText("Over plain http")).toBeVisible();
    const values = await page.evaluate(() => Object.values(localStorage).join());
    expect(values).toContain("pbkdf2-sha256$600000$");
    expect(values).not.toContain(PASSWORD);
    await browser.close();
  },
);
