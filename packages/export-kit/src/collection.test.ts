import type { ResolvingMetadata } from "next";
import { collectionMetadata, collectionPage, collectionParams } from "./collection";

const params = collectionParams(({ params: { year } }: { params: { year: string } }) =>
  ["a", "b", "c"].map((slug) => ({ slug: `${year}-${slug}` })),
);
const metadata = collectionMetadata(async ({ slug }: { slug: string }) => ({ title: slug, keywords: "k" }));
const page = collectionPage(async ({ slug }: { slug: string }) => `page ${slug}`);

afterEach(() => jest.restoreAllMocks());

/** The slugs, the title and the body with an engine. */
async function render(engine: string | undefined, mode = "test") {
  const env = { ...process.env, NODE_ENV: mode, EXPORT_KIT_ENGINE: engine } as NodeJS.ProcessEnv;
  jest.replaceProperty(process, "env", env);
  const slugs = (await params({ params: { year: "1" } })).map(({ slug }) => slug);
  const { title, keywords } = await metadata({ slug: "b" }, {} as ResolvingMetadata);
  expect(keywords).toBe("k");
  return [slugs, title, await page({ slug: "b" })];
}

it("renders every page with Next, and shells of the first and the last page with the adapter", async () => {
  const all = [["1-a", "1-b", "1-c"], "b", "page b"];
  expect([await render(undefined), await render("next")]).toEqual([all, all]);
  // A development server does not list all of them.
  expect(await render(undefined, "development")).toEqual([["1-a", "1-c"], "b", "page b"]);
  const shell = [["1-a", "1-c"], "ExportKitSlot-title-End", "ExportKitSlot-body-End"];
  expect(await render("adapter")).toEqual(shell);
  expect(await collectionParams(() => [])()).toEqual([]);
  expect(await collectionParams(() => [{ slug: "only" }])()).toEqual([{ slug: "only" }]);
});

it("renders pages in the writer, whatever the environment variable is", async () => {
  jest.replaceProperty(process, "env", { ...process.env, EXPORT_KIT_ENGINE: "adapter" });
  await jest.isolateModulesAsync(async () => {
    (await import("./collections/rendering")).renderRealPages();
    expect(await (await import("./collection")).collectionPage(() => "real")({})).toBe("real");
  });
});
