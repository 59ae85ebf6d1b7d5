import { findMarkupProblems } from "./markup";

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/><title>A</title></head><body><main id="_R_1_">${body}</main></body></html>`;

it("accepts HTML as React writes it", async () => {
  const body = `<h1>A</h1><input type="text" aria-label="Name" required="" autoComplete="name"/><ul aria-label="Tags"><li>a</li></ul>`;
  expect(await findMarkupProblems(page(body))).toEqual([]);
});

it.each([
  ["a <div> in a paragraph", "<p><div></div></p>", "close-order"],
  ["a heading in an <address>", "<address><h2>A</h2></address>", "element-permitted-content"],
  ["a repeated id", `<p id="a"></p><p id="a"></p>`, "no-dup-id"],
  ["a button without a type, which would submit a form", "<button>Go</button>", "no-implicit-button-type"],
  ["an image without an alternative text", `<img src="a.png">`, "wcag/h37"],
  ["a telephone number with breaking spaces", `<a href="tel:+441414960123">0141 496</a>`, "tel-non-breaking"],
])("reports %s", async (_, body, rule) => {
  expect(await findMarkupProblems(page(body))).toContainEqual(expect.stringContaining(`(${rule})`));
});
