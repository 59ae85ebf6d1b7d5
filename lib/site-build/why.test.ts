import options from "@/export-kit.config.mjs";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { createComposer } from "@/lib/landing";
import { routes } from "@/lib/routes";
import { bundleEngine } from "@/packages/export-kit/src/bundle.mjs";
import type { startEngine } from "@/packages/export-kit/src/engine";

const [service, industry, slug] = ["live-chat-support", "plumbing", "glasgow"];
process.env.LANDING_SCOPE = `services=${service};industries=${industry};cities=${slug}`;
const content = getContent();
const page = createComposer(content, getLandingCatalogue()).compose(service, industry, slug)!;
const [price = ""] = page.headlinePrice!.price.split(" ");
const bundling = bundleEngine(process.cwd(), options, "why-test");

async function why(address: string, text: string): Promise<string> {
  const { engine } = jest.requireActual<{ engine: ReturnType<typeof startEngine> }>(await bundling);
  return engine.traceText(address, text, await bundling);
}

it("names the facts that a price came through and the price that it is computed from, and the file of a text", async () => {
  const ofPrice = await why(page.path, price);
  expect(ofPrice).toMatch(/lib\/landing\/index\.ts:\d+:\d+ .*composeFigures/);
  expect(ofPrice).toContain(`plans.0.price  content/plans.yaml  ${content.plans.plans[0]!.price}`);
  const { speech = "", country } = content.cities.find((city) => city.slug === slug)!;
  const ofText = await why(routes.city(country.region.slug, country.slug, slug), speech.toUpperCase());
  expect(ofText).toContain(`cities/${slug}.speech  content/locations/${country.slug}.yaml`);
});

it("refuses what is not on the page, such as a part of a number, and a page of no collection", async () => {
  const part = price.slice(0, -1);
  await expect(why(page.path, part)).rejects.toThrow(`“${part}” is not on the page ${page.path}`);
  await expect(why("/about", "a text")).rejects.toThrow("/about is not a page of a collection");
});
