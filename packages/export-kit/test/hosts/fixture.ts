import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { ExportKitOptions } from "../../src/options";

/** A redirect, a header and a type of each kind. */
export const FIXTURE_OPTIONS = {
  hosts: {
    pageHeaders: { "Speculation-Rules": '"/speculation-rules.json"' },
    cacheRules: [
      {
        name: "feeds, sitemaps and indexes",
        paths: [
          ...["/robots.txt", "/sitemap.xml", "/sitemaps/*", "/indexes/*"],
          ...["/blog/feed.xml", "/.well-known/*"],
        ],
        value: "public, max-age=600",
      },
    ],
    specialTypes: {
      "/speculation-rules.json": "application/speculationrules+json",
      "/blog/feed.xml": "application/rss+xml",
    },
    redirects: {
      "/security.txt": "/.well-known/security.txt",
      "/old": "/services",
      "/old/:page": "/services/:page",
      "/old/:page/:part": "/services/:page/:part",
      // Wins over the one with placeholders.
      "/old/mail": "/mail",
    },
  },
} satisfies ExportKitOptions;

const text = (word: string) => `${word} `.repeat(400);

/**
 * A site with a file for each rule of the host table, and secrets in and beside it that hosts must not send. `transfer-cases.ts`
 * expects these very contents.
 */
export const FIXTURE_FILES: Record<string, string | Buffer> = {
  "site/index.html": "<h1>Home</h1>",
  "site/404.html": "<h1>Nothing here</h1>",
  "site/services.html": "<h1>Services</h1>",
  "site/services/chat.html": "<h1>Chat</h1>",
  "site/services/index.txt": "payload",
  // `/regions` has to return the page beside the folder, not the index within it.
  "site/regions.html": "<h1>Regions</h1>",
  "site/regions/index.html": "<h1>Listing</h1>",
  "site/long.html": text("<p>long"),
  "site/ready.html": text("<p>as built"),
  // The content differs, to show which file was sent.
  "site/ready.html.br": brotliCompressSync("ready in brotli"),
  "site/ready.html.gz": gzipSync("ready in gzip"),
  "site/_next/static/chunks/app.js": text("app();"),
  "site/_next/static/media/font.woff2": text("font"),
  "site/_next/static/chunks/site.css": "h1 {}",
  "site/indexes/search.json": "[]",
  "site/sitemap.xml": "<sitemapindex/>",
  "site/sitemaps/pages-1.xml": "<urlset/>",
  "site/robots.txt": "User-agent: *",
  "site/llms.txt": "# Site",
  "site/icon.svg": "<svg/>",
  "site/blog.html": "<h1>Blog</h1>",
  "site/blog/feed.xml": "<rss/>",
  "site/blog/atom.xml": "<feed/>",
  "site/blog/feed.json": "{}",
  "site/speculation-rules.json": "{}",
  "site/.well-known/security.txt": "Contact: mailto:a@b.example",
  "site/_headers": "secret",
  "site/_redirects": "secret",
  "site/.env": "secret",
  "site/.git/config": "secret",
  "site/services/.hidden.txt": "secret",
  "secret.txt": "secret",
  "site-secret/secret.txt": "secret",
};

/** Writes the site into a folder; returns its root. */
export function writeFixture(folder: string): string {
  for (const [file, content] of Object.entries(FIXTURE_FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return path.join(folder, "site");
}
