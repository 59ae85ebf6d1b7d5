import { existsSync } from "node:fs";
import { temporaryFolder } from "../../test/folder";
import { extractShells } from "./extract-shells";

const BODY = "ExportKitSlot-body-End";

const { at, write } = temporaryFolder();
const exists = (file: string) => existsSync(at(file));

it("removes the shells of a route and their payloads, and nothing else", () => {
  for (const slug of ["a", "z"]) {
    write(`posts/${slug}.html`, `<main>${BODY}</main><script>${slug}</script>`);
    write(`posts/${slug}.txt`, "payload");
    write(`posts/${slug}/__next._tree.txt`, "payload");
  }
  write("posts/about.html", "<main>About</main>");
  write("posts/a/comments.html", "<main>Comments</main>");
  const { shells, html } = extractShells(at(), ["/posts/[slug]"], (text) =>
    text.replace("<main>", "<main id='m'>"),
  );
  expect(html).toEqual({ "/posts/[slug]": `<main id='m'>${BODY}</main><script>a</script>` });
  expect(shells["/posts/[slug]"]).toEqual(["<main id='m'>", { slot: "body" }, "</main>"]);
  expect(
    ["a.html", "a.txt", "z.html", "z.txt", "a/__next._tree.txt"].filter((file) => exists(`posts/${file}`)),
  ).toEqual([]);
  expect(exists("posts/about.html") && exists("posts/a/comments.html")).toBe(true);
});

it("refuses a layout that shows parameters of the page", () => {
  write("posts/a.html", `<nav>First post</nav>${BODY}`);
  write("posts/z.html", `<nav>Last post</nav>${BODY}`);
  expect(() => extractShells(at(), ["/posts/[slug]"])).toThrow(
    /^\/posts\/\[slug\]: a layout shows parameters of the page.*posts\/a\.html has “<nav>First post.*posts\/z\.html has “<nav>Last post/,
  );
});
