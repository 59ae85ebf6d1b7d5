import { renderToStaticMarkup } from "react-dom/server";
import { Breadcrumbs } from "./breadcrumbs";
import { Email } from "./email";
import { JsonLd, jsonLdText } from "./json-ld";
import { Picture } from "./picture";

test("breadcrumbs are links from the home page down, and end with the page itself, which is none", () => {
  const crumbs = [
    { name: "Home", url: "/" },
    { name: "Services", url: "/services" },
  ];
  const texts = (html: string) => Array.from(html.matchAll(/<li[^>]*>(.*?)<\/li>/g), ([, inner]) => inner!);
  const [home, services, current] = texts(
    renderToStaticMarkup(<Breadcrumbs crumbs={crumbs} current="Live chat" />),
  );
  expect([home, services]).toEqual([
    expect.stringContaining('href="/">Home</a>'),
    expect.stringContaining('href="/services">Services</a>'),
  ]);
  expect(current).toMatch(/aria-current="page"[^>]*>Live chat</);
  expect(renderToStaticMarkup(<Breadcrumbs crumbs={crumbs} />)).not.toContain("aria-current");
});

test("an address may break after its @ and before a dot, and its text stays as it is", () => {
  const html = renderToStaticMarkup(<Email address="ann@desk.example" />);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe("ann@desk.example");
  expect(Array.from(html.matchAll(/class="part">([^<]*)</g), ([, part]) => part)).toEqual([
    "desk",
    ".example",
  ]);
});

test("a text cannot close the script element of structured data, and parses back unchanged", () => {
  const name = "</script><script>alert(1)</script><!-- & “quoted”";
  const html = renderToStaticMarkup(
    <JsonLd text={jsonLdText({ "@context": "https://schema.org", "@type": "Person", name })} />,
  );
  const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1];
  expect(JSON.parse(json ?? "")).toMatchObject({ "@type": "Person", name });
});

test("a picture has each composition in both colour schemes, the dark one first, keeps its place free, and waits", () => {
  const wide = { name: "board-wide", width: 1320, height: 500, media: "(width >= 64rem)" };
  const phone = { name: "board-phone", width: 328, height: 392 };
  const html = renderToStaticMarkup(<Picture sources={[wide, phone]} alt="A board" />).replaceAll(
    "&gt;",
    ">",
  );
  const sources = Array.from(html.matchAll(/<source ([^>]*(?:>= 64rem[^>]*)?)\/>/g), ([, attributes]) =>
    ["media", "srcSet"].map((name) => new RegExp(`${name}="([^"]*)"`).exec(attributes!)?.[1]),
  );
  expect(sources).toEqual([
    ["(prefers-color-scheme: dark) and (width >= 64rem)", "/art/board-wide-dark.svg"],
    ["(width >= 64rem)", "/art/board-wide-light.svg"],
    ["(prefers-color-scheme: dark)", "/art/board-phone-dark.svg"],
  ]);
  for (const part of ['src="/art/board-phone-light.svg"', 'width="328"', 'height="392"', 'loading="lazy"'])
    expect(html).toContain(part);
  expect(renderToStaticMarkup(<Picture sources={[phone]} alt="A board" eager />)).not.toContain("lazy");
});
