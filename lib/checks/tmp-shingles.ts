import { htmlOf } from "export-kit/writer";
import { collection } from "@/lib/site-build/landing-collection";
import { getLandingCatalogue } from "@/lib/content";
import { createTokenizer } from "@/lib/site-build/quality/tokenizer";
import { shingle } from "@/lib/site-build/quality/shingles";
export function main() {
  const { services, industries, cities } = getLandingCatalogue();
  const count = Number(process.argv[2] ?? 20);
  let seed = Number(process.argv[3] ?? 1);
  const random = (n: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return Math.floor((seed / 2 ** 32) * n);
  };
  const plain = createTokenizer();
  const words = (s: string, i: string, c: string) => {
    const { body } = (collection.render as any)({ service: s, industry: i, location: c });
    const html = (tok as any)(body);
    return html;
  };
  const { LandingBody } = require("@/components/landing/landing-body");
  const { renderToStaticMarkup } = require("react-dom/server");
  const { createElement } = require("react");
  const { findLandingPage } = require("@/app/seo/landing-page");
  const tok = () => 0;
  void words;
  void htmlOf;
  const text = (s: string, i: string, c: string) => {
    const page = findLandingPage({ service: s, industry: i, location: c });
    return plain.tokenize(renderToStaticMarkup(createElement(LandingBody, { page })));
  };
  const results: {
    path: string;
    unique: number;
    shingles: number;
    words: number;
    city: number;
    industry: number;
    service: number;
  }[] = [];
  while (results.length < count) {
    const s = services[random(services.length)]!,
      i = industries[random(industries.length)]!,
      c = cities[random(cities.length)]!;
    if (i.services[s.slug]!.fit === "none") continue;
    const t = text(s.slug, i.slug, c.slug);
    const all = new Set(shingle(t).shingles);
    const without = (kind: string) => {
      const set = new Set(all);
      const drop = (x: Set<number> | Int32Array) => {
        for (const v of x) set.delete(v);
      };
      if (kind !== "industry" && kind !== "service")
        for (const o of cities) if (o !== c) drop(shingle(text(s.slug, i.slug, o.slug)).shingles);
      if (kind !== "city" && kind !== "service")
        for (const o of industries) if (o !== i) drop(shingle(text(s.slug, o.slug, c.slug)).shingles);
      if (kind !== "city" && kind !== "industry")
        for (const o of services) if (o !== s) drop(shingle(text(o.slug, i.slug, c.slug)).shingles);
      return set.size;
    };
    const r = {
      path: `${s.slug}/${i.slug}/${c.slug}`,
      unique: without("all"),
      shingles: all.size,
      words: t.words.length,
      city: process.argv[4] ? without("city") : 0,
      industry: process.argv[4] ? without("industry") : 0,
      service: process.argv[4] ? without("service") : 0,
    };
    console.log(JSON.stringify(r));
    results.push(r);
  }
  const u = results.map((r) => r.unique).sort((a, b) => a - b);
  console.log(
    "min",
    u[0],
    "p10",
    u[Math.floor(u.length / 10)],
    "median",
    u[Math.floor(u.length / 2)],
    "max",
    u.at(-1),
  );
}
