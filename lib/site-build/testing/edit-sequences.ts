/**
 * Renders sequences of random edits of the content as builds do that link unchanged pages, and compares each with a clean
 * build: `node lib/site-build/cli/run.mjs lib/site-build/testing/edit-sequences.ts [sequences] [seed]`.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { compileFunction } from "node:vm";
import type { ContentFiles } from "@/lib/content/content";
import { loadFiles } from "@/lib/content/load-files";
import { findUnchanged, keepReads, type BuildState } from "@/packages/export-kit/src/queries/build-state";
import type * as Bundler from "../bundle.mjs";
import type { RenderedPages } from "./render-pages";

/** The landing pages, besides which some pages of each other kind are rendered. Two cities have the words of the same country. */
const SCOPE = {
  services: ["live-chat-support", "telephone-answering-services", "pay-per-lead"],
  industries: ["plumbing", "dental-practices", "hotels"],
  cities: ["glasgow", "edinburgh", "toronto", "miami", "boston", "berlin"],
};
const EDITS = 2;

type FindKept = (inputs: RenderedPages["inputs"]) => ReadonlySet<string>;
type RenderPages = (files: ContentFiles, findKept: FindKept) => Promise<RenderedPages>;

const NONE: ReadonlySet<string> = new Set();

export async function main(): Promise<void> {
  const [, , sequences = "50", seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv;
  process.env.LANDING_SCOPE = Object.entries(SCOPE)
    .map(([name, slugs]) => `${name}=${slugs.join()}`)
    .join(";");
  const counts = await runSequences(Number(sequences), Number(seed));
  console.log(JSON.stringify({ seed: Number(seed), ...counts }));
}

/** @throws Error that names the edits after which a page is stale */
async function runSequences(sequences: number, seed: number) {
  const freshModules = await createModules();
  const render = (files: ContentFiles, findKept: FindKept) =>
    freshModules()(structuredClone(files), findKept);
  const random = createRandom(seed);
  const first = loadFiles(process.cwd());
  const start = await render(first, () => NONE);
  const counts = { edits: 0, rendered: 0, kept: 0 };
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    let files = first;
    let { pages } = start;
    let state = stateOf(start, [start.reads]);
    const edits: string[] = [];
    for (let number = 0; number < EDITS; number += 1) {
      const [kind, edit] = pick(Object.entries(EDITS_BY_KIND), random);
      const edited = structuredClone(files);
      const place = edit(edited, random);
      if (place === undefined) continue;
      let kept = NONE;
      const built = await render(edited, (inputs) => (kept = findKept(state, inputs))).catch(() => undefined);
      // Changed to something that validation refuses.
      if (!built) continue;
      files = edited;
      edits.push(`${kind}: ${place}`);
      const before = pages;
      pages = new Map(
        [...built.pages].map(([file, html]) => [file, kept.has(file) ? before.get(file)! : html]),
      );
      state = stateOf(built, [...keepReads(state, kept), built.reads]);
      counts.edits += 1;
      counts.kept += kept.size;
      counts.rendered += pages.size - kept.size;
    }
    const clean = await render(files, () => NONE);
    const stale = [...clean.pages].filter(([file, html]) => pages.get(file) !== html).map(([file]) => file);
    if (stale.length > 0)
      throw new Error(`seed ${seed}: stale after ${edits.join(", then ")}: ${stale.join(", ")}`);
  }
  return counts;
}

function findKept(state: BuildState, inputs: RenderedPages["inputs"]): ReadonlySet<string> {
  const unchanged = findUnchanged(state, { ...inputs, shells: {} });
  return new Set([...unchanged.values()].flatMap((ofRoute) => [...ofRoute.keys()]));
}

const stateOf = ({ inputs }: RenderedPages, threads: BuildState["threads"]): BuildState => ({
  ...inputs,
  shells: {},
  builds: 1,
  threads,
});

/** Returns a function that evaluates the modules, without what they have computed before, as in the process of another build. */
async function createModules(): Promise<() => RenderPages> {
  // Not bundled with this file: the bundler finds its own files beside it.
  const bundler = pathToFileURL(path.resolve("lib/site-build/bundle.mjs")).href;
  const { bundleText } = (await import(bundler)) as typeof Bundler;
  const text = await bundleText(process.cwd(), "lib/site-build/testing/render-pages.ts");
  const evaluate = compileFunction(text, ["require", "module", "exports"]) as (...values: unknown[]) => void;
  const require = createRequire(`${process.cwd()}/package.json`);
  return () => {
    const modules = { exports: {} as { renderPages: RenderPages } };
    evaluate(require, modules, modules.exports);
    return modules.exports.renderPages;
  };
}

/** Numbers from 0 to 1 that a seed decides. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)]!;

/** One with landing pages. */
const pickIn = <T extends { slug: string }>(kind: keyof typeof SCOPE, items: readonly T[], random: Random) =>
  pick(
    items.filter(({ slug }) => SCOPE[kind].includes(slug)),
    random,
  );

/** Smaller numbers may be hours, months and shares, which a larger one is not. */
const LEAST_NUMBER = 60;

/** Changes a text or a number at a random place; returns false where there is none. */
function changeLeaf(value: object, random: Random): string | undefined {
  const path: string[] = [];
  for (let node: object = value; ;) {
    const key = pick(Object.keys(node), random);
    if (key === undefined) return undefined;
    path.push(key);
    const inner: unknown = node[key as never];
    if (typeof inner === "object" && inner !== null) {
      if ("parts" in inner && "source" in inner) {
        (inner.parts as unknown[]).push(" indeed");
        inner.source = `${String(inner.source)} indeed`;
        return path.join(".");
      }
      node = inner;
    } else if (typeof inner === "string" && /\w \w/.test(inner)) {
      Object.assign(node, { [key]: `${inner} indeed` });
      return path.join(".");
    } else if (typeof inner === "number" && inner > LEAST_NUMBER) {
      Object.assign(node, { [key]: inner + 1 });
      return path.join(".");
    } else return undefined;
  }
}

const EDITS_BY_KIND: Record<string, (files: ContentFiles, random: Random) => string | undefined> = {
  "a field of any file": (files, random) => changeLeaf(files, random),
  "a city": (files, random) =>
    changeLeaf(pickIn("cities", Object.values(files.cities).flat(), random), random),
  "an industry": (files, random) => changeLeaf(pickIn("industries", files.industries, random), random),
  "a service": (files, random) => changeLeaf(pickIn("services", files.services, random), random),
  "the landing messages": (files, random) => changeLeaf(files.landing, random),
  "the price list": (files, random) => changeLeaf(files.plans, random),
  "a post": (files, random) => changeLeaf(pick(files.posts, random), random),
  "one post less": (files, random) =>
    files.posts.splice(Math.floor(random() * files.posts.length), 1)[0]?.slug,
  "one post more": (files, random) => {
    const post = pick(files.posts, random);
    files.posts.push({ ...post, slug: `${post.slug}-again` });
    return post.slug;
  },
  "a city more": (files, random) => {
    const cities = pick(Object.values(files.cities), random);
    const city = pick(cities, random);
    const slug = `${city.slug}-beside`;
    cities.push({ ...city, slug, name: `${city.name} Beside` });
    files.catchments = { ...files.catchments, [slug]: files.catchments[city.slug]! };
    return slug;
  },
  "a field that an industry did not have": (files, random) => {
    const industry = pickIn("industries", files.industries, random);
    Object.assign(industry, { quietHours: { from: 13, to: 14, share: 0.5 } });
    return industry.slug;
  },
};
