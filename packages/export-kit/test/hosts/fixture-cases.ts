/** Cases for the site of `fixture.ts`: its files have the bodies that are expected here. */
import { createHostTable } from "../../src/hosts/table.mjs";
import { notFoundFile, notFoundPage, returnsFile, type HostCase } from "./expectations";
import { FIXTURE_OPTIONS } from "./fixture";
import { ruleCases } from "./rule-cases";
import { TRANSFER_CASES } from "./transfer-cases";

export const FIXTURE_CASES: readonly HostCase[] = [
  ...ruleCases(createHostTable(FIXTURE_OPTIONS), "<h1>Nothing here</h1>"),
  notFoundPage("/old/chat/hours/nowhere", "<h1>Nothing here</h1>"),
  returnsFile("/", "<h1>Home</h1>"),
  returnsFile("/?q=1", "<h1>Home</h1>"),
  returnsFile("/services", "<h1>Services</h1>"),
  returnsFile("/services?page=2&x=/", "<h1>Services</h1>"),
  returnsFile("/services/chat", "<h1>Chat</h1>"),
  returnsFile("/blog", "<h1>Blog</h1>"),
  returnsFile("/regions", "<h1>Regions</h1>"),
  returnsFile("/services/index.txt?_rsc=1", "payload"),
  returnsFile("/_next/static/chunks/site.css", "h1 {}"),
  returnsFile("/_next/static/chunks/app.js", "app(); ".repeat(400)),
  returnsFile("/_next/static/media/font.woff2", "font ".repeat(400)),
  returnsFile("/icon.svg", "<svg/>"),
  returnsFile("/robots.txt", "User-agent: *"),
  returnsFile("/llms.txt", "# Site"),
  returnsFile("/sitemap.xml", "<sitemapindex/>"),
  returnsFile("/sitemaps/pages-1.xml", "<urlset/>"),
  returnsFile("/indexes/search.json", "[]"),
  returnsFile("/blog/feed.xml", "<rss/>"),
  returnsFile("/blog/atom.xml", "<feed/>"),
  returnsFile("/blog/feed.json", "{}"),
  returnsFile("/speculation-rules.json", "{}"),
  returnsFile("/.well-known/security.txt", "Contact: mailto:a@b.example"),
  notFoundFile("/favicon.ico"),
  ...TRANSFER_CASES,
];
