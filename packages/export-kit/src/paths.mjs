import path from "node:path";

/**
 * Paths of a build's output, relative to the project's root. BUILD_ROOT moves all of them, so that comparisons and
 * measurements do not replace the site in `out`.
 */
const root = process.env.BUILD_ROOT ?? "";

/** The published site: a symbolic link, so that one rename replaces it. */
export const OUT = path.join(root, "out");
/** Published releases, and the one being built. */
export const RELEASES = path.join(root, ".releases");
/** The parts of a release: the site, its manifest, and its build record. */
export const RELEASE = { site: "site", manifest: "manifest.txt", record: "build.json" };
/** CycloneDX, of the packages that a release is made with: beside its other parts, if there is a lock file of npm. */
export const SBOM = "sbom.json";
/** What a build leaves to the next one, see `queries/build-state.ts`: beside its other parts, unless it was merged of shards. */
export const READS = "reads.bin";
/** File of a site that says which build it is of which commit, at the address of the same name. */
export const BUILD_FILE = "build.json";
/** The release being built. */
export const STAGING = path.join(RELEASES, "staging");
/** The site being built. Next exports to this folder. */
export const STAGED_SITE = path.join(STAGING, RELEASE.site);
/** Names of the content's fields that Next's pages read in the build that is being made. */
export const NEXT_READS = path.join(STAGING, "next-reads.txt");
/** Build record of the site in `out`: a link, see `publishing/publish.ts`. */
export const BUILD_RECORD = path.join(RELEASES, RELEASE.record);
/** Manifest of the site in `out`: also a link. */
export const MANIFEST = path.join(RELEASES, RELEASE.manifest);
/** Held by the process that writes to the staging folder or changes what `out` is. */
export const LOCK = path.join(RELEASES, "lock");
/** Shards, for `export-kit merge`. */
export const SHARDS = path.join(RELEASES, "shards");
/** Web server configurations, which are not part of the site. */
export const HOST_CONFIGS = path.join(RELEASES, "hosts");
/** Addresses that the last deploy changed, for the purge of a CDN. */
export const PURGE_LIST = path.join(RELEASES, "purge.txt");
/** Commands bundled for Node. Outside of `.next`, which a build empties when it starts. */
export const COMMAND_BUNDLES = "node_modules/.cache/export-kit";
/** TypeScript bundled for Node, rewritten by each build. */
export const BUNDLES = ".next/bundles";
/** Identifies what Next's code in `.next` was compiled from. */
export const COMPILED = path.join(BUNDLES, "compiled.txt");
/** HTML of the last build's shells by route, for measurements of the writer. */
export const SHELLS = path.join(BUNDLES, "shells.json");
