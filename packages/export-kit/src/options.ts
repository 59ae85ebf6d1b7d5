/**
 * Options of a site, which README.md describes. Plain data, because the command line reads them without Next, and
 * threads cannot receive functions.
 */
export interface ExportKitOptions {
  /** Routes whose pages, or files of a handler, this package writes, not Next. */
  collections?: readonly CollectionOptions[];
  /** `false` leaves Next's pages unchanged and sends no policy. */
  harden?: false | HardenOptions;
  hosts?: HostOptions;
  /** Pages that work without a network after the first visit. */
  offline?: OfflineOptions;
  publish?: {
    /** `false` removes the payloads for prefetching, for sites whose links do not prefetch. */
    prefetchPayloads?: boolean;
    /** Paths of files over 2 MB in `public` that are meant: `/film.mp4`. */
    largeFiles?: readonly string[];
  };
  /** Path of a module of the site that exports `Hooks`. */
  hooks?: string;
  inputs?: InputOptions;
  /** Names of the environment variables that select the engine and the shard and name the commit. */
  variables?: { engine?: string; shard?: string; commit?: string };
  /** Packages that bundles load from node_modules, besides `react`, `react-dom` and `next`. */
  external?: readonly string[];
}

export interface CollectionOptions {
  /** As Next writes it, without route groups: `/posts/[slug]`. */
  route: string;
  /** Path of a module that exports `collection`, a `Collection`. */
  module?: string;
}

export interface HardenOptions {
  /** Directives of the Content-Security-Policy to add or replace: `{ "img-src": "'self' data:" }`. */
  policy?: Readonly<Record<string, string>>;
}

/** What the service worker keeps. The site registers `/service-worker.js`, for the scope of each page. */
export interface OfflineOptions {
  /** Paths of pages: `/account`. */
  pages: readonly string[];
  /** Paths of further files that these pages fetch: `/indexes/countries.json`. */
  files?: readonly string[];
}

/** Additions to the host table. A path is a single path, or everything below a folder: `/indexes/*`. */
export interface HostOptions {
  /** Apply to files that exist. */
  cacheRules?: readonly CacheRule[];
  /** Media types by path, where the extension does not determine it. */
  specialTypes?: Readonly<Record<string, string>>;
  /** Permanent redirects, from path to path. A segment `:name` stands for any one: `/old/:page` to `/new/:page`. */
  redirects?: Readonly<Record<string, string>>;
  /** Headers of pages, by name. */
  pageHeaders?: Readonly<Record<string, string>>;
}

export interface CacheRule {
  /** Describes the files. */
  name: string;
  paths: readonly string[];
  /** Value of Cache-Control. */
  value: string;
}

export interface InputOptions {
  /** Everything a build reads, relative to the project's root; by default all but output of builds and tests. */
  paths?: readonly string[];
  /** Those of `paths` whose content collections read through `observe` alone: an edit of them renders the pages that read it. */
  observed?: readonly string[];
  /** Environment variables that affect the site. */
  variables?: readonly string[];
}

/** The exports of a module named by `hooks`; all are optional. */
export interface Hooks {
  /** Called after Next's export: may change each of its pages, including shells. */
  preparePages?: (site: string) => PagePreparation;
  /** Called when all pages are written: may add files. */
  completeSite?: (site: string) => void | Promise<void>;
  /** Called after publication, at the end of a build. */
  afterPublishing?: (projectDir: string) => void | Promise<void>;
  /** The file of an observed field, such as "cities/leeds.note", for `export-kit why`. */
  fileOf?: (field: string) => string;
}

export interface PagePreparation {
  prepare: (html: string) => string;
  /** Called after the last page. */
  done?: () => void;
}
