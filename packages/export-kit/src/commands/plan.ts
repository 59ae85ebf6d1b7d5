/**
 * `npm run publish:plan -- <previous manifest> [<the ones before, newest first>]`: what has to be done on
 * a host to put the site of `out` there, one line a file: `upload path`, `keep path` or `delete path`, in
 * the order in which it is safe to do. Without a manifest the host is taken to be empty.
 */
import { existsSync } from "node:fs";
import { manifestOf, readManifest } from "../manifest";
import { MANIFEST, OUT } from "../paths.mjs";
import { planPublication } from "../publish-plan";

function run(files: readonly string[]): void {
  const next = existsSync(MANIFEST) ? readManifest(MANIFEST) : manifestOf(OUT);
  const plan = planPublication(next, files.map(readManifest));
  for (const action of ["upload", "keep", "delete"] as const)
    for (const file of plan[action]) console.log(`${action} ${file}`);
  const bytes = plan.upload.reduce((sum, file) => sum + next.get(file)!.size, 0);
  console.error(
    `${plan.upload.length} to upload (${(bytes / 1e6).toFixed(1)} MB), ${plan.keep.length} to keep, ` +
      `${plan.delete.length} to delete, ${plan.unchanged} unchanged`,
  );
  if (plan.changedAssets.length > 0)
    throw new Error(
      `browsers keep these files for a year, and they have other contents now: ${plan.changedAssets.join(", ")}`,
    );
}

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
