// @ts-check
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { hashInputs } from "./inputs.mjs";
import { STAGED_SITE } from "./paths.mjs";
import { CONFIG_FILE, readSettings, setOptions } from "./settings.mjs";

/** @typedef {import("next").NextConfig} NextConfig */
/** @typedef {import("./options").ExportKitOptions} Options */

/** As in `next/constants`, which Node cannot import by that name in every project. */
const PHASE_PRODUCTION_BUILD = "phase-production-build";

const BUILD_ID_LENGTH = 20;

/** Addresses in finished pages and files are made for a site at the root, with pages as `x.html`. */
const REFUSED = /** @type {const} */ (["basePath", "assetPrefix", "trailingSlash", "i18n"]);

/**
 * @param {NextConfig | ((phase: string, context?: any) => NextConfig | Promise<NextConfig>)} [nextConfig]
 * @param {Options} [options]
 * @returns {(phase: string, context?: any) => Promise<NextConfig>}
 * @see docs/decisions/0036-engine-as-a-package.md
 */
export function exportKit(nextConfig = {}, options = {}) {
  return async (phase, context) => {
    const own = typeof nextConfig === "function" ? await nextConfig(phase, context) : nextConfig;
    const shared = { ...own, transpilePackages: [...(own.transpilePackages ?? []), "export-kit"] };
    if (phase !== PHASE_PRODUCTION_BUILD) return shared;
    for (const name of REFUSED)
      if (/** @type {any} */ (own)[name]) throw new Error(`export-kit: ${name} is not supported`);
    const root = process.cwd();
    if (options.hosts && !existsSync(path.join(root, CONFIG_FILE)))
      throw new Error(`export-kit: move the options to ${CONFIG_FILE}, where the command line finds hosts`);
    const { engine } = readSettings(options);
    setOptions(options);
    // Next renders pages in processes of its own, which get it from here.
    process.env.EXPORT_KIT_ENGINE = engine;
    return {
      ...shared,
      output: "export",
      // With an export this names where the pages go. The adapter puts the finished folder in the place of `out`, so
      // that a failed build leaves the previous site as it was.
      distDir: STAGED_SITE,
      // Next's own is drawn at random and stands in every page with scripts.
      generateBuildId: own.generateBuildId ?? (() => hashInputs(root, options).slice(0, BUILD_ID_LENGTH)),
      adapterPath: fileURLToPath(new URL("./adapter.mjs", import.meta.url)),
    };
  };
}
