import type { CDPSession, Page } from "@playwright/test";

/** Where parts of a page can be that wait. */
const PARTS = "main *, body > footer";

/** Those that hold a page's animations, which nobody else can let go. */
const holding = new WeakMap<Page, CDPSession>();

/** Leaves the parts of pages that wait as they are until somebody comes near them: no animation goes on. */
export async function keepLate(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  holding.set(page, session);
}

/** Lets a page's animations go on, if `keepLate` holds them. */
export async function letGo(page: Page): Promise<void> {
  const session = holding.get(page);
  if (!session) return;
  holding.delete(page);
  await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await session.detach();
}

/** How many parts of a page wait. */
export function countLate(page: Page): Promise<number> {
  return page.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)].filter(
        (part) => getComputedStyle(part).contentVisibility === "auto",
      ).length,
    PARTS,
  );
}

/** Lays out the parts of a page that wait: for tests that look at the whole page. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate((parts) => {
    for (const part of document.querySelectorAll<HTMLElement>(parts))
      if (getComputedStyle(part).contentVisibility === "auto") part.style.contentVisibility = "visible";
  }, PARTS);
}
