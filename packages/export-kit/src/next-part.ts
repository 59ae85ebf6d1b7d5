/** The part of a site that Next makes: its pages, shells and assets. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildOptions } from "./build-options";
import { extractShells } from "./collections/extract-shells";
import { checkRoutes, listPages, type PageLists } from "./collections/load-collection";
import { rethrowMapped } from "./collections/write-pages";
import { createShellHardening, hardenSite, type BrowserScripts } from "./hardening/harden-site";
import { hashUnobserved } from "./inputs.mjs";
import { writeServiceWorker } from "./offline/write-service-worker";
import type { PagePreparation } from "./options";
import { COMPILED, NEXT_READS, STAGED_SITE } from "./paths.mjs";
import { writeBuildId } from "./publishing/build-id";
import {
  removeEmptyFolders,
  removePrefetchPayloads,
  rewriteFiles,
  writeCompileHints,
} from "./publishing/export-files";
import type { SiteCode } from "./publishing/finish-site";

/** Next's part, for later builds. They link it, or have Next make it again, as a whole. */
export interface NextPart {
  /** Its files when they are finished, without the shells. */
  files: readonly string[];
  /** The names of all fields that its pages have read; undefined if that was not noted. */
  reads: readonly string[] | undefined;
}

/** Scripts of this package for Next's pages, bundled for browsers. */
export interface PageScripts {
  /** Those of hardened pages; undefined if pages are not hardened. */
  hardening: BrowserScripts | undefined;
  serviceWorker: string;
}

/** What the writer needs to write the pages of collections beside Next's. */
export interface PreparedCollections {
  lists: PageLists;
  /** HTML of the shells by route. */
  shells: Readonly<Record<string, string>>;
}

/**
 * Finishes what Next has exported to the staged site: takes the shells out of it, gives pages their build id, hardens them,
 * and adds the service worker.
 *
 * @throws Error that names a page if it differs from what Next is known to write
 */
export async function finishNextPart(
  code: SiteCode,
  { projectDir, options, settings, bundle }: BuildOptions,
  scripts: PageScripts,
): Promise<PreparedCollections> {
  const { collections = [], publish: { prefetchPayloads = true } = {} } = options;
  const site = path.join(projectDir, STAGED_SITE);
  if (!prefetchPayloads) removePrefetchPayloads(site);
  writeCompileHints(site);
  const insertBuildId = writeBuildId(site);
  const { prepare = (html) => html, done }: Partial<PagePreparation> =
    (await code.loadHooks?.())?.preparePages?.(site) ?? {};

  const usesWriter = settings.engine === "adapter";
  if (usesWriter) await checkRoutes(code.collections).catch(rethrowMapped(bundle));
  const hardenShell = scripts.hardening ? createShellHardening(site) : (html: string) => html;
  const routes = usesWriter ? collections.map(({ route }) => route) : [];
  const shells = extractShells(site, routes, (html) => hardenShell(prepare(html)));

  const preparePage = (html: string) => insertBuildId(prepare(html));
  // Pages of collections need no hardening: they have no scripts.
  if (scripts.hardening) hardenSite(site, scripts.hardening, preparePage);
  else rewriteFiles(site, /\.html$/, preparePage);
  done?.();
  writeServiceWorker(site, scripts.serviceWorker, options);

  const lists = await listPages(code.collections).catch(rethrowMapped(bundle));
  if (usesWriter) removeSampleFiles(site, code, lists);
  removeEmptyFolders(site);
  return { lists, shells };
}

/** Of each route handler, Next has written the first and the last file, as if they were shells. */
function removeSampleFiles(site: string, { collections }: SiteCode, lists: PageLists): void {
  for (const { route, isHandler } of collections)
    if (isHandler)
      for (const file of [lists[route]?.[0], lists[route]?.at(-1)])
        if (file) rmSync(path.join(site, file), { force: true });
}

/** What Next's processes have noted; undefined if they have not. */
export function readNextReads(projectDir: string): NextPart["reads"] {
  const file = path.join(projectDir, NEXT_READS);
  if (!existsSync(file)) return undefined;
  return [...new Set(readFileSync(file, "utf8").trimEnd().split("\n"))];
}

/**
 * Notes which code Next has compiled to `.next`, so that the next build can have it render only. A build that compiles has
 * emptied the folder; one that only renders finds the note of the build before.
 */
export function noteCompiledCode({ projectDir, options, unobserved }: BuildOptions): void {
  const file = path.join(projectDir, COMPILED);
  // Otherwise a file was edited meanwhile, and it is unknown which version was compiled.
  if (!existsSync(file) && hashUnobserved(projectDir, options) === unobserved)
    writeFileSync(file, unobserved);
}
