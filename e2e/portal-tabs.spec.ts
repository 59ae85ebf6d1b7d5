import { expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { customers, storageWith } from "./portal";
import {
  createRequest,
  createRequests,
  equip,
  fillSignUpAtOnce,
  hashQuickly,
  openTabs,
  sendSignUp,
  shownRequests,
  signIn,
  signInAsAdministrator,
  signOutEverywhere,
  signUp,
  storedAccounts,
  timeOfHash,
} from "./portal-driver";

/** Dialogs come and go at once. */
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(480_000);
test.describe.configure({ mode: "parallel" });
test.beforeEach(({ context }) => equip(context));

const TABS = 3;
const CREATES = 150;
const RUNS = 5;
/**
 * Sixty rounds in all, in parts that workers can share. How long a hash takes decides what meets in a round:
 * as long as a real one in the first part, and at random, in milliseconds up to these, in the others.
 */
const PARTS = ["real", 50, 500] as const;
const ROUNDS = 20;

/** What each of the tabs creates in a run; no two descriptions are the same. */
function plan(run: number): string[][] {
  return Array.from({ length: TABS }, (_, tab) =>
    Array.from({ length: CREATES }, (_, n) => `run ${run} tab ${tab} request ${n}`),
  );
}

/** The descriptions that a tab shows, sorted. */
async function descriptionsIn(page: Page): Promise<string[]> {
  const rows = await shownRequests(page);
  return rows.map((row) => /"(run \d+ tab \d+ request \d+)"/.exec(row)?.[1] ?? row).sort();
}

test.describe("somebody who is signed in", () => {
  test.use({ storageState: storageWith(customers[0]!, 0) });

  for (let run = 1; run <= RUNS; run++) {
    test(`three tabs create 150 requests each at once: all are kept, and shown in all tabs (run ${run})`, async ({
      page,
    }) => {
      await page.goto(routes.dashboard());
      const tabs = [page, ...(await openTabs(page, TABS - 1, routes.dashboard()))];
      const texts = plan(run);
      await Promise.all(tabs.map((tab, index) => createRequests(tab, texts[index] ?? [])));

      const expected = texts.flat().sort();
      for (const tab of tabs) {
        await expect(tab.getByText(`${TABS * CREATES} requests`, { exact: true })).toBeVisible();
        expect(await descriptionsIn(tab)).toEqual(expected);
      }
      await page.reload();
      expect(await descriptionsIn(page)).toEqual(expected);
    });
  }
});

test("what one tab creates is shown in another, which may answer at once", async ({ page }) => {
  await signUp(page, "ada@x.example");
  const [other] = await openTabs(page, 1, routes.dashboard());
  if (!other) throw new Error("no tab");
  await createRequest(page, "From the first tab");
  await expect(page.getByText("Request created.")).toBeVisible();
  await expect(other.getByText("From the first tab")).toBeVisible();
  await createRequest(other, "From the second tab");
  for (const tab of [page, other]) await expect(tab.getByText("2 requests", { exact: true })).toBeVisible();
  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(routes.auth());
});

/**
 * Signs up with one email in all tabs at once, and waits until all of them are signed in: those that come
 * too late follow the session of the first. From inside the pages: a click from outside waits for the page
 * to be drawn.
 */
async function signUpEverywhere(tabs: readonly Page[], email: string): Promise<void> {
  await Promise.all(tabs.map((tab) => fillSignUpAtOnce(tab, email)));
  await Promise.all(tabs.map(sendSignUp));
}

for (const [index, longestHash] of PARTS.entries()) {
  test(`one email signed up in three tabs at once, twenty times: one account each (part ${index + 1})`, async ({
    page,
    context,
  }) => {
    if (longestHash === "real") {
      const time = timeOfHash();
      await hashQuickly(context, time, time);
    } else await hashQuickly(context, longestHash);
    await page.goto(routes.auth());
    const tabs = [page, ...(await openTabs(page, TABS - 1, routes.auth()))];
    const emails = Array.from({ length: ROUNDS }, (_, round) => `round-${round}@x.example`);
    for (const email of emails) {
      await signUpEverywhere(tabs, email);
      await signOutEverywhere(tabs);
    }
    for (const email of emails) expect(await storedAccounts(page, email), email).toBe(1);

    await signInAsAdministrator(page);
    await page.getByRole("tab", { name: "Customers" }).click();
    for (const email of emails)
      await expect(page.getByRole("cell", { name: email, exact: true })).toHaveCount(1);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await signIn(page, emails[0] ?? "");
  });
}
