import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createHostTable } from "../../hosts/table";
import { hashFile, listTree, parseManifest, writeManifest, type Manifest } from "../../publishing/manifest";
import { assetTest, findFileChanges } from "../file-changes";
import { changedVariables } from "../removals";
import { assertAsDeployed, sampleOfDeploy } from "../check-sample";
import type { DeployOptions } from "../deploy-to-bucket";
import { assertAgreed } from "../deploy-plan";
import type { LocalSite } from "../deploy-goal";
import { copyToServer, lockServer, runOnServer } from "./remote-shell";
import { hashPublished, publishNext, publishPrevious, readState, releasesOf } from "./release-scripts";
import type { ServerTarget } from "../deploy-target";

/** `all` compares contents, not sizes and times. */
export type ServerDeployOptions = Pick<
  DeployOptions,
  "site" | "all" | "dryRun" | "yesDelete" | "breakLock" | "check" | "log" | "now"
>;

/** Paths to upload, and those to be gone. */
interface ServerPlan {
  upload: readonly string[];
  remove: readonly string[];
}

/**
 * Deploys a site to a folder by rsync, or rolls back: into a folder beside it, and then by one link.
 *
 * @returns what was planned, and done unless it is a dry run
 * @throws DeployError with the exit code of the command
 */
export async function deployToServer(
  target: ServerTarget,
  options: ServerDeployOptions,
): Promise<ServerPlan> {
  const { dryRun, log = () => undefined } = options;
  const { published, variables } = await readPublished(target);
  if (!options.site) {
    if (!dryRun)
      await whileLocked(target, options, async () => {
        const name = await runOnServer(target, publishPrevious(target.folder));
        log(`went back to the release ${name.trim()}. The same command once more returns`);
      });
    return { upload: [], remove: [] };
  }
  const site = withCompressedFiles(options.site);
  const plan = planChanges(published, variables, site, options);
  log(`${plan.upload.length} to upload, ${plan.remove.length} to remove`);
  const compressed = [...published.keys()].filter(isCompressed).length;
  if (compressed > 0 && ![...site.manifest.keys()].some(isCompressed))
    log(
      `the published site has ${compressed} compressed files, this one has none: run export-kit precompress`,
    );
  if (dryRun) return plan;
  const isPublished = plan.upload.length + plan.remove.length === 0 && published.size > 0 && !options.all;
  if (!isPublished)
    await whileLocked(target, options, () =>
      upload(target, site, published.size > 0 ? plan.upload : [], options),
    );
  const read = await checkServer(target, site.manifest, plan);
  log(isPublished ? `nothing to upload; ${read} files checked` : `published; ${read} files checked`);
  return plan;
}

async function whileLocked(
  target: ServerTarget,
  { breakLock = false, check }: ServerDeployOptions,
  work: () => Promise<void>,
): Promise<void> {
  const release = await lockServer(target, breakLock);
  try {
    check?.();
    await work();
  } finally {
    await release();
  }
}

const isCompressed = (file: string) => /\.(?:br|gz)$/.test(file);

/** Adds the files that `export-kit precompress` wrote after the build. */
function withCompressedFiles(site: LocalSite): LocalSite {
  const compressed = listTree(site.root)
    .filter((file) => isCompressed(file) && site.manifest.has(file.slice(0, -".br".length)))
    .map((file) => [file, hashFile(path.join(site.root, file))] as const);
  return { ...site, manifest: new Map([...site.manifest, ...compressed]) };
}

/** Manifest of the published release and the variables of its build; both are empty before the first. */
async function readPublished(
  target: ServerTarget,
): Promise<Pick<LocalSite, "variables"> & { published: Manifest }> {
  const [variables, ...manifest] = (await runOnServer(target, readState(target.folder))).split("\n");
  return { published: parseManifest(manifest.join("\n")), variables: JSON.parse(variables || "{}") };
}

function planChanges(
  published: Manifest,
  before: LocalSite["variables"],
  { manifest, rules, variables }: LocalSite,
  { yesDelete }: ServerDeployOptions,
): ServerPlan {
  const { cacheRules } = createHostTable({ hosts: rules.hosts });
  const isAsset = assetTest(cacheRules);
  const { upload: files } = findFileChanges(manifest, [published], cacheRules);
  const remove = [...published.keys()].filter(
    (file) => !manifest.has(file) && !isAsset(file) && !isCompressed(file),
  );
  const settings = changedVariables(before, variables);
  assertAgreed({ gone: remove, published: published.size, agreed: yesDelete, settings });
  return { upload: files, remove };
}

async function upload(
  target: ServerTarget,
  { root, manifest, variables }: LocalSite,
  changed: readonly string[],
  { all, check, now = () => new Date() }: ServerDeployOptions,
): Promise<void> {
  const next = `${releasesOf(target.folder)}/next`;
  // Unchanged files become links to those of the published site.
  const options = ["--delete", `--link-dest=${target.folder}/`, ...(all ? ["--checksum"] : [])];
  await copyToServer(target, `${root}/`, `${next}/site/`, { options, progress: true });
  // The manifests say what has changed; sizes and times, to the second, can be equal by chance.
  if (changed.length > 0)
    await copyToServer(target, `${root}/`, `${next}/site/`, { options: ["--checksum"], files: changed });
  const folder = mkdtempSync(path.join(tmpdir(), "deploy-"));
  try {
    writeManifest(path.join(folder, "manifest.txt"), manifest);
    writeFileSync(path.join(folder, "variables.json"), `${JSON.stringify(variables)}\n`);
    await copyToServer(target, `${folder}/`, `${next}/`);
  } finally {
    rmSync(folder, { recursive: true });
  }
  check?.();
  const name = now()
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, "");
  await runOnServer(target, publishNext(target.folder, name));
}

/** @returns the number of files read */
async function checkServer(
  target: ServerTarget,
  manifest: Manifest,
  { upload: files }: ServerPlan,
): Promise<number> {
  const sample = sampleOfDeploy(files, manifest);
  const hashes = (await runOnServer(target, hashPublished(target.folder, sample))).split("\n");
  const wrong = sample.filter(
    (file, index) => !hashes[index]?.replace(/^\\/, "").startsWith(manifest.get(file)!.sha256),
  );
  assertAsDeployed(target.folder, sample, wrong);
  return sample.length;
}
