import { expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import {
  atDashboard,
  createRequest,
  createRequests,
  equip,
  fillSignUp,
  hashQuickly,
  PASSWORD,
  signIn,
  signUp,
} from "./portal-driver";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(60_000);
test.beforeEach(({ context }) => equip(context));

const NOTICE = /lost when you close this tab\./;

/** Has the page write down what it says, as toasts go again. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? "");
    }).observe(document, { subtree: true, childList: true });
  });
}

/** Creates a request, and checks that the page says it is created if it is stored, and else that it is not. */
async function createHonestly(page: Page, description: string): Promise<boolean> {
  const successes = () =>
    page.evaluate(
      () =>
        (window as Window & { said?: string[] }).said?.filter((text) => text.startsWith("Request created."))
          .length ?? 0,
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

test("storage whose getter throws: all works in this tab, which says that nothing is kept", async ({
  page,
  context,
}) => {
  await hashQuickly(context);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await listen(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: refuse });
  });
  await page.goto(routes.auth());
  await expect(page.getByText("This browser does not let us store anything.")).toBeVisible();
  await signUp(page, "ada@x.example");
  expect(await createHonestly(page, "Kept in this tab")).toBe(false);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await signIn(page, "ada@x.example");
  await expect(page.getByText("Kept in this tab")).toBeVisible();
  expect(errors).toEqual([]);
});

/** Makes one write to the storage throw, or it and all that follow, counted from 1 over the page's life. */
async function failWrites(page: Page, first: number, last: number): Promise<void> {
  await page.addInitScript(
    ([from, to]) => {
      const { setItem, removeItem } = Storage.prototype;
      let count = 0;
      function attempt(storage: Storage) {
        if (storage !== window.localStorage) return;
        count += 1;
        if (count >= from && count <= to) throw new Error("The storage does not want to.");
      }
      Storage.prototype.setItem = function (key, value) {
        attempt(this);
        setItem.call(this, key, value);
      };
      Storage.prototype.removeItem = function (key) {
        attempt(this);
        removeItem.call(this, key);
      };
    },
    [first, last] as const,
  );
}

for (let n = 1; n <= 10; n++) {
  test(`write ${n} to the storage throws: no crash, a notice, no false success, nothing lost`, async ({
    page,
    context,
  }) => {
    await hashQuickly(context);
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await listen(page);
    await failWrites(page, n, n);
    await signUp(page, "ada@x.example");
    const stored: boolean[] = [];
    for (let count = 1; count <= 3; count++) stored.push(await createHonestly(page, `First ${count}`));
    await page.getByRole("button", { name: "Sign Out" }).click();
    await signIn(page, "ada@x.example");
    for (let count = 1; count <= 4; count++) stored.push(await createHonestly(page, `Second ${count}`));
    // The requests are the writes 3 to 5 and 8 to 11; what failed is stored with the next.
    const failed = [3, 4, 5, 8, 9, 10].indexOf(n);
    expect(stored.indexOf(false)).toBe(failed);
    await expect(page.getByText(NOTICE)).toBeHidden();
    await page.reload();
    await expect(page.getByText("7 requests", { exact: true })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test("all writes throw from the fourth on: what was stored before is kept, and nothing pretends to be", async ({
  page,
  context,
}) => {
  await hashQuickly(context);
  await listen(page);
  await failWrites(page, 4, Number.MAX_SAFE_INTEGER);
  await signUp(page, "ada@x.example");
  const stored: boolean[] = [];
  for (const name of ["One", "Two", "Three"]) stored.push(await createHonestly(page, name));
  expect(stored).toEqual([true, false, false]);
  await page.reload();
  await expect(page.getByText("1 request", { exact: true })).toBeVisible();
});

test("a storage that is really full: a notice, and what did not fit is stored once there is room", async ({
  page,
  context,
}) => {
  await hashQuickly(context);
  await listen(page);
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
  expect(await createHonestly(page, "Without room")).toBe(false);
  await expect(page.getByText("The storage of this browser is full.").first()).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("filler-0"));
  expect(await createHonestly(page, "With room")).toBe(true);
  await expect(page.getByText(NOTICE)).toBeHidden();
  await page.reload();
  await expect(page.getByText("2 requests", { exact: true })).toBeVisible();
});

/**
 * Measures the time for which a page says that an account is being created, and the longest part of it
 * without a frame drawn, in milliseconds.
 */
async function watchBusyTime(page: Page): Promise<() => Promise<{ whole: number; longestGap: number }>> {
  await page.evaluate(() => {
    const { busy } = Object.assign(window, { busy: { whole: 0, longestGap: 0 } });
    const isBusy = (button: Element) => button.textContent === "Creating account...";
    let last: number | undefined;
    (function frame() {
      const now = performance.now();
      if (last !== undefined) {
        busy.whole += now - last;
        busy.longestGap = Math.max(busy.longestGap, now - last);
      }
      last = [...document.querySelectorAll("button:disabled")].some(isBusy) ? now : undefined;
      requestAnimationFrame(frame);
    })();
  });
  type Incidents = { busy: { whole: number; longestGap: number } };
  return () => page.evaluate(() => (window as unknown as Incidents).busy);
}

test("plain http, without WebCrypto, Web Locks and random UUIDs", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Each of the two hashes takes a second of a processor in JavaScript: several where it is shared.
  test.slow();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--host-resolver-rules=MAP portal.test localhost"],
  });
  const page = await browser.newPage({ baseURL: baseURL?.replace("localhost", "portal.test") });
  await page.goto(routes.auth());
  await fillSignUp(page, "ada@x.example");
  const busyTime = await watchBusyTime(page);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await atDashboard(page);
  // The page is not held up: a hash in one piece would take most of the time, and no frame would be drawn.
  const { whole, longestGap } = await busyTime();
  expect(longestGap).toBeLessThan(whole / 2);
  expect(
    await page.evaluate(() => [
      isSecureContext,
      typeof crypto.subtle,
      typeof navigator.locks,
      "randomUUID" in crypto,
    ]),
  ).toEqual([false, "undefined", "undefined", false]);
  await createRequest(page, "Over plain http");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await signIn(page, "ada@x.example");
  await expect(page.getByText("Over plain http")).toBeVisible();
  const values = await page.evaluate(() => Object.values(localStorage).join());
  expect(values).toContain("pbkdf2-sha256$600000$");
  expect(values).not.toContain(PASSWORD);
  await browser.close();
});
