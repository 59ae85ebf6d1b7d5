import { existsSync } from "node:fs";
import { createHostTable } from "../hosts/table.mjs";
import type { ExportKitOptions } from "../options";
import { MANIFEST, OUT } from "../paths.mjs";
import { manifestOf, readManifest } from "../publishing/manifest";
import { planPublication } from "../publishing/publish-plan";

/**
 * `export-kit plan [manifests of earlier deploys, newest first]`: prints what to do on a host to deploy `out`, one line
 * for each file: `upload path`, `keep path` or `delete path`, in a safe order. Without manifests the host is assumed
 * to be empty.
 */
export function run(files: readonly string[], options: ExportKitOptions): void {
  const next = existsSync(MANIFEST) ? readManifest(MANIFEST) : manifestOf(OUT);
  const { cacheRules } = createHostTable(options);
  const plan = planPublication(
    next,
    files.map((file) => readManifest(file)),
    cacheRules,
  );
  for (const action of ["upload", "keep", "delete"] as const)
    for (const file of plan[action]) console.log(`${action} ${file}`);
  const bytes = plan.upload.reduce((sum, file) => sum + next.get(file)!.size, 0);
  console.error(
    `${plan.upload.length} to upload (${(bytes / 1e6).toFixed(1)} MB), ${plan.keep.length} to keep, ` +
      `${plan.delete.length} to delete, ${plan.unchanged} unchanged`,
  );
  if (plan.changedAssets.length > 0)
    throw new Error(
      `browsers cache these files for a year, but their contents have changed: ${plan.changedAssets.join(", ")}`,
    );
}
