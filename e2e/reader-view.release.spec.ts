import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@playwright/test";
import { TEMPLATES } from "./templates";

/** Firefox's reader view, as a script. */
const READABILITY = readFileSync(
  createRequire(`${process.cwd()}/`).resolve("@mozilla/readability/Readability.js"),
  "utf8",
);

/** It writes HTML, as a part of the browser that the page's policy does not bind. */
test.use({ bypassCSP: true });

interface Article {
  title: string;
  textContent: string;
}

for (const { name, path } of TEMPLATES) {
  test(`the reader view of ${name} has the title and a text of the page`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const title = await page.title();
    const article = (await page.evaluate(
      `(() => { const module = undefined; ${READABILITY}; return new Readability(document.cloneNode(true)).parse(); })()`,
    )) as Article | null;
    expect(article && title.startsWith(article.title)).toBe(true);
    const words = (text: string | null) => text?.match(/[\p{L}\p{N}]{4,}/gu) ?? [];
    // With folded text, which `innerText` leaves out.
    const all = new Set(words(await page.getByRole("main").textContent()));
    const found = words(article!.textContent);
    expect(found.length).toBeGreaterThan(5);
    // None of the header, the menu or the footer.
    expect(found.filter((word) => all.has(word)).length / found.length).toBeGreaterThan(0.8);
  });
}
