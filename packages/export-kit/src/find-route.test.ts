import { temporaryFolder } from "../test/folder";
import { findRoute } from "./find-route.mjs";

const { at, write } = temporaryFolder();

it("finds a page through route groups, with the layouts that list parameters", () => {
  write("app/layout.tsx");
  const layout = write("app/(site)/[year]/layout.tsx", "export const generateStaticParams = list;");
  const page = write("app/(site)/[year]/(posts)/[slug]/page.jsx");
  write("app/(site)/[year]/page.tsx");
  expect(findRoute(at(), "/[year]/[slug]")).toEqual({ page, layouts: [layout] });
});

it("finds pages and handlers in src/app, and refuses a route without one page", () => {
  const page = write("src/app/posts/[slug]/page.tsx");
  for (const group of ["a", "b"]) write(`src/app/(${group})/twice/[slug]/page.tsx`);
  const handler = write("src/app/art/[name]/route.ts");
  expect(findRoute(at(), "/posts/[slug]")).toEqual({ page, layouts: [] });
  expect(findRoute(at(), "/art/[name]")).toEqual({ page: handler, layouts: [] });
  for (const [route, message] of [
    ["/posts/[id]", "expected one page or route handler, found none"],
    ["/twice/[slug]", "expected one page or route handler, found "],
    ["posts/[slug]", "expected a route such as"],
    ["/docs/[[...path]]", "expected a route such as"],
  ] as const)
    expect(() => findRoute(at(), route)).toThrow(message);
});
