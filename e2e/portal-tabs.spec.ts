import { expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { customers, storageWith } from "./portal-data";
import { hashQuickly, measureHash } from "./hashing";
import {
  createRequest,
  createRequests,
  addFormHelpers,
  fillSignUpInPage,
  openTabs,
  submitSignUpInPage,
  shownRequests,
  signIn,
  signInAsAdministrator,
  signOutEverywhere,
  signUp,
  storedAccounts,
  signOut,
} from "./portal-driver";

/** Reduced motion makes dialogs open and close at once. */
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(480_000);
test.beforeEach(({ context }) => addFormHelpers(context));

const TABS = 3;
const CREATES = 150;
const RUNS = 5;
/**
 * Sixty rounds in three parts, which workers can share. The time of a hash decides which steps of the tabs
 * coincide: that of a real hash in the first part, random up to this many milliseconds in the others.
 */
const PARTS = ["real", 50, 500] as const;
const ROUNDS = 20;

/** Unique descriptions of the requests that each tab creates in a run. */
function plan(run: number): string[][] {
  return Array.from({ length: TABS }, (_, tab) =>
    Array.from({ length: CREATES }, (_, n) => `run ${run} tab ${tab} request ${n}`),
  );
}

/** The sorted descriptions of the requests shown in a tab. */
async function descriptionsIn(page: Page): Promise<string[]> {
  const rows = await shownRequests(page);
  return rows.map((row) => /"(run \d+ tab \d+ request \d+)"/.exec(row)?.[1] ?? row).sort();
}

test.describe("with a signed-in customer,", () => {
  test.use({ storageState: storageWith(customers[0]!, 0) });

  for (let run = 1; run <= RUNS; run++) {
    test(`three tabs that create 150 requests each at once lose none and show all (run ${run})`, async ({
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

test("requests created in one tab appear in another, in both directions", async ({ page }) => {
  await signUp(page, "ada@x.example");
  const [other] = await openTabs(page, 1, routes.dashboard());
  if (!other) throw new Error("the second tab did not open");
  await createRequest(page, "From the first tab");
  await expect(page.getByText(/^Request CR-\d+ saved in this browser\.$/)).toBeVisible();
  await expect(other.getByText("From the first tab")).toBeVisible();
  await createRequest(other, "From the second tab");
  for (const tab of [page, other]) await expect(tab.getByText("2 requests", { exact: true })).toBeVisible();
  await signOut(other);
  await expect(page).toHaveURL(routes.auth());
});

/**
 * Signs up with one email in all tabs at once and waits until all are signed in: tabs whose sign-up is refused
 * follow the session of the first. Uses the form helpers, because Playwright's click waits for a frame.
 */
async function signUpEverywhere(tabs: readonly Page[], email: string): Promise<void> {
  await Promise.all(tabs.map((tab) => fillSignUpInPage(tab, email)));
  await Promise.all(tabs.map(submitSignUpInPage));
}

for (const [index, longestHash] of PARTS.entries()) {
  test(`three sign-ups with one email at once create one account, in twenty rounds (part ${index + 1})`, async ({
    page,
    context,
  }) => {
    if (longestHash === "real") {
      const time = measureHash();
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
    await signOut(page);
    await signIn(page, emails[0] ?? "");
  });
}
