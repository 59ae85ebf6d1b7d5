/** Options of a site: plain data, since the command line reads them without Next and threads get no functions. */
export interface ExportKitOptions {
  /** Routes whose pages are rendered here and not by Next. */
  collections?: readonly CollectionOptions[];
  /** `false` leaves Next's pages as they are, and no policy is sent. */
  harden?: false | HardenOptions;
  hosts?: HostOptions;
  publish?: {
    /** `false` removes the payloads that links fetch ahead, for sites whose links do not prefetch. */
    prefetchPayloads?: boolean;
  };
  /** Path of a module of the site, see `Hooks`. */
  hooks?: string;
  inputs?: InputOptions;
  /** Names of the environment variables that choose the engine and the shard. */
  variables?: { engine?: string; shard?: string };
  /** Packages that bundles load from node_modules, besides `react`, `react-dom` and `next`. */
  external?: readonly string[];
}

export interface CollectionOptions {
  /** As Next writes it, without route groups: `/posts/[slug]`. */
  route: string;
  /** Path of a module that exports `collection`, see `Collection`. */
  module?: string;
}

export interface HardenOptions {
  /** Directives of the Content-Security-Policy to add or to replace: `{ "img-src": "'self' data:" }`. */
  policy?: Readonly<Record<string, string>>;
}

/** What hosts do beyond the defaults. A path is one path, or everything below a folder: `/indexes/*`. */
export interface HostOptions {
  /** Of files that were found. */
  cacheRules?: readonly CacheRule[];
  /** Media types of files whose extension does not tell, by path. */
  specialTypes?: Readonly<Record<string, string>>;
  /** From one path to another, for good. */
  redirects?: Readonly<Record<string, string>>;
  /** Headers of pages, by name. */
  pageHeaders?: Readonly<Record<string, string>>;
}

export interface CacheRule {
  /** What the files are. */
  name: string;
  paths: readonly string[];
  /** Of Cache-Control. */
  value: string;
}

export interface InputOptions {
  /** Everything a build reads, from the project's root; by default all but what builds and tests write. */
  paths?: readonly string[];
  /** Environment variables that change what is built. */
  variables?: readonly string[];
}

/** What a module named by `hooks` may export. */
export interface Hooks {
  /** Called when Next's export is there: may change every page of it, shells included. */
  preparePages?: (site: string) => PagePreparation;
  /** Called when all pages are there, before the files are listed: may add files. */
  completeSite?: (site: string) => void | Promise<void>;
  /** Called when the site is published: the end of a build. */
  afterPublishing?: (projectDir: string) => void | Promise<void>;
}

export interface PagePreparation {
  prepare: (html: string) => string;
  /** Called after the last page. */
  done?: () => void;
}
