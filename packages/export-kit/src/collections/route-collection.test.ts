import { loadFiles } from "./load-collection";
import { createPathOf, filePattern, listParams, renderRoute, type RouteModule } from "./route-collection";

const page: RouteModule["page"] = {
  default: async ({ params }) => `page of ${String((await params).slug)}`,
  generateStaticParams: ({ params: { year } }) => [{ slug: `${year}-a` }, { slug: `${year}-b` }],
};

it("combines the parameters of layouts and page as Next does, and refuses a route without them", async () => {
  const layouts = [async () => [{ year: "1" }, { year: "2" }]];
  expect((await listParams({ page, layouts })).map((params) => Object.values(params).join())).toEqual([
    ...["1,1-a", "1,1-b", "2,2-a", "2,2-b"],
  ]);
  const without = { page: { default: page.default }, layouts: [] };
  await expect(listParams(without)).rejects.toThrow("there is no generateStaticParams");
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
  const [first, second] = await loadFiles(source);
  expect(Buffer.from(await first!.read()).toString()).toBe("/art/a.svg a.svg");
  await expect(second!.read()).rejects.toThrow("page /art/b.svg: its handler answers with 404");
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

it("finds the files of a route", () => {
  const files = ["posts/a.html", "posts/a/b.html", "posts/a.txt", "axb/c.html", "docs/a/b.html"];
  const found = (route: string) => files.filter((file) => filePattern(route).test(file));
  expect(found("/posts/[slug]")).toEqual(["posts/a.html"]);
  expect(found("/a.b/[slug]")).toEqual([]);
  expect(found("/docs/[...path]")).toEqual(["docs/a/b.html"]);
});
