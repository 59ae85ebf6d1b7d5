/**
 * `npm run evidence`: takes the pictures of the portal that public pages show, on its sample data, from the built site in
 * `out/`, or from the address that is passed. A build needs no browser: the pictures are committed.
 */
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { createHostTable } from "@/packages/export-kit/src/hosts/table";
import { createSiteServer } from "@/packages/export-kit/src/server/site-server";
import { ensureBrowser } from "./cli/browser.mjs";
import { EVIDENCE_STATE, portalState } from "./portal-state";

const FOLDER = "public/evidence";
const MAX_BYTES = 60 * 1024;
/** The day of the pictures, so that they are the same whenever they are taken. */
const NOW = new Date("2026-11-27T09:12:00Z");

const PICTURES = [
  { name: "requests", viewport: { width: 1280, height: 800 }, scale: 1.125 },
  { name: "phone", viewport: { width: 360, height: 640 }, scale: 2 },
];

export async function main(): Promise<void> {
  const [address] = process.argv.slice(2);
  if (!address && !existsSync("out/auth.html"))
    throw new Error("out/ has no portal: run npm run build first");
  const server = address ? undefined : createSiteServer("out", createHostTable({})).listen(0, "localhost");
  if (server) await once(server, "listening");
  const origin = address ?? `http://localhost:${(server!.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  try {
    mkdirSync(FOLDER, { recursive: true });
    for (const { name, viewport, scale } of PICTURES)
      for (const colorScheme of ["light", "dark"] as const) {
        const look = { viewport, deviceScaleFactor: scale, colorScheme, reducedMotion: "reduce" } as const;
        const page = await browser.newPage(look);
        page.setDefaultTimeout(120_000);
        await page.clock.setFixedTime(NOW);
        await openRequest(page, origin);
        const file = `${FOLDER}/${name}-${colorScheme}.avif`;
        const picture = await encode(await page.screenshot());
        writeFileSync(file, picture);
        console.log(`${file}: ${picture.length} bytes`);
        await page.close();
      }
    writeFileSync(EVIDENCE_STATE, `${JSON.stringify({ portal: portalState() }, null, 2)}\n`);
  } finally {
    await browser.close();
    server?.close();
  }
}

/** Signs in as the demo customer, loads the sample data and opens the first request. */
async function openRequest(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByRole("button", { name: /^Customer/ }).click();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/\/dashboard/, { timeout: 60_000 });
  await page.getByRole("button", { name: "Load sample data" }).click();
  await page.getByRole("tabpanel").getByRole("link").first().click();
  // The toast that says that the data are loaded closes by itself.
  await page.getByText("Sample data loaded.").waitFor({ state: "hidden" });
  // The caption says that these are samples. Each row would say it again.
  await page.getByText(/^This browser has \d+ sample/).evaluate((note) => note.remove());
  await page.getByRole("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data.replace(/^Sample: /, "");
    }
  });
  // A server for development shows its own button.
  await page.addStyleTag({ content: "nextjs-portal { display: none }" }).catch(() => undefined);
}

/** As AVIF, in the best quality that keeps the limit. */
async function encode(png: Buffer): Promise<Buffer> {
  for (let quality = 60; quality >= 25; quality -= 5) {
    const picture = await sharp(png).avif({ quality }).toBuffer();
    if (picture.length <= MAX_BYTES) return picture;
  }
  throw new Error(`a picture is larger than ${MAX_BYTES} bytes in the lowest quality`);
}
