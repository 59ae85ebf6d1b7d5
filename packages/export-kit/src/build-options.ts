import type { Share } from "./collections/share-of-work";
import type { ExportKitOptions } from "./options";

/** What the adapter hands to the engine for one build. */
export interface BuildOptions {
  projectDir: string;
  /** The engine's bundle, for threads. */
  bundle: string;
  options: ExportKitOptions;
  settings: { engine: "adapter" | "next"; shard: Share | undefined };
  /** Hash of all inputs. */
  inputs: string;
  /** Identifies the inputs whose reads are not recorded: code, packages, Node and settings. */
  unobserved: string;
  /** The commit, if it is known. */
  commit: string | undefined;
}
