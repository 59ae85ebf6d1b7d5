import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { findViolations } from "./axe";
import { checkLargeText, checkState, isWhole } from "./check-state";
import { labelOf } from "./content";
import { reusedPageTest as test } from "./guarded-page";
import { expectHydrated } from "./hydrated";
import { TEMPLATES } from "./templates";

/** Nothing is recorded: screenshots depend on the machine's fonts, and heights on the length of every paragraph. */
const WIDTHS = [360, 768, 1440];

/**
 * Elements that only work with JavaScript: forms, the finder, buttons, labels of fields, the time now. Without it a note,
 * links or nothing replace them.
 */
const NEEDS_SCRIPT =
  "form, button, noscript, label, [data-live], [role=search], section:has(input):not(:has(form))";

/** Firefox's reader view, as a script. */
const READABILITY = readFileSync(require.resolve("@mozilla/readability/Readability.js"), "utf8");

// One visit asks everything about a page: loading it costs more than most questions.
for (const [index, { name: template, path: url }] of TEMPLATES.entries())
  test(`${template} fits every width, complies with the policy, passes axe and is whole without JavaScript`, async ({
    page,
    openReusedPage,
    contextOptions,
    baseURL,
  }) => {
    test.slow(isWhole());
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") fetched.push(new URL(request.url()).pathname);
    });
    const response = await page.goto(url);
    await expect(page.locator("h1")).toBeVisible();
    if (isWhole()) {
      // Collections have no scripts. The 404 page reads its path once it has hydrated.
      if (fetched.length > 0) await expectHydrated(page);
      const plain = await openReusedPage({ ...contextOptions, baseURL, javaScriptEnabled: false });
      await plain.goto(url);
      await comparePages(page, plain);
      // The received HTML, because React may have added scripts to the document.
      const html = await response!.text();
      const others = fetched.filter((script) => !html.includes(script));
      expect.soft(others, "fetched scripts that are not in the HTML").toEqual([]);
      await checkReaderView(page, await openReusedPage({}));
    }
    for (const landmark of ["body > header", "main", "body > footer"])
      await expect.soft(page.locator(landmark), landmark).toHaveCount(1);
    expect.soft(await findOutlineProblems(page), "headings out of order").toEqual([]);
    // What is folded has to fit too.
    await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => (fold.open = true)));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await pageIsDrawn(page);
      expect.soft(await findOverflowing(page), `elements beyond the viewport at ${width} px`).toEqual([]);
      expect.soft(await findCovered(page), `sections that cover each other at ${width} px`).toEqual([]);
      if (!isWhole() && width === WIDTHS[index % WIDTHS.length])
        expect.soft(await findViolations(page, "light"), `axe at ${width} px`).toEqual([]);
    }
    if (!isWhole()) return;
    await checkState(page, template);
    await checkLargeText(page, page.getByRole("button", { name: "Open menu" }));
    // policy.spec.ts goes back from collections. To the 404 page Next loads the document again.
    if (fetched.length > 0 && response!.ok()) await checkGoingBack(page, url);
  });

/** Compares the texts and links of a page's main part with those of the same page without JavaScript. */
async function comparePages(page: Page, plain: Page): Promise<void> {
  const [withScript, without] = [await readPage(page), await readPage(plain)];
  expect.soft(withScript.texts.length, "texts").toBeGreaterThan(3);
  for (const part of ["texts", "links"] as const) {
    const missing = withScript[part].filter((one) => !without[part].includes(one));
    expect.soft(missing, `${part} that need JavaScript`).toEqual([]);
  }
}

/** The visible texts in the main part of a page, and the targets of its links. */
function readPage(page: Page) {
  return page.getByRole("main").evaluate((main, selector) => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.replace(/\s+/g, " ").trim();
      const element = node.parentElement!;
      const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (text !== "" && seen && !element.closest(selector)) texts.add(text);
    }
    const links = Array.from(main.querySelectorAll("a[href]"), (link) => link.getAttribute("href")!);
    return { texts: [...texts], links: [...new Set(links)] };
  }, NEEDS_SCRIPT);
}

