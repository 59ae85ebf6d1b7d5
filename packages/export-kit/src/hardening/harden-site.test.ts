import { readdirSync } from "node:fs";
import { temporaryFolder } from "../../test/folder";
import { flightText, readFlightBlock } from "./flight";
import { hardenSite } from "./harden-site";

const BROWSER = { trustedTypes: "policy()", flightLoader: "load()", restoreStyles: "restore()" };
const page = (text: string) =>
  `<html><head></head><body>${text}<script>boot()</script><script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`;

const { at, read, write } = temporaryFolder();
const scripts = () => readdirSync(at("_next/static/scripts")).map((name) => `/_next/static/scripts/${name}`);

it("prepares every page and rewrites those with scripts; shared scripts become one file named after its content", () => {
  write("index.html", page("home"));
  write("a/b.html", page("b"));
  write("plain.html", "<html><head></head><body></body></html>");
  hardenSite(at(), BROWSER, (html) => html.replace("<body>", "<body>prepared "));
  expect(scripts().map(read).sort()).toEqual(["boot()", "load()", "policy()"]);
  expect(scripts().filter((name) => !/\/[\da-f]{16}\.js$/.test(name))).toEqual([]);
  for (const name of ["index.html", "a/b.html"]) {
    expect(read(name)).toMatch(/<body>prepared \w.*application\/json/);
    for (const script of scripts()) expect(read(name)).toContain(`src="${script}"`);
  }
  expect(read("plain.html")).toBe("<html><head></head><body>prepared </body></html>");
});

it("writes the same flight data, however often React paused while it wrote them", () => {
  const modules = ['1:"$Sreact.fragment"\n', '2:"/_next/static/a.js"\n', '3:I[7,["$2"],"Icon"]\n'];
  const hint = ':HL["/a.css","style"]\n';
  // An iterable of two texts, and a text of nine bytes that looks like rows.
  const rest = ["5:X\n", '5:"$$2"\n', "4:T9,é\n9:I[]\n", '5:"two"\n', '0:["$","$L3",null,{"text":"$4"}]\n'];
  const once = [...modules, hint, ...rest].join("");
  const paused = [rest[0], modules[0], rest[1], rest[2], modules[1], modules[2], rest[3], hint, rest[4]].join(
    "",
  );
  const push = `<script>self.__next_f.push(${JSON.stringify([1, paused])})</script>`;
  write(
    "about.html",
    page("about").replace("</body>", () => `${push}</body>`),
  );
  write("about.txt", paused);
  const others = { "once.txt": once, "cut.txt": paused.slice(0, -1), "robots.txt": "User-agent: *\n4:I\n" };
  for (const [name, text] of Object.entries(others)) write(name, text);
  hardenSite(at(), BROWSER);
  expect(flightText(readFlightBlock(read("about.html"))!)).toBe(once);
  expect(read("about.txt")).toBe(once);
  for (const [name, text] of Object.entries(others)) expect(read(name)).toBe(text);
});

it("puts the policy first in the entry of a web worker, which has no page to take it from", () => {
  const [entry, chunk] = ["turbopack-worker-1.js", "1.js"].map((name) => `_next/static/chunks/${name}`);
  for (const file of [entry!, chunk!]) write(file, "importScripts(chunks)");
  hardenSite(at(), BROWSER);
  expect(read(entry!)).toBe("policy()\nimportScripts(chunks)");
  expect(read(chunk!)).toBe("importScripts(chunks)");
});

it("names a page that it cannot rewrite", () => {
  write("a/b.html", page("b").replace("push([0])", "push(0)"));
  expect(() => hardenSite(at(), BROWSER)).toThrow(/^a\/b\.html: flight data in an unknown format/);
});

it("moves style attributes to stylesheets, with or without scripts on the page", () => {
  write("index.html", page('<p style="top:0">home</p>'));
  write("plain.html", '<html><head></head><body><p style="top:0">plain</p></body></html>');
  hardenSite(at(), BROWSER);
  const [sheet] = readdirSync(at("_next/static/styles"));
  expect(read(`_next/static/styles/${sheet}`)).toContain("{top:0}");
  for (const name of ["index.html", "plain.html"]) {
    expect(read(name)).toContain(`href="/_next/static/styles/${sheet}"`);
    expect(read(name)).not.toContain(" style=");
  }
  const restorer = scripts().find((script) => read(script) === "restore()")!;
  expect(read("index.html").indexOf(restorer)).toBeLessThan(read("index.html").indexOf("data-flight"));
  expect(read("plain.html")).not.toContain("script");
});
