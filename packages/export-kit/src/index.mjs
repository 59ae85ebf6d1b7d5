// @ts-check
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findPublicProblems } from "./check-public.mjs";
import { checkOptions, CONFIG_FILE, setOptions } from "./current-options.mjs";
import { NEXT_READS, STAGED_SITE } from "./paths.mjs";
import { BUILD_ID_PLACEHOLDER } from "./publishing/build-id-placeholder.mjs";
import { readSettings } from "./settings.mjs";
import { lockStaging } from "./staging-lock.mjs";

/** @typedef {import("next").NextConfig} NextConfig */
/** @typedef {import("./options").ExportKitOptions} Options */

/** From `next/constants`, which Node cannot import in every project. */
const PHASE_PRODUCTION_BUILD = "phase-production-build";

/** Next's workers load the configuration too. */
const isWorker = () => Boolean(process.env.IS_NEXT_WORKER);

/** Unsupported options: the package assumes a site at the root of its origin, with pages as `x.html`, rendered whole. */
const REFUSED = [
  ...["basePath", "assetPrefix", "trailingSlash", "i18n"],
  // create-next-app sets both. With them Next takes the parameters of a collection for data of a request.
  ...["cacheComponents", "partialPrefetching"],
];

/**
 * Wraps the configuration of Next, in `next.config.ts`, `.mjs` or `.js`. The types for its callers are in `index.d.mts`: change both.
 *
 * @param {NextConfig | ((phase: string, context?: any) => NextConfig | Promise<NextConfig>)} [nextConfig]
 * @param {Options} [options]
 * @returns {(phase: string, context?: any) => Promise<NextConfig>}
 */
export function exportKit(nextConfig = {}, options = {}) {
  return async (phase, context) => {
    checkOptions(options);
    const config = typeof nextConfig === "function" ? await nextConfig(phase, context) : nextConfig;
    const shared = { ...config, transpilePackages: [...(config.transpilePackages ?? []), "export-kit"] };
    if (phase !== PHASE_PRODUCTION_BUILD) return shared;
    const refused = REFUSED.filter((name) => /** @type {any} */ (config)[name]);
    if (refused.length > 0)
      throw new Error(
        `export-kit: remove ${refused.join(" and ")} from the configuration of Next: unsupported`,
      );
    const root = process.cwd();
    if (options.hosts && !existsSync(path.join(root, CONFIG_FILE)))
      throw new Error(`export-kit: move the options to ${CONFIG_FILE}: commands need the option hosts`);
    if (!isWorker()) {
      // Build tools copy the path into programs, where these have a meaning.
      const special = /[#%*]/.exec(root)?.[0];
      if (special)
        throw new Error(
          `export-kit: ${root}: a site cannot be built in a folder with “${special}” in its path`,
        );
      const problems = findPublicProblems(path.join(root, "public"), options.publish?.largeFiles ?? []);
      if (problems.length > 0) throw new Error(`export-kit: nothing was built:\n${problems.join("\n")}`);
    }
    const { engine } = readSettings(options);
    setOptions(options);
    lockStaging(root, "a build");
    // Next's child processes read these: in `collections/rendering.ts` and in `queries/recording.ts`.
    process.env.EXPORT_KIT_ENGINE = engine;
    process.env.EXPORT_KIT_NEXT_READS = path.join(root, NEXT_READS);
    return {
      ...shared,
      output: "export",
      // Nothing answers /_next/image, Next's default.
      images:
        config.images?.loader || config.images?.loaderFile
          ? config.images
          : { ...config.images, unoptimized: true },
      // The target of the export. The adapter publishes it as `out` when it is finished, so that a failed build does not
      // change the previous site.
      distDir: STAGED_SITE,
      // Next's default is random, and every page with scripts contains it. `publishing/build-id.ts` replaces this one.
      generateBuildId: config.generateBuildId ?? (() => BUILD_ID_PLACEHOLDER),
      adapterPath: fileURLToPath(new URL("./adapter.mjs", import.meta.url)),
    };
  };
}
