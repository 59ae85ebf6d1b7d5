import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { sample } from "./content";
import { reusedPageTest as test } from "./guarded-page";
import { AFTER_HYDRATION, gotoHydrated } from "./hydrated";
import { administrator, customers, storageOf } from "./portal-data";
import { choice, field } from "./tool-page";

/** Wraps each text as browsers' translators do: in two nested elements that take the place of the text node. */
function translate(root: string): void {
  const walker = document.createTreeWalker(document.querySelector(root)!, NodeFilter.SHOW_TEXT);
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

type Step = (page: Page) => Promise<unknown>;

interface Twin {
  path: string;
  /** What is compared: the content of the page by default. */
  root?: string;
  /** Before the page is translated. */
  prepare?: Step;
  /** After each of them the page says the same, translated or not. */
  inputs: readonly Step[];
}

const tool = (name: Parameters<typeof routes.tool>[0], ...inputs: readonly Step[]): Twin => ({
  path: routes.tool(name),
  inputs,
});
const type = (label: string | RegExp, text: string) => (page: Page) => field(page, label).fill(text);
const choose = (label: string, value: string) => (page: Page) => choice(page, label).selectOption(value);
const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const seek = (text: string) => (page: Page) => page.getByRole("searchbox").fill(text);

const list = (path: string, signedIn: typeof administrator, prepare?: Step): Twin => ({
  path: routes.about(),
  async prepare(page) {
    await page.evaluate(
      (entries) => {
        localStorage.clear();
        for (const { name, value } of entries) localStorage.setItem(name, value);
      },
      storageOf(signedIn, 60),
    );
    await page.goto(path);
    await expect(page.getByRole("searchbox")).toBeVisible(AFTER_HYDRATION);
    await prepare?.(page);
  },
  inputs: [
    seek("oban"),
    seek("zzz"),
    seek(""),
    async (page) => page.locator("thead button").first().click(),
    async (page) => page.locator("thead button").first().click(),
  ],
});

/** A day, to be read as any other and as none. */
const DAY = /^A day in half hours/;

const TWINS: Readonly<Record<string, Twin>> = {
  "missed calls": tool(
    "missed-calls",
    type("Calls in your busiest hour", "30"),
    type("People who can pick up", "3"),
    choose("Trade", sample.industry.slug),
    choose("Trade", ""),
  ),
  cost: tool(
    "cost",
    choose("City", "calgary"),
    type("Calls a month", "900"),
    type("Calls a month", "many"),
    type("Monday", "8-6"),
    type("Monday", "closed"),
  ),
  hours: tool("hours", choose("City", "sydney"), choose("City", "leeds"), type("Friday", "closed")),
  staffing: tool(
    "staffing",
    type("Calls an hour", "90"),
    type(DAY, "09:00, 12\n09:30, 30"),
    type(DAY, "09:00, 1.250"),
    type(DAY, ""),
  ),
  compare: tool(
    "compare",
    choose("Second city", "sydney"),
    async (page) => choice(page, "Second city").selectOption(await choice(page, "City").inputValue()),
    choose("Second city", "calgary"),
    choose("Third city", "munich"),
    choose("Compare", "services"),
  ),
  "the call log": tool(
    "call-log",
    type("Pounds a minute", "2"),
    type("Minutes added after a call", "0"),
    press("Paste rows"),
    async (page) => {
      await page
        .getByLabel("Rows with their headings")
        .fill("Start,Status,Seconds\n01/10/2026 10:00,Answered,60\n01/10/2026 10:05,Missed,0");
      await page.getByRole("button", { name: "Read these rows" }).click();
    },
    press("The month comes first"),
    press("Back to the sample"),
  ),
  "the requests of an administrator": list(routes.admin(), administrator),
  "the customers of an administrator": list(routes.admin(), administrator, async (page) =>
    page.getByRole("tab", { name: "Customers" }).click(),
  ),
  "the requests of a customer": list(routes.dashboard(), customers[0]!),
  "the search": {
    path: routes.about(),
    root: "[role=dialog]",
    prepare: (page) => page.getByRole("link", { name: "Search", exact: true }).click(),
    inputs: ["pricing", "pricing plumber", "zzzz", "leeds"].map(
      (text) => (page: Page) => page.getByRole("combobox", { name: "Search" }).fill(text),
    ),
  },
};

/** The lines of a text, without what is announced to screen readers a second later. */
function linesOf(root: string): string[] {
  const element = document.querySelector<HTMLElement>(root)!;
  const announced = [...element.querySelectorAll<HTMLElement>("[role=status].sr-only")];
  for (const status of announced) status.hidden = true;
  const lines = element.innerText.split("\n").map((line) => line.replaceAll(/\s+/g, " ").trim());
  for (const status of announced) status.hidden = false;
  return lines.filter((line) => line !== "");
}

/** In the page: resolves once nothing has changed for longer than any field waits before it is taken. */
const untilQuiet = () =>
  new Promise<void>((resolve) => {
    const quiet = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(quiet, 200);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(quiet, 200);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });

/** Them once nothing is read any more and they no longer change. */
async function settledLinesOf(page: Page, root: string): Promise<string[]> {
  await expect(page.locator("[role=progressbar], [aria-busy=true]")).toHaveCount(0, AFTER_HYDRATION);
  await page.evaluate(untilQuiet);
  return page.evaluate(linesOf, root);
}

/** What the page says after each input. */
async function textsOf(page: Page, { path, root = "main", prepare, inputs }: Twin, isTranslated: boolean) {
  await gotoHydrated(page, path);
  await prepare?.(page);
  await settledLinesOf(page, root);
  const texts: string[][] = [];
  for (const input of inputs) {
    await page.evaluate(() =>
      document.querySelectorAll("details").forEach((details) => (details.open = true)),
    );
    if (isTranslated) await page.evaluate(translate, root);
    await input(page);
    texts.push(await settledLinesOf(page, root));
  }
  return texts;
}

for (const [index, [name, twin]] of Object.entries(TWINS).entries()) {
  const tag = index === 0 ? [] : ["@release"];
  test(`${name} says the same after each input when it is translated`, { tag }, async ({ page }) => {
    const untranslated = await textsOf(page, twin, false);
    expect(new Set(untranslated.map(String)).size, "inputs change the page").toBeGreaterThan(1);
    expect(await textsOf(page, twin, true)).toEqual(untranslated);
  });
}
