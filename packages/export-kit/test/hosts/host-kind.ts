import type { ExportKitOptions } from "../../src/options";
import type { Target } from "./raw-request";

/** What not every host can do. */
export interface Capabilities {
  /** Compresses files that are not precompressed. */
  compressesOnTheFly: boolean;
  /** Sends precompressed `.gz` files, which stand beside the others. */
  compressedFiles: boolean;
  /** Sends precompressed `.br` files. */
  brotliFiles: boolean;
  /** Redirects paths with capital letters. */
  lowerCase: boolean;
  /** Serves HTTPS. */
  https: boolean;
  /** Reads requests from the network itself. At the edge the provider does, before any code of ours. */
  readsNetwork: boolean;
  /** Answers unknown files with text, not with the page for unknown pages. */
  textForFiles: boolean;
}

/** What a server can do if nothing is missing. */
export const SERVER: Capabilities = {
  compressesOnTheFly: true,
  compressedFiles: true,
  brotliFiles: true,
  lowerCase: true,
  https: true,
  readsNetwork: true,
  textForFiles: true,
};
/** What an edge can do. */
export const EDGE: Capabilities = {
  ...SERVER,
  compressedFiles: false,
  brotliFiles: false,
  readsNetwork: false,
};

export interface RunningHost {
  target: Target;
  capabilities: Capabilities;
  stop(): Promise<void>;
}

export interface HostedSite {
  root: string;
  /** Those that will be requested, such as `/services.html`: others need not exist. */
  files: readonly string[];
  options: ExportKitOptions;
}

export interface HostKind {
  name: string;
  /** What has to be installed for it; undefined if nothing is missing. */
  missing: string | undefined;
  start(site: HostedSite): Promise<RunningHost>;
}
