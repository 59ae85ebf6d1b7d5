import { expect, test, type Locator, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { content, labelOf, sample } from "./content";
import { AFTER_HYDRATION, gotoHydrated } from "./hydrated";
import { choice, field, main, result } from "./tool-page";

// What buyers want to know, by keyboard on a phone, from the home page.
test.use({ viewport: { width: 360, height: 740 } });
test.setTimeout(120_000);

const [starter, professional, enterprise] = content.plans.plans;
const MOST_STOPS = 250;

/** Moves the focus on until it is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor({ state: "attached" });
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The focus does not reach ${String(target)}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** In a list the first letters choose. */
async function choose(page: Page, target: Locator, label: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(label);
}

async function openFromHome(page: Page, tool: Parameters<typeof routes.tool>[0]): Promise<void> {
  await gotoHydrated(page, routes.home());
  await press(page, page.getByRole("button", { name: "Open menu" }));
  const menu = page.getByRole("navigation", { name: "Menu" });
  await press(page, menu.getByRole("link", { name: labelOf(routes.tools()), exact: true }));
  await expect(page).toHaveURL(routes.tools());
  await press(
    page,
    main(page).getByRole("link", { name: content.pages[`tools/${tool}`].title, exact: true }),
  );
  await expect(page).toHaveURL(routes.tool(tool));
}

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a plumber with one phone and 8 calls an hour finds the share of lost calls", async ({ page }) => {
  await openFromHome(page, "missed-calls");
  await choose(page, choice(page, "Trade"), sample.industry.title);
  await type(page, field(page, "Calls in your busiest hour"), "8");
  const { minutes } = sample.industry.services["call-center-outsourcing"]!;
  await expect(field(page, "Minutes a call")).toHaveValue(String(minutes));
  await type(page, field(page, "People who can pick up"), "1");
  // Erlang B of one person.
  const load = (8 * minutes!) / 60;
  const percent = Math.round((100 * load) / (1 + load));
  await expect(result(page, new RegExp(`engaged tone: ${percent}%`))).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: `${percent}%` })).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(page.locator(":focus")).toContainText(`${percent}%`);
});

test(
  "a dentist in Calgary who is open from Monday to Thursday, 8 to 6, finds the plan",
  { tag: "@release" },
  async ({ page }) => {
    await openFromHome(page, "cost");
    await choose(page, choice(page, "City"), "Calgary");
    await press(page, main(page).locator("summary", { hasText: "Hours, languages and add-ons" }));
    for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday"])
      await type(page, field(page, day), "8-6");
    await type(page, field(page, "Friday"), "closed");
    // 8 am to 6 pm in Calgary is 3 pm to 1 am at the desk, where only the third plan answers.
    await expect(result(page, new RegExp(`^${enterprise!.name} is the cheapest`))).toBeVisible();
    // The wage of the province, not of the desk.
    await expect(main(page).getByText(/minimum wage of CA\$/)).toBeVisible();
  },
);

test(
  "a buyer learns at how many calls the second plan overtakes the first",
  { tag: "@release" },
  async ({ page }) => {
    await openFromHome(page, "cost");
    const sentence = new RegExp(`${professional!.name} (always costs more|is cheaper) than ${starter!.name}`);
    await expect(main(page).getByText(sentence)).toBeVisible(AFTER_HYDRATION);
    await press(page, main(page).locator("summary", { hasText: "Hours, languages and add-ons" }));
    // With another language the first plan needs an add-on that the second contains.
    await type(page, field(page, "Languages besides English"), "1");
    const overtakes = new RegExp(
      `^Above \\d+ calls a month, ${professional!.name} is cheaper than ${starter!.name}`,
    );
    await expect(main(page).getByText(overtakes)).toBeVisible();
  },
);

test(
  "40 calls an hour of 4 minutes at 80% in 20 seconds take five people",
  { tag: "@release" },
  async ({ page }) => {
    await openFromHome(page, "staffing");
    await type(page, field(page, "Calls an hour"), "40");
    await type(page, field(page, "Minutes a call"), "4");
    await type(page, field(page, "Answered in time, %"), "80");
    await type(page, field(page, "In how many seconds"), "20");
    // Erlang C for 2⅔ erlangs: 68% with four people, 89% with five.
    await expect(result(page, /^5 people on the phone/)).toBeVisible();
  },
);
