/**
 * Renders sequences of random edits of the content as builds do that link unchanged pages, and compares each with a clean
 * build: `node lib/site-build/cli/run.mjs lib/site-build/testing/edit-sequences.ts [sequences] [seed]`.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { compileFunction } from "node:vm";
import { TYPE } from "@formatjs/icu-messageformat-parser";
import fc, { type GeneratorValue } from "fast-check";
import type { ContentFiles } from "@/lib/content/content";
import { readContentCached } from "@/lib/content/read-content-cached";
import * as zones from "@/lib/geo/zone";
import {
  comparePages,
  keepReads,
  type BuildState,
  type KnownPage,
} from "@/packages/export-kit/src/queries/build-state";
import type { BuildInputs } from "@/packages/export-kit/src/queries/build-inputs";
import type * as Bundler from "@/packages/export-kit/src/bundle.mjs";
import type { RenderedPages } from "./render-pages";

/** Of the pages that are rendered. Two cities have the words of the same country. */
const SCOPE = {
  services: ["live-chat-support", "telephone-answering-services", "pay-per-lead"],
  industries: ["plumbing", "dental-practices", "hotels"],
  cities: ["glasgow", "edinburgh", "toronto", "miami", "boston", "berlin"],
};
const EDITS = 2;

/** By file. */
type KnownPages = ReadonlyMap<string, KnownPage>;
type RenderPages = (
  files: ContentFiles,
  findPages: (inputs: BuildInputs) => KnownPages,
) => Promise<RenderedPages>;

const NONE: KnownPages = new Map();
/** Evaluated once: it reads no content, and `Intl` would take an eighth of the time. */
const ZONES = "@/lib/geo/zone";
/** Next renders nothing here. */
const NO_PART = { files: [], reads: undefined };

export async function main(): Promise<void> {
  const [, , sequences = "50", seed] = process.argv;
  process.env.LANDING_SCOPE = Object.entries(SCOPE)
    .map(([name, slugs]) => `${name}=${slugs.join()}`)
    .join(";");
  const freshModules = await createModules();
  const render: RenderPages = (files, findPages) => freshModules()(files, findPages);
  const json = JSON.stringify(readContentCached(process.cwd()));
  const built = await render(JSON.parse(json) as ContentFiles, () => NONE);
  const counts = { edits: 0, rendered: 0, kept: 0, foundAgain: 0, known: 0 };
  const property = fc.asyncProperty(fc.gen(), (draw) => runSequence(draw, { json, built, render, counts }));
  // Shrinking would render for hours. What fails is printed with its seed.
  const options = { numRuns: Number(sequences), endOnFailure: true, ...(seed ? { seed: Number(seed) } : {}) };
  await fc.assert(property, options);
  console.log(JSON.stringify(counts));
}

interface Start {
  /** The content: a build observes the fields of its copy, which cannot be edited then. */
  json: string;
  built: RenderedPages;
  render: RenderPages;
  /** Of all sequences. */
  counts: Record<"edits" | "rendered" | "kept" | "foundAgain" | "known", number>;
}

/** @throws Error that names the edits after which a page is stale */
async function runSequence(draw: Draw, { json: first, built: start, render, counts }: Start): Promise<void> {
  const renderClean = (text: string) => render(JSON.parse(text) as ContentFiles, () => NONE);
  let json = first;
  let { pages } = start;
  let state: BuildState = { ...start.inputs, builds: 1, threads: [start.reads], next: NO_PART };
  let isClean = true;
  const edits: string[] = [];
  for (let number = 0; number < EDITS; number += 1) {
    const [kind, edit] = pick(Object.entries(EDITS_BY_KIND), draw)!;
    const files = JSON.parse(json) as ContentFiles;
    const place = edit(files, draw);
    if (place === undefined) continue;
    const edited = JSON.stringify(files);
    let known = NONE;
    const findPages = (inputs: BuildInputs) => (known = knownPages(state, inputs));
    const built = await render(files, findPages).catch(async (error: unknown) => {
      // If a clean build fails as well, validation would have refused the edit.
      if (await renderClean(edited).catch(() => undefined)) throw error;
      return undefined;
    });
    if (!built) continue;
    json = edited;
    const { kept } = built;
    edits.push(`${kind}: ${place}`);
    const before = pages;
    pages = new Map(
      [...built.pages].map(([file, html]) => [file, kept.has(file) ? before.get(file)! : html]),
    );
    const oldFindings = new Set([...known.keys()].filter((file) => known.get(file)!.isFindingOld));
    const isFound = (file: string) => known.get(file)?.finding !== undefined && !oldFindings.has(file);
    isClean = kept.size === 0 && ![...known.keys()].some(isFound);
    const threads = [...keepReads(state, kept, { has: isFound }), built.reads];
    state = { ...built.inputs, builds: 1, threads, next: NO_PART };
    counts.edits += 1;
    counts.foundAgain += [...kept].filter((file) => oldFindings.has(file)).length;
    counts.known += [...pages.keys()].filter((file) => isFound(file) && !kept.has(file)).length;
    counts.kept += kept.size;
    counts.rendered += pages.size - kept.size;
  }
  // A build that links no page has rendered all of them as a clean one does.
  if (isClean) return;
  const clean = await renderClean(json);
  const stale = [...clean.pages].filter(([file, html]) => pages.get(file) !== html).map(([file]) => file);
  if (stale.length > 0) throw new Error(`stale after ${edits.join(", then ")}: ${stale.join(", ")}`);
}

