import { FLIGHT_BLOCK } from "./flight";
import { assertNoStyles, moveStyles } from "./move-styles";

const page = (body: string, flight = `${FLIGHT_BLOCK}[]</script>`) =>
  `<html><head><title>A</title></head><body>${body}${flight}</body></html>`;

function move(html: string) {
  const sheets: string[] = [];
  const after = moveStyles(
    html,
    (css) => `/sheet-${sheets.push(css)}.css`,
    () => "/restore.js",
  );
  return { after, sheets };
}

it("renames style attributes, and adds a stylesheet that selects by them", () => {
  const { after, sheets } = move(
    page(
      '<img style="color:transparent" alt=""/><p style="color:transparent">a</p><p class="b" style="top:0">b</p>',
    ),
  );
  expect(after).toBe(
    '<html><head><title>A</title><link rel="stylesheet" href="/sheet-1.css"/></head><body>' +
      '<img data-held-style="color:transparent" alt=""/><p data-held-style="color:transparent">a</p>' +
      '<p class="b" data-held-style="top:0">b</p>' +
      `<script src="/restore.js"></script>${FLIGHT_BLOCK}[]</script></body></html>`,
  );
  expect(sheets).toEqual([
    String.raw`[data-held-style="color:transparent"]:not(#\ ):not(#\ ){color:transparent}` +
      "\n" +
      String.raw`[data-held-style="top:0"]:not(#\ ):not(#\ ){top:0}`,
  ]);
});

it("decodes entities, and reads attributes in both kinds of quotes", () => {
  const { after, sheets } = move(
    page(`<p style="--a:&quot;b;&#x27;\\}&quot;;--c:'d&amp;'">a</p><p STYLE='top:0'>b</p>`),
  );
  expect(after).toContain(`<p data-held-style="--a:&quot;b;'\\}&quot;;--c:'d&amp;'">`);
  expect(after).toContain('<p data-held-style="top:0">');
  expect(sheets[0]).toContain(String.raw`[data-held-style="--a:\"b;'\\}\";--c:'d&'"]`);
  expect(sheets[0]).toContain(String.raw`{--a:"b;'\}";--c:'d&'}`);
});

it("adds no script to a page without flight data", () => {
  expect(move(page('<p style="top:0">a</p>', "")).after).not.toContain("<script");
});

it("does not change what only looks like a style attribute", () => {
  for (const body of [
    '<script type="application/json">"<p style=\\"top:0\\">"</script>',
    '<!-- <p style="top:0"> -->',
    `<p title='a style="top:0"'>a</p>`,
    'a style="top:0" b',
    '<p data-style="top:0">a</p>',
  ])
    expect(move(page(body))).toEqual({ after: page(body), sheets: [] });
});

it("refuses styles that would affect other elements in a stylesheet, and <style> elements", () => {
  const broken = [
    "top:0}p{top:1",
    "top:0;/*",
    'content:"',
    "width:calc(1px",
    "width:)",
    "a:{}",
    "top:\\",
    "@x",
    "a:[)]",
  ];
  for (const style of broken)
    expect(() => move(page(`<p style="${style.replaceAll('"', "&quot;")}">a</p>`))).toThrow(
      /cannot be moved/,
    );
  const element = page("<style>p{top:0}</style>");
  expect(() => move(element)).toThrow(/has a <style> element.*app\/not-found/);
  expect(() => assertNoStyles('<p style="top:0">a</p>')).toThrow(/“top:0”/);
  expect(() => assertNoStyles("<p>a style=b</p><code>style</code>")).not.toThrow();
});
