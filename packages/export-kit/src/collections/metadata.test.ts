import type { Metadata } from "next";
import { splitMetadata } from "./metadata";
import { createMetadataReader } from "./metadata-reader";

const page = (name: string, more: Metadata = {}): Metadata => ({
  title: { absolute: `${name} | Site` },
  description: `About ${name}`,
  alternates: { canonical: `/posts/${name}`, languages: { en: "/en" } },
  robots: { index: name !== "hidden", follow: true },
  openGraph: {
    siteName: "Site",
    title: name,
    url: `https://a.example/posts/${name}`,
    images: [{ url: `/og/${name}.png`, width: 10, alt: name }],
  },
  twitter: { card: "summary", images: [`/og/${name}.png`] },
  ...more,
});

it("tells what is a page's own from what all pages share", () => {
  const { values, shared } = splitMetadata(page("a"));
  expect(values).toEqual({
    "title.absolute": "a | Site",
    description: "About a",
    "alternates.canonical": "/posts/a",
    robots: "index, follow",
    "openGraph.title": "a",
    "openGraph.url": "/posts/a",
    "openGraph.images.0.url": "/og/a.png",
    "openGraph.images.0.alt": "a",
    "twitter.images.0": "/og/a.png",
  });
  expect(shared).toMatchObject({
    title: { absolute: "ExportKitSlot-title-absolute-End" },
    alternates: { canonical: "/ExportKitSlot-alternates-canonical-End", languages: { en: "/en" } },
    robots: "ExportKitSlot-robots-End",
    openGraph: { siteName: "Site", url: "https://a.example/ExportKitSlot-openGraph-url-End" },
  });
  expect(splitMetadata(page("hidden")).values.robots).toBe("noindex, follow");
});

it("leaves metadata alone that no page has of its own", () => {
  const metadata = {
    keywords: ["a"],
    metadataBase: new URL("https://a.example"),
    robots: { googleBot: "noindex" },
  };
  expect(splitMetadata(metadata)).toEqual({ values: {}, shared: metadata });
});

it.each<[string, Metadata["robots"]]>([
  ["noindex", "noindex"],
  ["noindex, nofollow", { index: false, follow: false }],
  ["index, noarchive, max-snippet:5", { index: true, noarchive: true, nocache: false, "max-snippet": 5 }],
])("prints robots as Next does: %s", (expected, robots) => {
  expect(splitMetadata({ robots }).values.robots).toBe(expected);
});

it.each(["./a", "a", "", "//evil.example/a", "/a b", "/ä", "/a/../b", "mailto:a@b.example"])(
  "refuses the canonical address %j",
  (canonical) => {
    expect(() => splitMetadata({ alternates: { canonical } })).toThrow("metadata: alternates.canonical is");
  },
);

it.each(["/", "/a/b?c=d&e=%20#f", "https://a.example", "https://a.example/a-b_c.~"])(
  "takes the canonical address %s",
  (canonical) => {
    const { values, shared } = splitMetadata({ alternates: { canonical } });
    const marked = (shared.alternates?.canonical as string).replace(
      "/ExportKitSlot-alternates-canonical-End",
      "",
    );
    expect(marked + values["alternates.canonical"]).toBe(canonical);
  },
);

it("refuses an empty text: Next would leave its element out", () => {
  expect(() => splitMetadata({ description: "" })).toThrow("metadata: description is empty");
});

describe("createMetadataReader", () => {
  const differ = (more: Metadata) => () => createMetadataReader(page("a"))(page("b", more));

  it("reads what the shell has slots for", () => {
    expect(differ({})()).toEqual(splitMetadata(page("b")).values);
    expect(createMetadataReader(page("a"))(page("hidden"))).toEqual(splitMetadata(page("hidden")).values);
  });

  it("compares dates and addresses by what they say", () => {
    const base = () => ({ metadataBase: new URL("https://a.example") });
    expect(createMetadataReader(base())(base())).toEqual({});
    expect(() => createMetadataReader(base())({ metadataBase: new URL("https://b.example") })).toThrow(
      "metadataBase",
    );
  });

  it.each<[string, Metadata]>([
    ["keywords", { keywords: "b" }],
    ["twitter.card", { twitter: { card: "player" } as Metadata["twitter"] }],
    ["description", { description: undefined }],
    ["title", { title: "b" }],
    ["alternates.languages", { alternates: { canonical: "/b" } }],
    ["openGraph.url", { openGraph: { ...page("b").openGraph, url: "https://b.example/posts/b" } }],
    [
      "openGraph.images.1",
      { openGraph: { ...page("b").openGraph, images: [{ url: "/1.png", width: 10, alt: "1" }, "/2.png"] } },
    ],
    ["robots", { robots: null }],
  ])("names %s where it differs", (field, more) => {
    expect(differ(more)).toThrow(`metadata: ${field} is not the same on all pages`);
  });
});
