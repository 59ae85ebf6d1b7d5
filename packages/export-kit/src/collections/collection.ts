import type { Metadata } from "next";
import type { ReactNode } from "react";
import type { Piece } from "./pieces";

/** A page as a collection renders it. */
export interface RenderedPage {
  metadata: Metadata;
  /** What stands where the layouts have the page: pieces of HTML, or something for React to render. */
  body: readonly Piece[] | { node: ReactNode };
}

/**
 * What a module of the site exports as `collection`. Whatever it leaves out comes from the route's own files.
 *
 * @typeParam Params the route's parameters
 * @typeParam Findings of one thread: plain data, since it is sent to the main thread and kept in shards as JSON
 */
export interface Collection<Params = RouteParams, Findings = unknown> {
  /**
   * Names of groups. The pages of one group are rendered by one thread, one after another. The same list in
   * every thread and on every machine. Both or none of `groups` and `pagesOf`; by default each page is a group.
   */
  groups?: () => readonly string[];
  pagesOf?: (group: string) => Iterable<Params>;
  render?: (params: Params) => RenderedPage | Promise<RenderedPage>;
  /** Begins to observe the pages of a thread. */
  observe?: (work: ThreadWork) => Observer<Params, Findings>;
  /** What can be done only when all pages are there, in the main thread. */
  afterWriting?: (result: WrittenCollection<Findings>) => void | Promise<void>;
}

export type RouteParams = Record<string, string | string[]>;

export interface ThreadWork {
  /** All groups of the collection. */
  groups: readonly string[];
  /** Those whose pages this thread writes. */
  own: readonly string[];
}

/** Sees each page of a thread while it is in memory. */
export interface Observer<Params, Findings> {
  page(params: Params, body: readonly Piece[]): void;
  endGroup(group: string): void;
  /** Groups of other threads that are rendered here as well, and not written, after this thread's own. */
  alsoRender(): readonly string[];
  result(): Findings;
}

export interface WrittenCollection<Findings> {
  /** Folder of the site. */
  site: string;
  /** One of each thread; from shards as JSON keeps them. */
  findings: Findings[];
  /** Changes a file that was written. */
  rewrite(file: string, change: (html: string) => string): void;
}
