import { listPages, loadCollection, loadFiles } from "./load-collection";
import {
  createParamsOf,
  createPathOf,
  filePattern,
  listPaths,
  renderRoute,
  type RouteModule,
} from "./route-collection";

const page: RouteModule["page"] = {
  default: async ({ params }) => `page of ${String((await params).slug)}`,
  generateStaticParams: ({ params: { year } }) => [{ slug: `${year}-a` }, { slug: `${year}-b` }],
};

it("combines the parameters of layouts and page as Next does, and refuses none and the same twice", async () => {
  const layouts = [async () => [{ year: "1" }, { year: "2" }]];
  const list = (more: Partial<RouteModule>) => listPaths("/[year]/[slug]", { page, layouts, ...more });
  expect(await list({})).toEqual(["/1/1-a", "/1/1-b", "/2/2-a", "/2/2-b"]);
  const without = list({ page: { default: page.default }, layouts: [] });
  await expect(without).rejects.toThrow("there is no generateStaticParams");
  const twice = list({ layouts: [async () => [{ year: "1" }, { year: "1" }]] });
  await expect(twice).rejects.toThrow("/[year]/[slug]: generateStaticParams lists /1/1-a twice");
});

it("calls generateMetadata and the component of the page, without the metadata of the layouts above", async () => {
  const render = (generateMetadata: RouteModule["page"]["generateMetadata"]) =>
    renderRoute({ page: { ...page, generateMetadata }, layouts: [] }, { slug: "a" });
  expect(await render(async ({ params }) => ({ title: JSON.stringify(await params) }))).toEqual({
    metadata: { title: '{"slug":"a"}' },
    body: { node: "page of a" },
  });
  await expect(render(async (_, parent) => ({ title: (await parent).title?.absolute }))).rejects.toThrow(
    "cannot use the metadata of the layouts",
  );
});

it("lists the files of a handler and reads them, and names the one that it does not find", async () => {
  const GET: RouteModule["page"]["GET"] = async ({ url }, { params }) => {
    const { name } = await params;
    return new Response(`${new URL(url).pathname} ${String(name)}`, { status: name === "b.svg" ? 404 : 200 });
  };
  const generateStaticParams = () => [{ name: "a.svg" }, { name: "b.svg" }];
  const source = {
    route: "/art/[name]",
    loadRoute: async () => ({ page: { ...page, GET, generateStaticParams }, layouts: [] }),
  };
  const { paths, read } = await loadFiles(source);
  expect(paths).toEqual(["/art/a.svg", "/art/b.svg"]);
  expect(Buffer.from(await read("/art/a.svg")).toString()).toBe("/art/a.svg a.svg");
  await expect(read("/art/b.svg")).rejects.toThrow("page /art/b.svg: its handler answers with 404");
  const withModule = loadFiles({ ...source, loadModule: async () => ({ collection: {} }) });
  await expect(withModule).rejects.toThrow(
    "/art/[name]: the collection of a route handler cannot have a module",
  );
});

it("fills the parameters into the path of a route, and refuses those that are no segments", () => {
  expect(createPathOf("/[a]/x/[b]")({ a: "1-2", b: "3" })).toBe("/1-2/x/3");
  expect(createPathOf("/docs/[...path]")({ path: ["a", "b.c"] })).toBe("/docs/a/b.c");
  for (const slug of [undefined, "ä", "..", "a/b", ["a"]])
    expect(() => createPathOf("/posts/[slug]")(slug ? { slug } : {})).toThrow("/posts/[slug]: the parameter");
  for (const path of ["a", []])
    expect(() => createPathOf("/docs/[...path]")({ path })).toThrow("/docs/[...path]: the parameter");
});

it("reads the parameters of a page from its path", () => {
  expect(createParamsOf("/[a]/x/[b]")("/1-2/x/3")).toEqual({ a: "1-2", b: "3" });
  expect(createParamsOf("/docs/[...path]")("/docs/a/b.c")).toEqual({ path: ["a", "b.c"] });
});

it("lists the pages of a route once for all threads, unless a module names their groups", async () => {
  const list = jest.fn(async () => [{ year: "1" }]);
  const loadRoute = async () => ({ page, layouts: [list] });
  const source = { route: "/[year]/[slug]", loadRoute };
  const groups = { groups: () => ["1"], pagesOf: () => [] };
  const grouped = { route: "/x/[slug]", loadRoute, loadModule: async () => ({ collection: groups }) };
  const lists = await listPages([source, grouped]);
  expect(lists).toEqual({ "/[year]/[slug]": ["/1/1-a", "/1/1-b"] });
  const collection = await loadCollection(source, lists[source.route]);
  expect(collection.groups.flatMap((group) => [...collection.pagesOf(group)])).toEqual([
    { year: "1", slug: "1-a" },
    { year: "1", slug: "1-b" },
  ]);
  expect(list).toHaveBeenCalledTimes(1);
});

it("finds the files of a route", () => {
  const files = ["posts/a.html", "posts/a/b.html", "posts/a.txt", "axb/c.html", "docs/a/b.html"];
  const found = (route: string) => files.filter((file) => filePattern(route).test(file));
  expect(found("/posts/[slug]")).toEqual(["posts/a.html"]);
  expect(found("/a.b/[slug]")).toEqual([]);
  expect(found("/docs/[...path]")).toEqual(["docs/a/b.html"]);
});
