import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { content, sample } from "./content";
import { test as delayedScriptsTest } from "./delayed-scripts";
import { expectHydrated } from "./hydrated";
import { PLACES_AND_TRADES } from "./templates";
import { reusedPageTest, test } from "./guarded-page";

const { landing, hub } = sample;

test.describe("pages cause no violations of the Content-Security-Policy", () => {
  const COLLECTIONS = "pages of collections load no script, and going back from them works";
  reusedPageTest(COLLECTIONS, { tag: "@release" }, async ({ page }) => {
    const paths = [landing, hub, ...PLACES_AND_TRADES.map(({ path }) => path)];
    await page.goto(routes.services());
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.locator("script[src]").count(), path).toBe(0);
    }
    for (const path of paths.toReversed()) {
      await expect(page).toHaveURL(path);
      await page.goBack();
    }
    await expectHydrated(page);
  });

  test("the error pages of a page and of the layout comply with the policy", async ({ page, incidents }) => {
    await page.goto(routes.services());
    await expectHydrated(page);
    await page.evaluate(() => {
      window.matchMedia = () => {
        throw new Error("broken on purpose");
      };
    });
    await page.getByRole("banner").getByRole("link", { name: content.site.brand }).first().click();
    await expect(page).toHaveURL(routes.home());
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();

    await page.addInitScript(() => {
      document.getElementById = () => {
        throw new Error("broken on purpose");
      };
    });
    await page.goto(routes.services());
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    incidents.errors = incidents.errors.filter((error) => !error.includes("broken on purpose"));
  });
});

test("the policy blocks what it forbids, and these tests record it", async ({ page, incidents }) => {
  await page.goto(routes.services());
  await expectHydrated(page);
  const refused = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    const attempts: Record<string, () => void> = {
      HTML: () => (document.body.innerHTML = "<img src=x onerror=injected()>"),
      "a script of another site": () => (document.createElement("script").src = "https://evil.example/a.js"),
      "the text of a script": () => (document.createElement("script").textContent = "injected()"),
      "code in a string": () => setTimeout("injected()"),
      "a second default policy": () => trustedTypes.createPolicy("default", {}),
      "another policy": () => trustedTypes.createPolicy("other", {}),
    };
    return Object.entries(attempts)
      .filter(([, attempt]) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      })
      .map(([name]) => name);
  });
  expect(refused).toEqual([
    "HTML",
    "a script of another site",
    "the text of a script",
    "code in a string",
    "a second default policy",
    "another policy",
  ]);
  await page.evaluate(() => {
    document.body.setAttribute("style", "color: red");
    document.body.append(Object.assign(document.createElement("iframe"), { src: "https://evil.example/" }));
  });
  for (const directive of ["require-trusted-types-for", "trusted-types", "style-src-attr", "frame-src"])
    await expect.poll(() => incidents.violations.join("\n")).toContain(`: ${directive} `);
  incidents.violations = [];
});

test.describe("delayed scripts", { tag: "@release" }, () => {
  /** Random delays differ from load to load. */
  const RANDOM_REPEATS = 6;
  const REPEATS = 2;
  /** Delay in milliseconds of the n-th script of the document; of those that they load, `index` is -1. */
  const PROFILES: Record<string, (index: number, count: number) => number> = {
    none: () => 0,
    "the policy": (index) => (index === 0 ? 200 : 0),
    // It reads the flight data.
    "the last": (index, count) => (index === count - 1 ? 200 : 0),
    "all but the last": (index, count) => (index === count - 1 ? 0 : 100),
    "the last come first": (index, count) => (count - index) * 12,
    "at random": () => Math.random() * 150,
  };

  const PAGES_TRIED = { "the contact page": routes.contact(), "the 404 page": "/no-such-page" };

  for (const [where, path] of Object.entries(PAGES_TRIED))
    delayedScriptsTest(
      `${where} hydrates whichever of its scripts is delayed`,
      async ({ page, scriptProxy }) => {
        test.setTimeout(180_000);
        await page.goto(path);
        const scripts = await page.evaluate(() =>
          Array.from(document.scripts, ({ src }) => src && new URL(src).pathname).filter((src) => src !== ""),
        );
        const fetched = scripts.filter((script) => scriptProxy.requested.has(script));
        expect(fetched.length).toBeGreaterThan(0);
        for (const [name, delayOf] of Object.entries(PROFILES)) {
          scriptProxy.delayOf = (script) => delayOf(scripts.indexOf(script), scripts.length);
          const repeats = name === "at random" ? RANDOM_REPEATS : REPEATS;
          for (let repeat = 0; repeat < repeats; repeat += 1)
            await test.step(`delayed scripts: ${name}`, async () => {
              scriptProxy.requested.clear();
              await page.goto(path);
              await expectHydrated(page);
              // None came from a cache, and so at once.
              const unasked = fetched.filter((script) => !scriptProxy.requested.has(script));
              expect(unasked, `not delayed: ${name}`).toEqual([]);
            });
        }
      },
    );
});
