import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { test } from "./reused-page";
import { administrator, storageOf, type Entry } from "./portal-data";
import { createRequest, exportBackup, shownRequests } from "./portal-driver";

test.setTimeout(60_000);

/** What a browser treats in its own way; other kinds of values are tested without one. */
const CORRUPT: Record<string, string> = {
  "truncated JSON": '{"v":1,"id":"r1","userId":"u1","serv',
  "lone surrogates": "\ud800\udc00\ud800",
  "control characters": "\u0000\u0001\u001f\ufeff\ufffe",
  "deep nesting": "[".repeat(50_000),
  "4 MB": "x".repeat(4_000_000),
};

/** Compares in the page, because text with lone surrogates changes on the way out of it. */
async function isStored(page: Page, key: string, encoded: string): Promise<boolean> {
  return page.evaluate(
    ([name, expected]) => {
      const value = localStorage.getItem(name);
      return value !== null && encodeURIComponent(JSON.stringify(value)) === expected;
    },
    [key, encoded] as const,
  );
}

/** Fills the empty storage before a page of the portal runs. */
async function seed(page: Page, entries: readonly Entry[]): Promise<void> {
  await page.goto("/robots.txt");
  // As JSON, because text with lone surrogates changes on the way into the page.
  await page.evaluate((text) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of JSON.parse(text) as Entry[]) localStorage.setItem(name, value);
  }, JSON.stringify(entries));
}

test("with corrupt values in place of requests, the portal works, exports the values and leaves them unchanged", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const corrupt = Object.entries(CORRUPT).map(([name, value]) => ({ name: `portal:request:${name}`, value }));
  await seed(page, [...storageOf(administrator, 0), ...corrupt]);
  await page.goto(routes.dashboard());
  await createRequest(page, "After the corruption");
  await page.goto(routes.admin());
  expect(await shownRequests(page)).toHaveLength(1);
  const backup = await exportBackup(page);
  expect(backup.requests.map(({ description }) => description)).toEqual(["After the corruption"]);
  await expect(page.getByText(`${corrupt.length} stored values could not be read`).first()).toBeVisible();
  const exported = new Map(backup.damaged.map(({ key, raw }) => [key, raw]));
  expect(corrupt.filter(({ name, value }) => exported.get(name) !== value).map(({ name }) => name)).toEqual(
    [],
  );
  expect(exported.size).toBe(corrupt.length);
  for (const { name, value } of corrupt)
    expect(await isStored(page, name, encodeURIComponent(JSON.stringify(value))), name).toBe(true);
  expect(errors).toEqual([]);
});
