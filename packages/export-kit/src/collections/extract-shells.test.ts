import { temporaryFolder } from "../../test/folder";
import { extractShells } from "./extract-shells";

const BODY = "ExportKitSlot-body-End";
const { at, list, write } = temporaryFolder();

it("removes the shells of a route and their payloads, and nothing else", () => {
  for (const slug of ["a", "z"]) {
    write(`posts/${slug}.html`, `<main>${BODY}</main><script>${slug}</script>`);
    write(`posts/${slug}.txt`, "payload");
    write(`posts/${slug}/__next._tree.txt`, "payload");
  }
  write("posts/about.html", "<main>About</main>");
  write("posts/a/comments.html", "<main>Comments</main>");
  const prepare = (text: string) => text.replace("<main>", "<main id='m'>");
  expect(extractShells(at(), ["/posts/[slug]"], prepare)).toEqual({
    "/posts/[slug]": `<main id='m'>${BODY}</main><script>a</script>`,
  });
  expect(list().filter((file) => file.includes("."))).toEqual(["posts/a/comments.html", "posts/about.html"]);
});

it("refuses a layout that shows parameters of the page", () => {
  write("posts/a.html", `<nav>First post</nav>${BODY}`);
  write("posts/z.html", `<nav>Last post</nav>${BODY}`);
  expect(() => extractShells(at(), ["/posts/[slug]"])).toThrow(
    /^\/posts\/\[slug\]: a layout shows parameters of the page.*posts\/a\.html has “<nav>First post.*posts\/z\.html has “<nav>Last post/,
  );
});
