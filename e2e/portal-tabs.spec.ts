import { expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { isWhole } from "./check-state";
import { customers, storageWith } from "./portal-data";
import { signInToDemo } from "./guarded-page";
import { hashQuickly } from "./hashing";
import {
  createRequests,
  addFormHelpers,
  fillSignUp,
  openTabs,
  submitSignUpInPage,
  shownRequests,
  signIn,
  signOutEverywhere,
  storedAccounts,
  signOut,
} from "./portal-driver";

test.setTimeout(480_000);
test.beforeEach(({ context }) => addFormHelpers(context));

const TABS = 3;
/** Hashes take random times up to this, in milliseconds: other steps of the tabs coincide each time. */
const LONGEST_HASH = 500;
const ROUNDS = 10;

/** The sorted descriptions of the requests shown in a tab. */
async function descriptionsIn(page: Page): Promise<string[]> {
  const rows = await shownRequests(page);
  return rows.map((row) => /"(tab \d+ request \d+)"/.exec(row)?.[1] ?? row).sort();
}

test.describe("with a signed-in customer,", () => {
  test.use({ storageState: storageWith(customers[0]!, 0) });

  test("three tabs that create requests at once lose none and show all", async ({ page }) => {
    const creates = isWhole() ? 150 : 20;
    await page.goto(routes.dashboard());
    const tabs = [page, ...(await openTabs(page, TABS - 1, routes.dashboard()))];
    const texts = tabs.map((_, tab) =>
      Array.from({ length: creates }, (_, request) => `tab ${tab} request ${request}`),
    );
    await Promise.all(tabs.map((tab, index) => createRequests(tab, texts[index] ?? [])));

    const expected = texts.flat().sort();
    for (const tab of tabs) {
      await expect(tab.getByText(`${TABS * creates} requests`, { exact: true })).toBeVisible();
      expect(await descriptionsIn(tab)).toEqual(expected);
    }
    await page.reload();
    expect(await descriptionsIn(page)).toEqual(expected);
  });
});

// Every order of their steps: sign-up.test.ts.
const SIGN_UPS = "three sign-ups with one email at once create one account";
test(SIGN_UPS, { tag: "@release" }, async ({ page, context }) => {
  await hashQuickly(context, LONGEST_HASH);
  await page.goto(routes.auth());
  const tabs = [page, ...(await openTabs(page, TABS - 1, routes.auth()))];
  const emails = Array.from({ length: ROUNDS }, (_, round) => `round-${round}@x.example`);
  for (const email of emails) {
    await Promise.all(tabs.map((tab) => fillSignUp(tab, email)));
    await Promise.all(tabs.map(submitSignUpInPage));
    await signOutEverywhere(tabs);
  }
  for (const email of emails) expect(await storedAccounts(page, email), email).toBe(1);

  await signInToDemo(page, "Administrator");
  await page.getByRole("tab", { name: "Customers" }).click();
  for (const email of emails)
    await expect(page.getByRole("cell", { name: email, exact: true })).toHaveCount(1);
  await signOut(page);
  await signIn(page, emails[0] ?? "");
});
