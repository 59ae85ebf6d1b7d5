/** Renders pages of collections as a thread of the writer does. Bundled by the test, which runs it afresh for each content. */
import * as city from "@/app/(site)/regions/[region]/[country]/[city]/page";
import * as country from "@/app/(site)/regions/[region]/[country]/page";
import * as industry from "@/app/(site)/industries/[industry]/page";
import * as hub from "@/app/(site)/services/[service]/[industry]/page";
import * as trade from "@/app/indexes/trades/[file]/route";
import { getLandingCatalogue, replaceContent } from "@/lib/content";
import type { ContentFiles } from "@/lib/content/content";
import { collection as landing } from "@/lib/site-build/landing-collection";
import type { RouteParams } from "@/packages/export-kit/src/collections/collection-types";
import { createPageEncoder } from "@/packages/export-kit/src/collections/html-chunks";
import {
  loadCollection,
  loadFiles,
  type CollectionSource,
} from "@/packages/export-kit/src/collections/load-collection";
import { readBuildInputs, type BuildInputs } from "@/packages/export-kit/src/queries/build-inputs";
import type { KnownPage } from "@/packages/export-kit/src/queries/build-state";
import {
  readsOf,
  recordFinding,
  startReading,
  startRecording,
  type RecordedPage,
  type ThreadReads,
} from "@/packages/export-kit/src/queries/recording";

/** The country that has its page rendered: its cities have several clocks, and its map is broad. */
const COUNTRY = "canada";

const ROUTES: Record<string, object> = {
  "/services/[service]/[industry]": hub,
  "/industries/[industry]": industry,
  "/regions/[region]/[country]": country,
  "/regions/[region]/[country]/[city]": city,
};
/** Not pictures: their modules take seconds to load. */
const HANDLERS: Record<string, object> = { "/indexes/trades/[file]": trade };

const sourceOf = (route: string, page: object): CollectionSource =>
  ({ route, loadRoute: async () => ({ page, layouts: [] }) }) as never;

export interface RenderedPages {
  /** By file; empty texts of those that are kept. */
  pages: Map<string, string>;
  /** Files that were not rendered. */
  kept: Set<string>;
  reads: ThreadReads;
  inputs: BuildInputs;
}

/** @param findKnown returns the pages of the build before; unchanged ones are not rendered again, unless they have another finding now */
export async function renderPages(
  files: ContentFiles,
  findKnown: (inputs: BuildInputs) => ReadonlyMap<string, KnownPage>,
): Promise<RenderedPages> {
  startRecording();
  replaceContent(files);
  const inputs = readBuildInputs("", {});
  const known = findKnown(inputs);
  const endLoading = startReading();
  const encode = createPageEncoder();
  const collections = [
    await loadCollection({
      ...sourceOf("/seo/[service]/[industry]/[location]", {}),
      loadModule: async () => ({ collection: landing as never }),
    }),
    ...(await Promise.all(
      Object.entries(ROUTES).map(([route, page]) => loadCollection(sourceOf(route, page))),
    )),
  ];
  const handlers = await Promise.all(
    Object.entries(HANDLERS).map(async ([route, page]) => ({
      route,
      ...(await loadFiles(sourceOf(route, page))),
    })),
  );
  const loaded = endLoading();
  const { services, industries, cities } = getLandingCatalogue();
  const inScope = new Set([COUNTRY, ...[...services, ...industries, ...cities].map(({ slug }) => slug)]);
  const isInSample = ({ service, industry, country, city = country }: RouteParams) =>
    [service, industry, city].every((slug) => slug === undefined || inScope.has(slug as string));
  const samples = collections.map(({ groups, pagesOf, ...collection }) => ({
    ...collection,
    sample: groups.flatMap((group) => [...pagesOf(group)].filter(isInSample)),
  }));
  // As the writer does, which compares the others with it: what this reads is recorded for nobody.
  for (const { sample, findingOf, render } of samples) await render(sample[0]!, findingOf(sample[0]!));
  const pages = new Map<string, string>();
  const kept = new Set<string>();
  const recordedPages: Record<string, RecordedPage[]> = {};
  const record = async (
    route: string,
    file: string,
    render: (finding: string | undefined) => Promise<string>,
    findingOf: () => string | undefined = () => undefined,
  ) => {
    const before = known.get(file);
    pages.set(file, "");
    const isUnchanged = before?.isChanged === false;
    if (isUnchanged) kept.add(file);
    if (isUnchanged && !before.isFindingOld) return;
    const finding = recordFinding(before?.isFindingOld ? undefined : before?.finding, loaded, findingOf);
    const recorded: RecordedPage = { file, finding };
    (recordedPages[route] ??= []).push(recorded);
    if (isUnchanged && before.finding === finding?.text) return;
    kept.delete(file);
    const end = startReading(loaded);
    pages.set(file, await render(finding?.text));
    recorded.number = end();
  };
  for (const { route, sample, pathOf, findingOf, render } of samples)
    for (const params of sample) {
      const renderText = async (finding: string | undefined) => {
        const { values, body } = await render(params, finding);
        return JSON.stringify(values) + encode(body).toString();
      };
      await record(route, pathOf(params), renderText, () => findingOf(params));
    }
  for (const { route, paths, read } of handlers)
    for (const file of paths.filter((path) => inScope.has(path.replace(/^.*\/|\.json$/g, ""))))
      await record(route, file, async () => Buffer.from(await read(file)).toString("latin1"));
  return { pages, kept, reads: readsOf(recordedPages), inputs };
}
