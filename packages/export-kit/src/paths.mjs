import path from "node:path";

/**
 * Where a build puts things, from the project's root. BUILD_ROOT moves all of it, so that a
 * comparison or a measurement leaves the site in `out` alone.
 */
const root = process.env.BUILD_ROOT ?? "";

/** The finished site: a symbolic link, so that one rename replaces it whole. */
export const OUT = path.join(root, "out");
/** Finished releases and the one being built. */
export const RELEASES = path.join(root, ".releases");
/** What a release consists of: the site, the list of its files, and what is known of it. */
export const RELEASE = { site: "site", manifest: "manifest.txt", record: "build.json" };
/** The release being built. */
export const STAGING = path.join(RELEASES, "staging");
/** The site being built. Next exports here; nothing serves it. */
export const STAGED_SITE = path.join(STAGING, RELEASE.site);
/** What is known of the site in `out`: a link, see `publishing/publish.ts`. */
export const BUILD_RECORD = path.join(RELEASES, RELEASE.record);
/** The files of the site in `out`, with their hashes: a link as well. */
export const MANIFEST = path.join(RELEASES, RELEASE.manifest);
/** Shards of the collections, which `export-kit merge` joins. */
export const SHARDS = path.join(RELEASES, "shards");
/** Configurations of web servers, which are no part of the site. */
export const HOST_CONFIGS = path.join(RELEASES, "hosts");
/** TypeScript bundled for Node, made anew by each build. */
export const BUNDLES = ".next/bundles";
/** The shells of the last build by route, as Next printed them: a measurement of the writer needs them. */
export const SHELLS = path.join(BUNDLES, "shells.json");
