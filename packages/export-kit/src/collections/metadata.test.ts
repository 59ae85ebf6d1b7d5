import type { Metadata } from "next";
import { createMetadataReader, markMetadata } from "./metadata-reader";

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

const valuesOf = (metadata: Metadata) => createMetadataReader(metadata)(metadata);

it("reads page-specific values, and marks them in the shared metadata", () => {
  expect(valuesOf(page("a"))).toEqual({
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
  expect(markMetadata(page("a"))).toMatchObject({
    title: { absolute: "ExportKitSlot-title-absolute-End" },
    alternates: { canonical: "/ExportKitSlot-alternates-canonical-End", languages: { en: "/en" } },
    robots: "ExportKitSlot-robots-End",
    openGraph: { siteName: "Site", url: "https://a.example/ExportKitSlot-openGraph-url-End" },
  });
  const metadataBase = new URL("https://a.example");
  const plain = { keywords: ["a"], metadataBase, robots: { googleBot: "noindex" } };
  expect([valuesOf(plain), markMetadata(plain)]).toEqual([{}, plain]);
});

it("accepts canonical URLs that Next prints unchanged, and refuses others and empty texts", () => {
  for (const canonical of ["/", "/a/b?c=d&e=%20#f", "https://a.example", "https://a.example/a-b_c.~"]) {
    const metadata = { alternates: { canonical } };
    const marked = String(markMetadata(metadata).alternates?.canonical).replace(
      "/ExportKitSlot-alternates-canonical-End",
      "",
    );
    expect(marked + valuesOf(metadata)["alternates.canonical"]).toBe(canonical);
  }
  const refused = ["./a", "a", "", "//evil.example/a", "/a b", "/ä", "/a/../b", "mailto:a@b.example"];
  for (const canonical of refused)
    expect(() => markMetadata({ alternates: { canonical } })).toThrow("metadata: alternates.canonical is");
  // Next would omit its element.
  expect(() => markMetadata({ description: "" })).toThrow("metadata: description is empty");
});

it("reads the values of all fields, and names one that is not the same on all pages", () => {
  const read = createMetadataReader(page("a", { metadataBase: new URL("https://a.example") }));
  const readWith = (more: Metadata, name = "b") =>
    read(page(name, { metadataBase: new URL("https://a.example"), ...more }));
  for (const name of ["b", "hidden"]) expect(readWith({}, name)).toEqual(valuesOf(page(name)));
  const { openGraph } = page("b");
  const twoImages = [{ url: "/1.png", width: 10, alt: "1" }, "/2.png"];
  const differing: Record<string, Metadata> = {
    metadataBase: { metadataBase: new URL("https://b.example") },
    keywords: { keywords: "b" },
    "twitter.card": { twitter: { card: "player" } as Metadata["twitter"] },
    description: { description: undefined },
    title: { title: "b" },
    "alternates.languages": { alternates: { canonical: "/b" } },
    "openGraph.url": { openGraph: { ...openGraph, url: "https://b.example/posts/b" } },
    "openGraph.images.1": { openGraph: { ...openGraph, images: twoImages } },
    robots: { robots: null },
  };
  for (const [field, more] of Object.entries(differing))
    expect(() => readWith(more)).toThrow(
      RegExp(`: there is no ${field},|: ${field} is not the same on all pages`),
    );
});
