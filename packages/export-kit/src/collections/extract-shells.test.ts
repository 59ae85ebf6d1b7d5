import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { extractShells } from "./extract-shells";

const BODY = "ExportKitSlot-body-End";

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "shells-"));
});
afterEach(() => rmSync(site, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
}
const isThere = (file: string) => existsSync(path.join(site, file));

it("takes the shells of a route with their payloads, and nothing else", () => {
  for (const slug of ["a", "z"]) {
    write(`posts/${slug}.html`, `<main>${BODY}</main><script>${slug}</script>`);
    write(`posts/${slug}.txt`, "payload");
    write(`posts/${slug}/__next._tree.txt`, "payload");
  }
  write("posts/about.html", "<main>About</main>");
  write("posts/a/comments.html", "<main>Comments</main>");
  const { shells, texts } = extractShells(site, ["/posts/[slug]"], (html) =>
    html.replace("<main>", "<main id='m'>"),
  );
  expect(texts).toEqual({ "/posts/[slug]": `<main id='m'>${BODY}</main><script>a</script>` });
  expect(shells["/posts/[slug]"]).toEqual(["<main id='m'>", { slot: "body" }, "</main>"]);
  expect(
    ["a.html", "a.txt", "z.html", "z.txt", "a/__next._tree.txt"].filter((file) => isThere(`posts/${file}`)),
  ).toEqual([]);
  expect(isThere("posts/about.html") && isThere("posts/a/comments.html")).toBe(true);
});

it("refuses a layout that shows what belongs to one page", () => {
  write("posts/a.html", `<nav>First post</nav>${BODY}`);
  write("posts/z.html", `<nav>Last post</nav>${BODY}`);
  expect(() => extractShells(site, ["/posts/[slug]"])).toThrow(
    /^\/posts\/\[slug\]: what surrounds its pages differs.*posts\/a\.html has “<nav>First post.*posts\/z\.html has “<nav>Last post/,
  );
});
