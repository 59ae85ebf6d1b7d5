import { findMarkupProblems } from "./markup";

const problemsOf = (body: string) =>
  findMarkupProblems(
    `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/><title>A</title></head><body><main id="_R_1_">${body}</main></body></html>`,
  );

it("accepts HTML as React writes it, and reports invalid HTML", async () => {
  const valid = `<h1>A</h1><input type="text" aria-label="Name" required="" autoComplete="name"/><ul aria-label="Tags"><li>a</li></ul>`;
  expect(await problemsOf(valid)).toEqual([]);
  for (const [rule, body] of Object.entries({
    "close-order": "<p><div></div></p>",
    "element-permitted-content": "<address><h2>A</h2></address>",
    "no-dup-id": `<p id="a"></p><p id="a"></p>`,
    // It would submit a form.
    "no-implicit-button-type": "<button>Go</button>",
    "wcag/h37": `<img src="a.png">`,
    "tel-non-breaking": `<a href="tel:+441414960123">0141 496</a>`,
  }))
    expect(await problemsOf(body)).toContainEqual(expect.stringContaining(`(${rule})`));
});
