import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { createHostTable } from "../hosts/table";
import type { ExportKitOptions } from "../options";
import { MANIFEST, OUT } from "../paths.mjs";
import { manifestOf, readManifest } from "../publishing/manifest";
import { planPublication } from "../publishing/publish-plan";
import { describeUnagreed } from "../publishing/removals";

/**
 * `export-kit plan [--yes-delete N] [manifests of earlier deploys, newest first]`: prints what to do on a host to
 * deploy `out`, one line for each file: `upload path`, `keep path` or `delete path`, in a safe order. Without
 * manifests the host is assumed to be empty. To delete more than a tenth of what is published, name the number.
 */
export function run(args: string[], options: ExportKitOptions): void {
  const { values, positionals: files } = parseArgs({
    args,
    options: { "yes-delete": { type: "string" } },
    allowPositionals: true,
  });
  const next = existsSync(MANIFEST) ? readManifest(MANIFEST) : manifestOf(OUT);
  const { cacheRules } = createHostTable(options);
  const deployed = files.map((file) => readManifest(file));
  const plan = planPublication(next, deployed, cacheRules);
  const unagreed = describeUnagreed({
    gone: plan.delete,
    published: deployed[0]?.size ?? 0,
    agreed: Number(values["yes-delete"] ?? NaN),
  });
  if (unagreed) throw new Error(`the plan ${unagreed}`);
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
