/** What a site writes wrongly is refused, by a message that says what to write. */
import { execFileSync, spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { temporaryFolder } from "./folder";
import { bundleText } from "../src/bundle.mjs";
import { collectionMetadata, collectionPage, collectionParams } from "../src/collection";
import { extractShells } from "../src/collections/extract-shells";
import { checkRoutes, loadCollection } from "../src/collections/load-collection";
import { checkOptions } from "../src/current-options.mjs";
import { findRoute } from "../src/find-route.mjs";
import { createHostTable } from "../src/hosts/table";
import { hashInputs } from "../src/inputs.mjs";
import type { ExportKitOptions } from "../src/options";
import { assertReachable } from "../src/publishing/finish-site";
import { hashContent } from "../src/publishing/manifest";

const COMMAND = path.join(__dirname, "../bin/export-kit.mjs");
const { at, write } = temporaryFolder();

it("names an option or a directive that does not exist, and those that do", () => {
  const check = (options: object) => () => checkOptions(options as ExportKitOptions);
  expect(check({ colections: [] })).toThrow(/no option colections, only collections,/);
  expect(check({ collections: [{ rout: "/a" }] })).toThrow("no option collections.rout, only route, module");
  expect(check({ publish: { largeFile: [] } })).toThrow("no option publish.largeFile, only");
  expect(check({ harden: { policy: { "image-src": "" } } })).toThrow(
    /no option harden\.policy\.image-src, only .*img-src/,
  );
  check({ harden: false, external: ["yaml"], hooks: "a.ts", hosts: { redirects: { "/a": "/b" } } })();
  check({ harden: { policy: { "frame-src": "'self'" } } })();
});

it("names pages and files whose addresses every host would answer with 404", () => {
  const hosts = { specialTypes: { "/.well-known/apple": "application/json" } };
  const check = (file: string) => () =>
    assertReachable(new Map([[file, hashContent("")]]), createHostTable({ hosts }));
  expect(check("posts/next.js.html")).toThrow(
    "/posts/next.js is a page, and hosts take its extension for a file's",
  );
  for (const file of ["api/info", "model.glb", "_next/static/media/font.unknown", ".well-known/other"])
    expect(check(file)).toThrow(`/${file} has an extension that the host table does not know`);
  for (const extension of ["ttf", "otf", "woff", "woff2", "JPG"])
    check(`_next/static/media/a.${extension}`)();
  for (const file of ["posts/v1.2.html", "404.html", ".well-known/apple", "_headers"]) check(file)();
});

it("gives a merge the hash of its shards, whatever folders are linked or built into the project", () => {
  write("lib/a.ts");
  const hash = (engine: string) => hashInputs(at(), {}, { EXPORT_KIT_ENGINE: engine });
  const before = hash("");
  expect(hash("adapter")).toBe(before);
  expect(hash("next")).not.toBe(before);
  write("dist/.releases/site-a/site/index.html");
  symlinkSync(".releases/site-a/site", at("dist/out"));
  expect(hash("")).toBe(before);
});

it("names an export of a page that is not wrapped", async () => {
  const page = {
    default: collectionPage(() => null),
    generateMetadata: collectionMetadata(() => ({})),
    generateStaticParams: collectionParams(() => [{ slug: "a" }]),
  };
  const check = (changed: object, layouts: (typeof page.generateStaticParams)[] = []) =>
    checkRoutes([
      { route: "/posts/[slug]", loadRoute: async () => ({ page: { ...page, ...changed }, layouts }) },
    ]);
  await check({ dynamicParams: false });
  for (const [name, wrapper] of Object.entries({
    default: "collectionPage",
    generateMetadata: "collectionMetadata",
    generateStaticParams: "collectionParams",
  }))
    await expect(check({ [name]: () => null })).rejects.toThrow(
      `/posts/[slug]: wrap ${name} in ${wrapper}()`,
    );
  await expect(check({}, [async () => [{ slug: "a" }]])).rejects.toThrow("wrap generateStaticParams");
});

it("tells the cause of shells that differ and of a component that waits", async () => {
  for (const slug of ["a", "b"])
    write(`posts/${slug}.html`, `<meta content="${slug}"></head>ExportKitSlot-body-End`);
  expect(() => extractShells(at(), ["/posts/[slug]"])).toThrow("their metadata differs in a field");
  const Later = async () => createElement("p");
  const page = { default: () => createElement(Later), generateStaticParams: () => [{ slug: "a" }] };
  const { render } = await loadCollection({
    route: "/posts/[slug]",
    loadRoute: async () => ({ page, layouts: [] }),
  });
  await expect(render({ slug: "a" }, undefined)).rejects.toThrow(
    /^page \/posts\/a: .*Only the page itself may be async/,
  );
  expect(() => findRoute(at(), "/post/[slug]")).toThrow("there is no app folder");
  write("app/(site)/posts/[slug]/page.tsx");
  expect(() => findRoute(at(), "/post/[slug]")).toThrow("found none. Routes with parameters: /posts/[slug]");
});

it("bundles modules marked for one side, and refuses what only Next's compiler can make", async () => {
  const bundle = (imported: string) => {
    write("entry.js", `import ${imported}; export const found = "here";`);
    return bundleText(at(), "entry.js");
  };
  for (const side of ["server", "client"]) expect(await bundle(`"${side}-only"`)).toContain('found = "here"');
  write("a.module.css");
  for (const [imported, name] of Object.entries({
    'font from "next/font/local"': "next/font/local",
    'classes from "./a.module.css"': "CSS modules",
  }))
    await expect(bundle(imported)).rejects.toThrow(`entry.js: collections cannot use ${name}`);
});

it("describes each command, and refuses an option that it does not know", () => {
  const help = (...args: string[]) =>
    execFileSync(process.execPath, [COMMAND, ...args, "--help"], { encoding: "utf8" });
  const names = /usage: export-kit (\S+),/.exec(help())![1]!.split("|");
  for (const name of names) expect(help(name)).toMatch(new RegExp(`^\`export-kit ${name}.*\n.{20}`));
  expect(help("hosts")).toContain("`--https`");
  const wrong = spawnSync(process.execPath, [COMMAND, "serve", "--what"], { encoding: "utf8" });
  expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining("--what")]);
});
