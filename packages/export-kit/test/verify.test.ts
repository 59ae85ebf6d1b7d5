import { rmSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { temporaryFolder } from "./folder";
import { startLocal } from "./hosts/local-server";
import { manifestOf } from "../src/publishing/manifest";
import { readOrigin, verifyHost } from "../src/commands/verify";

const folder = temporaryFolder();
const serve = (file: string, content: string | Buffer) => folder.write(`host/${file}`, content);

/** Writes files to a site and to its host, and asks for all of them. */
async function whileServed(
  files: Readonly<Record<string, string>>,
  test: (verify: () => Promise<string>) => Promise<void>,
): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    folder.write(`out/${file}`, text);
    serve(file, text);
  }
  const site = { root: folder.at("out"), manifest: manifestOf(folder.at("out")) };
  const host = await startLocal({ root: folder.at("host"), files: [], options: {} });
  try {
    await test(() => verifyHost(host.target.origin, site, [...site.manifest.keys()]));
  } finally {
    await host.stop();
  }
}

it("names the files that a host serves with other contents, and says when it serves another build", async () => {
  const names = ["index.html", "services.html", "a b.txt", "404.html"];
  const files = Object.fromEntries(names.map((name) => [name, `Of ${name}`]));
  await whileServed({ ...files, "build.json": '{"build":"a"}' }, async (verify) => {
    expect(await verify()).toMatch("5 of 5 files compared, all are those of the build");
    serve("services.html", "Of services.htmL");
    await expect(verify()).rejects.toThrow(/1 of 5 files .*\n {2}services\.html has other contents$/);
    rmSync(folder.at("host/services.html"));
    await expect(verify()).rejects.toThrow(/services\.html is answered with status 404$/);
    serve("build.json", '{"build":"b"}');
    await expect(verify()).rejects.toThrow('serves another build: {"build":"b"}\nexpected {"build":"a"}\n');
  });
});

it.each([
  ["br", "br", brotliCompressSync],
  ["gzip", "gz", gzipSync],
])(
  "finds other contents in the form compressed as %s, and beside it",
  async (coding, extension, compress) => {
    const text = "Of index.html. ".repeat(100);
    const form = `index.html.${extension}`;
    await whileServed({ "index.html": text }, async (verify) => {
      serve(form, compress(text));
      expect(await verify()).toMatch("1 of 1 files");
      for (const other of [compress(`${text} `), "damaged"]) {
        serve(form, other);
        await expect(verify()).rejects.toThrow(`has other contents in its form compressed as ${coding}`);
      }
      serve(form, compress(text));
      serve("index.html", `${text} `);
      await expect(verify()).rejects.toThrow(/index\.html has other contents$/);
    });
  },
);

it("leaves out the dates in sitemaps, which a deploy writes", async () => {
  const sitemap = (address: string, date: string) =>
    `<url><loc>https://x.example/${address}</loc><lastmod>${date}</lastmod></url>`;
  await whileServed({ "sitemap.xml": sitemap("a", "2026-01-01") }, async (verify) => {
    serve("sitemap.xml", sitemap("a", "2026-02-01"));
    expect(await verify()).toMatch("1 of 1 files");
    serve("sitemap.xml", sitemap("b", "2026-02-01"));
    await expect(verify()).rejects.toThrow("sitemap.xml has other contents");
  });
});

it("needs the address of a site", () => {
  expect(readOrigin("https://www.example.com")).toBe("https://www.example.com");
  for (const address of ["", "www.example.com", "https://www.example.com/a", "ftp://example.com"])
    expect(() => readOrigin(address)).toThrow("verify: expected an address without path");
});
