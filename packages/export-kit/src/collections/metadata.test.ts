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

it("splits page-specific values from shared metadata", () => {
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

it("does not change metadata without page-specific fields", () => {
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
  "refuses the canonical URL %j",
  (canonical) => {
    expect(() => splitMetadata({ alternates: { canonical } })).toThrow("metadata: alternates.canonical is");
  },
);

it.each(["/", "/a/b?c=d&e=%20#f", "https://a.example", "https://a.example/a-b_c.~"])(
  "accepts the canonical URL %s",
  (canonical) => {
    const { values, shared } = splitMetadata({ alternates: { canonical } });
    const marked = (shared.alternates?.canonical as string).replace(
      "/ExportKitSlot-alternates-canonical-End",
      "",
    );
    expect(marked + values["alternates.canonical"]).toBe(canonical);
  },
);

it("refuses an empty text: Next would omit its element", () => {
  expect(() => splitMetadata({ description: "" })).toThrow("metadata: description is empty");
});

describe("createMetadataReader", () => {
  const differ = (more: Metadata) => () => createMetadataReader(page("a"))(page("b", more));

  it("reads the values of all slots", () => {
    expect(differ({})()).toEqual(splitMetadata(page("b")).values);
    expect(createMetadataReader(page("a"))(page("hidden"))).toEqual(splitMetadata(page("hidden")).values);
  });

  it("compares URL objects by their value", () => {
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
  ])("reports that %s differs from the first page", (field, more) => {
    expect(differ(more)).toThrow(`metadata: ${field} is not the same on all pages`);
  });
});
