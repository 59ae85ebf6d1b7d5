import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { reusedPageTest as test } from "./guarded-page";
import { AFTER_HYDRATION, gotoHydrated } from "./hydrated";
import { choice, field } from "./tool-page";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Wraps each text as browsers' translators do: in two nested elements that take the place of the text node. */
function translate(): void {
  const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() !== "" && !text.parentElement!.closest("svg, script, textarea, option, font"))
      texts.push(text);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text.data);
  }
}

const textOf = (page: Page) =>
  page.evaluate(() => document.querySelector("main")!.innerText.replaceAll(/\s+/g, " "));

/** Changes of inputs by the tool: each is made on a page that is translated, and on one that is not. */
const CHANGES = {
  "missed-calls": async (page: Page) => {
    await field(page, "Calls in your busiest hour").fill("30");
    await field(page, "People who can pick up").fill("3");
    await choice(page, "Trade").selectOption("plumbing");
    await choice(page, "Trade").selectOption("");
  },
  cost: async (page: Page) => {
    await choice(page, "City").selectOption("calgary");
    await field(page, "Calls a month").fill("900");
    await field(page, "Calls a month").fill("many");
  },
  hours: async (page: Page) => {
    await choice(page, "City").selectOption("sydney");
    await choice(page, "City").selectOption("leeds");
  },
  staffing: async (page: Page) => {
    await field(page, "Calls an hour").fill("90");
    await field(page, /^A day by half hours/).fill("09:00, 12\n09:30, 30");
    await field(page, /^A day by half hours/).fill("");
  },
  compare: async (page: Page) => {
    await choice(page, "Second city").selectOption("sydney");
    await choice(page, "Second city").selectOption(await choice(page, "City").inputValue());
    await choice(page, "Second city").selectOption("calgary");
  },
  "call-log": async (page: Page) => {
    await field(page, "Pounds a minute").fill("2");
    await field(page, "Minutes added after a call").fill("0");
  },
} as const;

/** The text once nothing is read any more and it no longer changes. */
async function settledTextOf(page: Page): Promise<string> {
  await expect(page.getByRole("progressbar")).toHaveCount(0, AFTER_HYDRATION);
  let text = "";
  const isSettled = async () => {
    const before = text;
    text = await textOf(page);
    return text === before;
  };
  await expect.poll(isSettled, { ...AFTER_HYDRATION, intervals: [400] }).toBe(true);
  return text;
}

for (const tool of Object.keys(CHANGES) as (keyof typeof CHANGES)[])
  test(`${tool} says the same when it is translated`, async ({ page }) => {
    // Its drawings keep old figures still: this fails, and has to be taken out once they are mended.
    test.fail(tool === "hours");
    await gotoHydrated(page, routes.tool(tool));
    await page.evaluate(() =>
      document.querySelectorAll("details").forEach((details) => (details.open = true)),
    );
    await CHANGES[tool](page);
    const untranslated = await settledTextOf(page);
    await gotoHydrated(page, routes.tool(tool));
    await page.evaluate(() =>
      document.querySelectorAll("details").forEach((details) => (details.open = true)),
    );
    await page.evaluate(translate);
    await CHANGES[tool](page);
    await expect(async () => expect(await textOf(page)).toBe(untranslated)).toPass(AFTER_HYDRATION);
  });
