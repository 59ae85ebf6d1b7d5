import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { externaliseScripts } from "./externalise-scripts";
import { flightText, readFlightBlock, type FlightPush } from "./flight";

const SHARED = { trustedTypes: "/tt.js", flightLoader: "/flight.js" };
const BOOTSTRAP = '(globalThis["TURBOPACK"] ||= []).push({})';

/** JSON as Next prints it into a script. */
const nextJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** A page as Next exports it. */
function page(texts: readonly string[], { head = "", body = "<h1>A</h1>", form = "" } = {}) {
  const first = `<script>(self.__next_f=self.__next_f||[]).push([0])${form}</script>`;
  const more = texts.map((text) => `<script>self.__next_f.push(${nextJson([1, text])})</script>`).join("");
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/>${head}</head><body>${body}<script id="_R_">${BOOTSTRAP}</script>${first}${more}</body></html>`;
}

function externalise(html: string) {
  const moved: string[] = [];
  const after = externaliseScripts(html, SHARED, (code) => `/moved-${moved.push(code)}.js`);
  return { after, moved };
}

/** What the flight scripts of a page push, as Next wrote it. */
function runFlight(html: string): FlightPush[] {
  const scripts = [...html.matchAll(/<script>((?:\(?self\.__next_f)[\s\S]*?)<\/script/g)].map(
    ([, code]) => code,
  );
  return JSON.parse(
    runInNewContext(`self = { __next_f: [] }; ${scripts.join(";")}; JSON.stringify(self.__next_f)`),
  );
}

it("moves flight data to one block and the other script to a file, and puts the policy first", () => {
  const { after, moved } = externalise(page(['0:["a"]\n', "1:null\n"]));
  expect(after).toBe(
    '<!DOCTYPE html><html lang="en-GB"><head><script src="/tt.js"></script><meta charSet="utf-8"/></head>' +
      '<body><h1>A</h1><script id="_R_" src="/moved-1.js"></script>' +
      String.raw`<script type="application/json" data-flight="">[[0],[1,"0:[\"a\"]\n1:null\n"]]</script>` +
      '<script src="/flight.js"></script></body></html>',
  );
  expect(moved).toEqual([BOOTSTRAP]);
});

it("preserves any flight data, in order", () => {
  const awkward = [
    "$$",
    "$&",
    "$`$'$1$<a>",
    "</script>",
    "<script>",
    "</body></html>",
    "<!--<script>",
    "<head>",
  ];
  const more = [
    "\\",
    "\\u003c",
    '"',
    "\u2028\u2029",
    "\ud83d\ude00 \ud800",
    "]]>",
    "')",
    "])</script><script>alert(1)",
  ];
  // fast-check's own unit for all of Unicode takes a second to be made.
  const character = fc.nat({ max: 0x10ffff }).map((point) => String.fromCodePoint(point));
  const text = fc.string({
    unit: fc.oneof(character, fc.constantFrom(...awkward, ...more)),
  });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), (texts) => {
      const html = page(texts);
      const { after } = externalise(html);
      expect(readFlightBlock(after)).toEqual(texts.length > 0 ? [[0], [1, texts.join("")]] : [[0]]);
      expect(flightText(runFlight(html))).toBe(texts.join(""));
      expect(after.match(/<script/g)).toHaveLength(4);
    }),
    { seed: 1, numRuns: process.env.TEST_RUNS === "whole" ? 1_000 : 25 },
  );
});

it("preserves the state of a form and binary rows", () => {
  const html = page([], {
    form: ';self.__next_f.push([2,["a",{"b":null}]])',
    body: '<script>self.__next_f.push([3,"AAEC"])</script>',
  });
  expect(readFlightBlock(externalise(html).after)).toEqual(runFlight(html));
});

it("does not change structured data, script files, and pages without scripts", () => {
  const head = '<script src="/_next/static/chunks/a.js" async=""></script>';
  const body = '<script type="application/ld+json">{"a":"$&"}</script>';
  const { after, moved } = externalise(page(["0:1"], { head, body }));
  expect([after.includes(head), after.includes(body), moved]).toEqual([true, true, [BOOTSTRAP]]);
  const plain = `<html><head></head><body>${body}<p>$&</p></body></html>`;
  expect(externalise(plain)).toEqual({ after: plain, moved: [] });
});

it.each([
  ["flight data in an unknown format", page([], { body: "<script>self.__next_f.unshift([1])</script>" })],
  ["scripts without flight data", '<html><head><script src="/a.js"></script></head><body></body></html>'],
  ["an import map", page([], { body: '<script type="importmap">{}</script>' })],
  ["a page without an end", page([]).replace("</body>", "")],
])("refuses to rewrite %s", (_, html) => {
  expect(() => externalise(html)).toThrow();
});
