import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, expect, test, type BrowserContext } from "@playwright/test";
import { routes } from "@/lib/routes";
import { createRequest, signIn, signUp } from "./portal-driver";

test.setTimeout(180_000);

const EMAIL = "ada@x.example";
const DESCRIPTIONS = ["first", "second", "third", "fourth", "fifth"];

/** Stops every process of the browser with this profile, as a crash does: none of them can write anything more. */
async function kill(context: BrowserContext, profile: string): Promise<void> {
  const closed = new Promise((resolve) => context.once("close", resolve));
  const processes = execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes(`--user-data-dir=${profile}`))
    .map((line) => Number.parseInt(line, 10));
  expect(processes.length).toBeGreaterThan(0);
  for (const id of processes) {
    try {
      process.kill(id, "SIGKILL");
    } catch {
      // It has ended with its parent.
    }
  }
  await closed;
}

const title = "five confirmed requests are there after the browser was killed and started again";

test(title, async ({ baseURL, launchOptions }) => {
  const profile = mkdtempSync(path.join(tmpdir(), "portal-crash-"));
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  try {
    const before = await open();
    const page = await before.newPage();
    await signUp(page, EMAIL);
    for (const description of DESCRIPTIONS) await createRequest(page, description);
    await expect(page.getByRole("table").getByText("fifth", { exact: true })).toBeVisible();
    await kill(before, profile);

    const after = await open();
    const again = await after.newPage();
    await again.goto(routes.auth());
    // Only the session may be lost: the portal then asks for the password.
    const signInButton = again.getByRole("button", { name: "Sign In", exact: true });
    const newRequest = again.getByRole("button", { name: "New Request" });
    await expect(signInButton.or(newRequest)).toBeVisible();
    if (await signInButton.isVisible()) await signIn(again, EMAIL);
    for (const description of DESCRIPTIONS)
      await expect(again.getByRole("table").getByText(description, { exact: true })).toBeVisible();
    await after.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});
