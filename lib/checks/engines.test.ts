import { firstDifference, outline } from "./engines";

const page = (body: string, head = "<title>A</title>") =>
  `<html><head>${head}</head><body>${body}</body></html>`;

describe("firstDifference", () => {
  it("ignores scripts, their preloads, comments and the order of attributes", () => {
    const next = page(
      `<main class="a" id="m">x<!-- -->y</main><script>self.__next_f.push([])</script>`,
      `<link rel="preload" as="script" href="/a.js"/><title>A</title>`,
    );
    expect(firstDifference(next, page(`<main id="m" class="a">xy</main>`))).toBeUndefined();
  });

  it.each([
    ["a text", `<p>one</p>`, `<p>two</p>`],
    ["an attribute", `<a href="/a">x</a>`, `<a href="/b">x</a>`],
    ["an element", `<p>x</p>`, `<div>x</div>`],
    ["a missing element", `<p>x</p><p>y</p>`, `<p>x</p>`],
    ["an additional element", `<p>x</p>`, `<p>x</p><p>y</p>`],
    [
      "structured data",
      `<script type="application/ld+json">{"a":1}</script>`,
      `<script type="application/ld+json">{"a":2}</script>`,
    ],
  ])("reports a difference in %s", (_, reference, candidate) => {
    expect(firstDifference(page(reference), page(candidate))).toMatch(/^expected .* got /);
  });

  it("reports a different title", () => {
    expect(firstDifference(page("", "<title>A</title>"), page("", "<title>B</title>"))).toContain('"B"');
  });
});

it("outline indents elements and texts by depth", () => {
  expect(outline("<main><p>x</p></main>")).toEqual(["<main>", " <p>", '  "x"']);
});
