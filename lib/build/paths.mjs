import path from "node:path";

/**
 * Where a build puts things, from the project's root. BUILD_ROOT moves all of it, so that a
 * comparison or a measurement leaves the site in `out` alone.
 */
const root = process.env.BUILD_ROOT ?? "";

/** Whether the build goes elsewhere than into `out`. */
export const IS_MOVED = root !== "";

/** The finished site: a symbolic link, so that one rename replaces it whole. */
export const OUT = path.join(root, "out");
/** Finished sites and the one being built. */
export const RELEASES = path.join(root, ".releases");
/** The site being built. Next exports here; nothing serves it. */
export const STAGING = path.join(RELEASES, "staging");
/** What is known of the site in `out`. */
export const BUILD_RECORD = path.join(RELEASES, "build.json");
/** The files of the site in `out`, with their hashes. */
export const MANIFEST = path.join(RELEASES, "manifest.txt");
/** Configurations of web servers, which are no part of the site. */
export const HOST_CONFIGS = path.join(RELEASES, "hosts");
/** TypeScript bundled for Node, made anew by each build. */
export const BUNDLES = ".next/bundles";