function knownPages(state: BuildState, inputs: BuildInputs): KnownPages {
  return new Map([...comparePages(state, inputs).values()].flatMap((ofRoute) => [...ofRoute]));
}

/** Returns a function that evaluates the modules, without what they have computed before, as in the process of another build. */
async function createModules(): Promise<() => RenderPages> {
  // Not bundled with this file: the bundler finds its own files beside it.
  const bundler = pathToFileURL(path.resolve("packages/export-kit/src/bundle.mjs")).href;
  const { bundleText } = (await import(bundler)) as typeof Bundler;
  const entry = "lib/site-build/testing/render-pages.ts";
  const text = await bundleText(process.cwd(), entry, { external: [ZONES] });
  const evaluate = compileFunction(text, ["require", "module", "exports"]) as (...values: unknown[]) => void;
  const requirePackage = createRequire(`${process.cwd()}/package.json`);
  const require = (name: string) => (name === ZONES ? zones : (requirePackage(name) as object));
  return () => {
    const modules = { exports: {} as { renderPages: RenderPages } };
    evaluate(require, modules, modules.exports);
    return modules.exports.renderPages;
  };
}

type Draw = GeneratorValue;

/** Undefined if there is none. */
const pick = <T>(items: readonly T[], draw: Draw): T | undefined =>
  items[draw(fc.nat, { max: Math.max(0, items.length - 1) })];

/** One with landing pages. */
const pickIn = <T extends { slug: string }>(kind: keyof typeof SCOPE, items: readonly T[], draw: Draw) =>
  pick(
    items.filter(({ slug }) => SCOPE[kind].includes(slug)),
    draw,
  )!;

/** Smaller numbers may be hours, months and shares, which a larger one is not. */
const LEAST_NUMBER = 60;

/** Half of the places have neither a text nor a large number. */
const TRIES = 20;

/** Changes a text or a number at a random place, and returns the place; undefined if there is neither. */
function changeLeaf(value: object, draw: Draw): string | undefined {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const place = changeOne(value, draw);
    if (place !== undefined) return place;
  }
  return undefined;
}

function changeOne(value: object, draw: Draw): string | undefined {
  const path: string[] = [];
  for (let node: object = value; ;) {
    const key = pick(Object.keys(node), draw);
    if (key === undefined) return undefined;
    path.push(key);
    const inner: unknown = node[key as never];
    if (typeof inner === "object" && inner !== null) {
      if ("parts" in inner && "source" in inner) {
        (inner.parts as unknown[]).push({ type: TYPE.literal, value: " indeed" });
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

const EDITS_BY_KIND: Record<string, (files: ContentFiles, draw: Draw) => string | undefined> = {
  "a field of any file": (files, draw) => changeLeaf(files, draw),
  "a city": (files, draw) => changeLeaf(pickIn("cities", Object.values(files.cities).flat(), draw), draw),
  "an industry": (files, draw) => changeLeaf(pickIn("industries", files.industries, draw), draw),
  "a service": (files, draw) => changeLeaf(pickIn("services", files.services, draw), draw),
  "the landing messages": (files, draw) => changeLeaf(files.landing, draw),
  "the price list": (files, draw) => changeLeaf(files.plans, draw),
  "a post": (files, draw) => changeLeaf(pick(files.posts, draw)!, draw),
  "one post less": (files, draw) =>
    files.posts.splice(draw(fc.nat, { max: files.posts.length - 1 }), 1)[0]?.slug,
  "one post more": (files, draw) => {
    const post = pick(files.posts, draw)!;
    files.posts.push({ ...post, slug: `${post.slug}-again` });
    return post.slug;
  },
  "a city more": (files, draw) => {
    const cities = pick(Object.values(files.cities), draw)!;
    const city = pick(cities, draw)!;
    const slug = `${city.slug}-beside`;
    cities.push({ ...city, slug, name: `${city.name} Beside` });
    files.catchments = { ...files.catchments, [slug]: files.catchments[city.slug]! };
    return slug;
  },
  "a field that an industry did not have": (files, draw) => {
    const industry = pickIn("industries", files.industries, draw);
    Object.assign(industry, { quietHours: { from: 13, to: 14, share: 0.5 } });
    return industry.slug;
  },
};
