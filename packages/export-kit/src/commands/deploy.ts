import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { deployToBucket } from "../deploying/deploy-to-bucket";
import { DeployError, EXIT } from "../deploying/deploy-error";
import type { DeployPlan } from "../deploying/deploy-plan";
import type { LocalSite } from "../deploying/deploy-goal";
import { INDEXNOW } from "../deploying/indexnow";
import { objectRules } from "../deploying/object-headers";
import { showProgress } from "../deploying/progress";
import { openBucket } from "../deploying/s3-bucket";
import { deployToServer } from "../deploying/rsync/deploy-to-server";
import { parseTarget } from "../deploying/deploy-target";
import type { ExportKitOptions } from "../options";
import { BUILD_RECORD, MANIFEST, OUT, PURGE_LIST } from "../paths.mjs";
import type { BuildRecord } from "../publishing/finish-site";
import { readManifest } from "../publishing/manifest";

/** Requests at the same time. More are no faster: the client needs a core at this rate. */
const PARALLEL = 48;

/** Options that only object storage has. */
const STORAGE_OPTIONS = ["adopt", "gzip", "indexnow", "parallel"] as const;

const flag = { type: "boolean", default: false } as const;
const text = { type: "string" } as const;
const ARGUMENTS = {
  ...{ to: text, parallel: text, "yes-delete": text, all: flag, "dry-run": flag, rollback: flag },
  ...{ "break-lock": flag, adopt: flag, gzip: flag, indexnow: flag },
};

/**
 * `export-kit deploy --to s3://bucket/prefix`: uploads what has changed in `out` to object storage; with
 * `--to user@server:/srv/site` or `--to /srv/site` to a folder, by rsync. README.md describes the options.
 */
export async function run(args: string[], options: ExportKitOptions): Promise<void> {
  const { values } = parseArgs({ args, options: ARGUMENTS });
  const target = parseTarget(values.to);
  const parallel = wholeNumber("--parallel", values.parallel) ?? PARALLEL;
  const yesDelete = wholeNumber("--yes-delete", values["yes-delete"]);
  const refused = "folder" in target && STORAGE_OPTIONS.find((name) => values[name]);
  if (refused) throw new DeployError(`--${refused}: is for object storage, not for a folder`, EXIT.usage);
  const { all, adopt, "dry-run": dryRun, "break-lock": breakLock } = values;
  const shared = {
    ...{ all, dryRun, yesDelete, breakLock },
    site: values.rollback ? undefined : readSite(options, values.gzip),
    check: stopOnSignal(),
    log: (line: string) => console.error(line),
  };
  if ("folder" in target) {
    const plan = await deployToServer(target, shared);
    if (dryRun) printPlan(plan.upload, plan.remove);
    return;
  }
  const bucket = await openBucket(target, parallel);
  try {
    const plan = await deployToBucket(bucket, {
      ...{ ...shared, parallel, adopt },
      indexNow: values.indexnow ? INDEXNOW : undefined,
      startProgress: showProgress,
      onPublished: writePurgeList,
    });
    if (dryRun) printPlan(plan.phases.flat(), plan.remove);
  } finally {
    bucket.close();
  }
}

function wholeNumber(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(value))
    throw new DeployError(`${name}: expected a whole number from 1, got “${value}”`, EXIT.usage);
  return Number(value);
}

/** Resolves links now: a build that publishes meanwhile replaces `out`. */
function readSite({ hosts = {} }: ExportKitOptions, gzip: boolean): LocalSite {
  if (!existsSync(MANIFEST)) throw new DeployError(`there is no built site in ${OUT}. Build it first`);
  const { variables = {} } = JSON.parse(readFileSync(BUILD_RECORD, "utf8")) as Partial<BuildRecord>;
  const root = realpathSync(OUT);
  return { root, manifest: readManifest(MANIFEST), rules: objectRules(hosts, gzip), variables };
}

/**
 * The first signal stops the deploy between two objects and releases the lock, the second one kills it.
 *
 * @returns throws if there was a signal
 */
function stopOnSignal(): () => void {
  let stopped = false;
  const stop = () => {
    if (stopped) process.exit(EXIT.interrupted);
    stopped = true;
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  return () => {
    if (stopped) throw new DeployError("stopped. Run the same command again: it continues", EXIT.interrupted);
  };
}

function printPlan(upload: readonly string[], remove: readonly string[]): void {
  for (const file of upload) console.log(`upload ${file}`);
  for (const file of remove) console.log(`remove ${file}`);
}

function writePurgeList({ purge }: DeployPlan): void {
  mkdirSync(path.dirname(PURGE_LIST), { recursive: true });
  writeFileSync(PURGE_LIST, purge.map((address) => `${address}\n`).join(""));
  if (purge.length > 0) console.error(`${purge.length} addresses to purge from the CDN: ${PURGE_LIST}`);
}
