import { parseDocument } from "htmlparser2";
import { PageDocument } from "./page-document";
import { findContentProblems } from "./page-content";

const HTML = `<body><header><a href="/services">Services</a></header><main>
  <section><h2>Our <b>cards</b></h2><ul><li><a href="/services/a">Learn More<span> about A</span></a></li>
  <li><a href="/services/b">Learn More</a></li></ul></section>
  <section><h2>News</h2><form><input type="email" required=""></form></section>
  <p>Fish &amp; chips<br>for&nbsp;£4</p><noscript>Hidden</noscript></main><footer>© 2014</footer></body>`;
const document = new PageDocument([parseDocument(HTML)]);
const main = document.element("main");

it("accepts a page with all that is expected", () => {
  const expected = {
    texts: ["Fish & chips for £4", "Our cards"],
    links: [["Learn More", "/services/b"]] as const,
    counts: [
      { name: "cards", text: /Learn More/g, expected: 2 },
      { name: "cards' links", section: "Our cards", links: /^\/services\//, expected: 2 },
      { name: "headings", headings: 2, expected: 2 },
      { name: "fields", section: "News", requiredFields: true as const, expected: 1 },
    ],
  };
  expect(findContentProblems(main, expected)).toEqual([]);
});

it.each([
  ["a missing text", { texts: ["© 2014"] }, "does not contain “© 2014”"],
  ["a text in <noscript>", { texts: ["Hidden"] }, "does not contain “Hidden”"],
  [
    "a link with another target",
    { links: [["Learn More", "/b"]] as const },
    "has no link “Learn More” to /b",
  ],
  ["a wrong count", { counts: [{ name: "cards", text: /Learn/g, expected: 3 }] }, "has 2 cards, expected 3"],
  [
    "a missing section",
    { counts: [{ name: "links", section: "Gone", links: /./, expected: 1 }] },
    "has 0 links, expected 1",
  ],
])("reports %s", (_, expected, problem) => {
  expect(findContentProblems(main, expected)).toEqual([problem]);
});

it("reads header and footer outside the main part", () => {
  const frame = document.outside("main");
  expect(frame.text).toBe("Services © 2014");
  expect(frame.links).toEqual([{ text: "Services", href: "/services" }]);
});