/**
 * The reader view has the title and a text of the page. It writes HTML, which the page's policy forbids: as the browser
 * does, it reads a copy of the document elsewhere.
 */
async function checkReaderView(page: Page, blank: Page): Promise<void> {
  if (!(await blank.evaluate(() => "Readability" in window)))
    await blank.evaluate(`{ const module = undefined; ${READABILITY}; window.Readability = Readability; }`);
  const article = await blank.evaluate(
    (html) => {
      type Reader = new (copy: Document) => { parse(): { title: string; textContent: string } | null };
      const { Readability } = window as unknown as { Readability: Reader };
      return new Readability(new DOMParser().parseFromString(html, "text/html")).parse();
    },
    await page.content(),
  );
  expect.soft((await page.title()).startsWith(article?.title ?? "none"), "reader view: title").toBe(true);
  const words = (text: string | null | undefined) => text?.match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  // With folded text, which `innerText` leaves out.
  const all = new Set(words(await page.getByRole("main").textContent()));
  const found = words(article?.textContent);
  expect.soft(found.length, "reader view: words").toBeGreaterThan(5);
  // None of the header, the menu or the footer.
  const share = found.filter((word) => all.has(word)).length / found.length;
  expect.soft(share, "reader view: share of words from the main part").toBeGreaterThan(0.8);
}

/** Leaves by a soft navigation, and comes back to the same document. */
async function checkGoingBack(page: Page, url: string): Promise<void> {
  await expectHydrated(page);
  const elsewhere = url === routes.terms() ? routes.privacy() : routes.terms();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const footer = page.getByRole("contentinfo");
  await footer
    .getByRole("link", { name: labelOf(elsewhere) })
    .first()
    .click();
  await expect(page).toHaveURL(elsewhere);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window), "the document after going back").toBe(true);
}

/** Places in the outline where a level is left out, and further headings of the first level. */
function findOutlineProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")];
    return headings.flatMap((heading, index) => {
      const level = Number(heading.localName[1]);
      const before = Number(headings[index - 1]?.localName[1] ?? 0);
      return level > before + 1 || (level === 1 && index > 0) ? [`h${level} ${heading.textContent}`] : [];
    });
  });
}

/**
 * Waits until the page is drawn. Some frames after a resize a `<picture>` chooses another source, and it keeps the height
 * of the one before until that source is loaded: lazy pictures are loaded too.
 */
function pageIsDrawn(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const isDrawn = (image: HTMLImageElement) => {
      const sources = [...(image.closest("picture")?.querySelectorAll("source") ?? [])];
      const chosen = sources.find(({ media }) => matchMedia(media).matches)?.srcset ?? image.src;
      return image.complete && image.currentSrc === new URL(chosen, document.baseURI).href;
    };
    for (const image of document.images) image.loading = "eager";
    do {
      await new Promise(requestAnimationFrame);
    } while (![...document.images].every(isDrawn));
  });
}

/** Sections, or the footer, that share a part of the page with one before them. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll("body > aside, body > header, main > *, body > footer")]
      .filter((element) => !/^(fixed|sticky|absolute)$/.test(getComputedStyle(element).position))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0);
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return blocks
      .filter(({ box }, index) => blocks.slice(0, index).some((before) => meet(before.box, box)))
      .map(({ element }) => element.querySelector("h1, h2")?.textContent ?? element.localName);
  });
}

/** Elements beyond the edges of the viewport. */
function findOverflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Where nothing scrolls, a whole section may still be cut off.
    const looked =
      scrollWidth > clientWidth ? "body *" : "body > aside, body > header, main > *, body > footer";
    return [...document.querySelectorAll(looked)]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && (box.left < -1 || box.right > clientWidth + 1))
      .map(({ element }) => `${element.localName}.${element.className}`)
      .slice(0, 5);
  });
}
