import { parseDocument } from "htmlparser2";
import { PageDocument } from "./page-document";
import { findRowProblems } from "./page-content";

const HTML = `<body><header><a href="/services">Services</a></header><main>
  <section><h2>Our <b>cards</b></h2><ul><li><a href="/services/a">Learn More<span> about A</span></a></li>
  <li><a href="/services/b">Learn More</a></li></ul></section>
  <section><h2>News</h2><form><input type="email" required=""></form></section>
  <p>Fish &amp; chips<br>for&nbsp;£4</p><noscript>Hidden</noscript></main><footer>© 2014</footer></body>`;
const document = new PageDocument([parseDocument(HTML)]);
const main = document.element("main");

it("finds all that a row asks for", () => {
  const row = {
    says: ["Fish & chips for £4", "Our cards"],
    leads: [["Learn More", "/services/b"]] as const,
    counts: [
      { what: "cards", text: /Learn More/g, expected: 2 },
      { what: "cards' links", section: "Our cards", links: /^\/services\//, expected: 2 },
      { what: "headings", headings: 2, expected: 2 },
      { what: "fields", section: "News", requiredFields: true as const, expected: 1 },
    ],
  };
  expect(findRowProblems(main, row)).toEqual([]);
});

it.each([
  ["a text", { says: ["© 2014"] }, "does not say “© 2014”"],
  ["a text for browsers without scripts", { says: ["Hidden"] }, "does not say “Hidden”"],
  ["a link elsewhere", { leads: [["Learn More", "/b"]] as const }, "has no link “Learn More” to /b"],
  ["a count", { counts: [{ what: "cards", text: /Learn/g, expected: 3 }] }, "has 2 cards, expected 3"],
  [
    "a section",
    { counts: [{ what: "links", section: "Gone", links: /./, expected: 1 }] },
    "has 0 links, expected 1",
  ],
])("reports %s that is not there", (_, row, problem) => {
  expect(findRowProblems(main, row)).toEqual([problem]);
});

it("reads bar and footer by themselves", () => {
  const frame = document.around("main");
  expect(frame.text).toBe("Services © 2014");
  expect(frame.links).toEqual([{ text: "Services", href: "/services" }]);
});
