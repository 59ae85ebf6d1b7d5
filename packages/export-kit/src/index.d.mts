import type { NextConfig } from "next";
import type { ExportKitOptions } from "./options.ts";

export type * from "./options.ts";

type ConfigFunction = (
  phase: string,
  context?: { defaultConfig: NextConfig },
) => NextConfig | Promise<NextConfig>;

/**
 * Wraps the Next configuration of a site that is exported with this package.
 *
 * @param nextConfig the site's configuration, in any form that Next accepts
 * @param options the default export of `export-kit.config.mjs`
 */
export declare function exportKit(
  nextConfig?: NextConfig | ConfigFunction,
  options?: ExportKitOptions,
): (phase: string, context?: { defaultConfig: NextConfig }) => Promise<NextConfig>;
