import { expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
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
/** Requests that each tab creates with every change; before a release, more of them. */
const CREATES = 20;
/** The longest times of a hash, in milliseconds: it decides which steps of the tabs coincide. A real one takes the last. */
const LONGEST_HASHES = [50, 500, 1000];
const ROUNDS = 10;

/** The sorted descriptions of the requests shown in a tab. */
async function descriptionsIn(page: Page): Promise<string[]> {
  const rows = await shownRequests(page);
  return rows.map((row) => /"(tab \d+ request \d+)"/.exec(row)?.[1] ?? row).sort();
}

test.describe("with a signed-in customer,", () => {
  test.use({ storageState: storageWith(customers[0]!, 0) });

  for (const creates of [CREATES, 150]) {
    const title = `three tabs that create ${creates} requests each at once lose none and show all`;
    test(title, { tag: creates > CREATES ? "@release" : [] }, async ({ page }) => {
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
  }
});

for (const longestHash of LONGEST_HASHES) {
  const title = `three sign-ups with one email at once create one account, with hashes of up to ${longestHash} ms`;
  test(title, { tag: "@release" }, async ({ page, context }) => {
    await hashQuickly(context, longestHash);
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
}
