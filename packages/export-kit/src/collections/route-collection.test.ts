import { createPathOf, filePattern, listParams, renderRoute, type RouteModule } from "./route-collection";

const page: RouteModule["page"] = {
  default: async ({ params }) => `page of ${String((await params).slug)}`,
  generateStaticParams: ({ params: { year } }) => [{ slug: `${year}-a` }, { slug: `${year}-b` }],
};

describe("listParams", () => {
  it("combines the parameters of layouts and page as Next does", async () => {
    const layouts = [async () => [{ year: "1" }, { year: "2" }]];
    expect(await listParams({ page, layouts })).toEqual([
      { year: "1", slug: "1-a" },
      { year: "1", slug: "1-b" },
      { year: "2", slug: "2-a" },
      { year: "2", slug: "2-b" },
    ]);
  });

  it("refuses a route without generateStaticParams", async () => {
    const without = { page: { default: page.default }, layouts: [] };
    await expect(listParams(without)).rejects.toThrow("there is no generateStaticParams");
  });
});

describe("renderRoute", () => {
  it("calls generateMetadata and the component of the page", async () => {
    const generateMetadata = async ({ params }: { params: Promise<object> }) => ({
      title: JSON.stringify(await params),
    });
    const route = { page: { ...page, generateMetadata }, layouts: [] };
    expect(await renderRoute(route, { slug: "a" })).toEqual({
      metadata: { title: '{"slug":"a"}' },
      body: { node: "page of a" },
    });
  });

  it("refuses access to the metadata of the layouts above", async () => {
    const route: RouteModule = {
      page: { ...page, generateMetadata: async (_, parent) => ({ title: (await parent).title?.absolute }) },
      layouts: [],
    };
    await expect(renderRoute(route, { slug: "a" })).rejects.toThrow("cannot use the metadata of the layouts");
  });
});

describe("createPathOf", () => {
  it.each([
    ["/posts/[slug]", { slug: "a-b" }, "/posts/a-b"],
    ["/[a]/x/[b]", { a: "1", b: "2" }, "/1/x/2"],
    ["/docs/[...path]", { path: ["a", "b.c"] }, "/docs/a/b.c"],
  ])("the path of %s with %j is %s", (route, params, path) => expect(createPathOf(route)(params)).toBe(path));

  it.each([
    ["/posts/[slug]", {}],
    ["/posts/[slug]", { slug: "ä" }],
    ["/posts/[slug]", { slug: ".." }],
    ["/posts/[slug]", { slug: "a/b" }],
    ["/posts/[slug]", { slug: ["a"] }],
    ["/docs/[...path]", { path: "a" }],
    ["/docs/[...path]", { path: [] }],
  ])("the path of %s refuses the parameters %j", (route, params) => {
    expect(() => createPathOf(route)(params)).toThrow(`${route}: the parameter`);
  });
});

it.each([
  ["/posts/[slug]", "posts/a.html", true],
  ["/posts/[slug]", "posts/a/b.html", false],
  ["/posts/[slug]", "posts/a.txt", false],
  ["/a.b/[slug]", "axb/c.html", false],
  ["/docs/[...path]", "docs/a/b.html", true],
])("filePattern %s: %s is %s", (route, file, expected) => {
  expect(filePattern(route).test(file)).toBe(expected);
});
