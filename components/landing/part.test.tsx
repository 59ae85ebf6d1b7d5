import { renderToStaticMarkup } from "react-dom/server";
import { getContent } from "@/lib/content";
import { createComposer } from "@/lib/landing";
import { LandingBody } from "./landing-body";
import { Part, sharePartsWith, SLOT, SlottedPart, type PartRenderer } from "./part";

/** Renders once and fills plainly. */
const SHARED: PartRenderer = {
  render: renderToStaticMarkup,
  fill: (rendered, word) => rendered.replaceAll(SLOT, word),
};

afterEach(() => sharePartsWith(undefined));

interface Subject {
  name: string;
}

const Name = jest.fn(({ of }: { of: Subject }) => (
  <>
    <h2>{of.name} & Co</h2>
    <p>{`"quoted" <tag> it's`}</p>
  </>
));
const Upper = jest.fn(({ of }: { of: Subject }) => <p>{of.name.toUpperCase()}</p>);
beforeEach(() => jest.clearAllMocks());

const html = (of: Subject, body: typeof Name = Name) =>
  renderToStaticMarkup(<Part as="div" className="page" of={of} body={body} />);

it("renders its body inside the element asked for", () => {
  expect(html({ name: "Clydeline" })).toBe(
    '<div class="page"><h2>Clydeline &amp; Co</h2><p>&quot;quoted&quot; &lt;tag&gt; it&#x27;s</p></div>',
  );
  expect(renderToStaticMarkup(<Part of={{ name: "x" }} body={Upper} />)).toBe("<section><p>X</p></section>");
});

it("gives the same HTML with and without sharing, the first time and the next", () => {
  const subject = { name: "Clydeline" };
  const alone = html(subject);
  sharePartsWith(SHARED);
  expect(html(subject)).toBe(alone);
  expect(html(subject)).toBe(alone);
});

it("renders what pages share once", () => {
  const subject = { name: "Clydeline" };
  sharePartsWith(SHARED);
  html(subject);
  html(subject);
  expect(Name).toHaveBeenCalledTimes(1);
});

it("renders another object anew, also where it says the same", () => {
  sharePartsWith(SHARED);
  expect(html({ name: "First" })).toContain("First");
  expect(html({ name: "Second" })).toContain("Second");
  html({ name: "Second" });
  expect(Name).toHaveBeenCalledTimes(3);
});

it("keeps two bodies of one object apart", () => {
  const subject = { name: "Clydeline" };
  sharePartsWith(SHARED);
  html(subject);
  expect(html(subject, Upper)).toContain("<p>CLYDELINE</p>");
  expect(html(subject)).toContain("<h2>Clydeline &amp; Co</h2>");
});

it("puts each page's own word into the links of a part that is rendered once", () => {
  const Links = jest.fn(({ of, word }: { of: Subject; word: string }) => (
    <a href={`/of/${word}/${of.name}`} title={word}>
      {of.name}
    </a>
  ));
  const subject = { name: "Clydeline" };
  const links = (word: string) =>
    renderToStaticMarkup(<SlottedPart as="nav" aria-label="Related" of={subject} body={Links} word={word} />);
  const alone = links("perth");
  expect(alone).toBe(
    '<nav aria-label="Related"><a href="/of/perth/Clydeline" title="perth">Clydeline</a></nav>',
  );
  Links.mockClear();
  sharePartsWith(SHARED);
  expect(links("berlin")).toContain('href="/of/berlin/Clydeline" title="berlin"');
  expect(links("perth")).toBe(alone);
  expect(Links).toHaveBeenCalledTimes(1);
});

it("forgets what was rendered when sharing begins anew", () => {
  const subject = { name: "Before" };
  sharePartsWith(SHARED);
  html(subject);
  subject.name = "After";
  expect(html(subject)).toContain("Before");
  sharePartsWith(SHARED);
  expect(html(subject)).toContain("After");
});

describe("landing pages", () => {
  const content = getContent();
  const composer = createComposer(content, content);
  const htmlOf = ([service, industry, city]: readonly [string, string, string]) => {
    const page = composer.compose(service, industry, city);
    if (!page) throw new Error(`no page ${service}/${industry}/${city}`);
    return renderToStaticMarkup(<LandingBody page={page} />);
  };
  // One city with two pairs, one pair in two cities, and each channel once.
  const sample = [
    ["call-center-outsourcing", "plumbing", "glasgow"],
    ["call-center-outsourcing", "plumbing", "auckland"],
    ["live-chat-support", "dental-practices", "auckland"],
    ["amazon-customer-support", "pet-supplies", "berlin"],
    ["software-development", "hotels", "phoenix"],
    ["call-center-outsourcing", "plumbing", "glasgow"],
  ] as const;

  it("are the same HTML with and without sharing", () => {
    const alone = sample.map(htmlOf);
    sharePartsWith(SHARED);
    expect(sample.map(htmlOf)).toEqual(alone);
  });
});
