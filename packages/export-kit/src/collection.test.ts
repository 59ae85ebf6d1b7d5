import type { ResolvingMetadata } from "next";
import { collectionMetadata, collectionPage, collectionParams, type CollectionProps } from "./collection";

const parent = {} as ResolvingMetadata;
const params = collectionParams(({ params: { year } }: { params: { year: string } }) =>
  ["a", "b", "c"].map((slug) => ({ slug: `${year}-${slug}` })),
);
const metadata = collectionMetadata(async ({ slug }: { slug: string }) => ({ title: slug, keywords: "k" }));
const page = collectionPage(async ({ slug }: { slug: string }) => `page ${slug}`);

afterEach(() => jest.restoreAllMocks());
const withEngine = (engine: string | undefined) =>
  jest.replaceProperty(process, "env", { ...process.env, EXPORT_KIT_ENGINE: engine });

it.each([undefined, "next"])("renders every page with the engine %s", async (engine) => {
  withEngine(engine);
  expect(await params({ params: { year: "1" } })).toEqual([
    { slug: "1-a" },
    { slug: "1-b" },
    { slug: "1-c" },
  ]);
  expect(await metadata({ slug: "a" }, parent)).toEqual({ title: "a", keywords: "k" });
  expect(await page({ slug: "a" })).toBe("page a");
});

it("infers the parameters of a route", async () => {
  withEngine("next");
  const typed = collectionPage(async ({ params: given }: CollectionProps<"/posts/[year]/[...path]">) => {
    const { year, path } = await given;
    return `${year.toUpperCase()} ${path.join("/")}`;
  });
  // @ts-expect-error A parameter is missing.
  void typed({ params: Promise.resolve({ year: "a" }) }).catch(() => undefined);
  expect(await typed({ params: Promise.resolve({ year: "a", path: ["b", "c"] }) })).toBe("A b/c");
});

it("renders pages in the development server, without listing all of them", async () => {
  jest.replaceProperty(process, "env", {
    ...process.env,
    NODE_ENV: "development",
    EXPORT_KIT_ENGINE: undefined,
  });
  expect(await params({ params: { year: "1" } })).toEqual([{ slug: "1-a" }, { slug: "1-c" }]);
  expect(await page({ slug: "b" })).toBe("page b");
});

it("renders the first and the last page as shells with the engine adapter", async () => {
  withEngine("adapter");
  expect(await params({ params: { year: "1" } })).toEqual([{ slug: "1-a" }, { slug: "1-c" }]);
  expect(await collectionParams(() => [])()).toEqual([]);
  expect(await collectionParams(() => [{ slug: "only" }])()).toEqual([{ slug: "only" }]);
  expect(await metadata({ slug: "a" }, parent)).toEqual({ title: "ExportKitSlot-title-End", keywords: "k" });
  expect(await page({ slug: "a" })).toBe("ExportKitSlot-body-End");
});

it("renders pages in the writer, whatever the environment variable is", async () => {
  withEngine("adapter");
  await jest.isolateModulesAsync(async () => {
    const { renderRealPages } = await import("./collections/rendering");
    const inWriter = await import("./collection");
    renderRealPages();
    expect(await inWriter.collectionPage(() => "real")({})).toBe("real");
  });
});
