import { availableParallelism } from "node:os";
import { exportKit } from "export-kit";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import options from "./export-kit.config.mjs";
import { checkBeforeBuild } from "./lib/site-build/check-before-build.mjs";

// A build asks nothing of the network; Next would report on itself.
process.env.NEXT_TELEMETRY_DISABLED = "1";

/** @returns {Promise<import("next").NextConfig>} */
async function config(phase) {
  const shared = {
    reactStrictMode: true,
    poweredByHeader: false,
    // For the server alone and large: compiling them into its code, once for each kind of it, takes longer than
    // loading them.
    serverExternalPackages: ["date-holidays", "fast-xml-parser", "remark-parse", "unified", "yaml"],
    experimental: {
      // Next keeps one core back by default: a worker fewer on a machine with two.
      cpus: availableParallelism(),
      globalNotFound: true,
      // Measures what a link would prefetch, which takes a fifth of the prerendering: none of ours prefetches.
      prefetchInlining: false,
      // Sites are built in fresh folders. There writing the cache takes a third of the compilation.
      turbopackFileSystemCacheForBuild: false,
    },
  };
  if (phase !== PHASE_PRODUCTION_BUILD) {
    return {
      ...shared,
      serverExternalPackages: [...shared.serverExternalPackages, "zod"],
      experimental: {
        ...shared.experimental,
        // Compiles the search dialog and its like when they are opened: half of the first page's wait.
        turbopackLazyDynamicImports: true,
        turbopackLazyDynamicImportsSSR: true,
      },
      turbopack: {
        rules: { "./lib/content/index.ts": { loaders: ["./lib/site-build/watch-content-loader.mjs"] } },
      },
    };
  }
  await checkBeforeBuild();
  return {
    ...shared,
    experimental: {
      ...shared.experimental,
      // Server bundles are not minified: they only run during this build, and minifying took a third of the compilation.
      // Stack traces show real names without source maps.
      serverMinification: false,
      turbopackSourceMaps: false,
      turbopackInputSourceMaps: false,
    },
    // Each worker would read the source maps of all that it loads.
    enablePrerenderSourceMaps: false,
    typescript: { ignoreBuildErrors: true }, // `npm test` checks the types of all files, these included
    // Guards against hanging alone. By default a page has a minute, which eight at once and a busy machine exceed.
    staticPageGenerationTimeout: 1800,
  };
}

export default exportKit(config, options);
