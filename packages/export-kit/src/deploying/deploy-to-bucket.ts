import { randomUUID } from "node:crypto";
import { changedVariables } from "./removals";
import { writeRecord, type Bucket } from "./bucket";
import { readBucketState, type BucketState } from "./bucket-state";
import { checkSample } from "./check-sample";
import { DeployError, EXIT } from "./deploy-error";
import { rollbackGoal, uploadGoal, type LocalSite } from "./deploy-goal";
import { assertAgreed, planDeploy, type DeployPlan } from "./deploy-plan";
import { RECORDS } from "./deploy-records";
import { executePlan, type ExecuteOptions } from "./execute-plan";
import { announce, changedPages } from "./indexnow";
import { LOCK_FREE, takeLock, type Lock, type LockOptions } from "./lock";
import { duration, type Progress } from "./progress";

export interface DeployOptions extends ExecuteOptions {
  /** The site on disk; undefined to return to the deploy before. */
  site: LocalSite | undefined;
  /** Upload unchanged files too. */
  all?: boolean;
  /** Plan, and change nothing. */
  dryRun?: boolean;
  /** The number of removals that have been agreed to. */
  yesDelete?: number;
  /** Deploy into a bucket with objects that no deploy put there. */
  adopt?: boolean;
  /** Where to announce changed pages by IndexNow; undefined not to. */
  indexNow?: string;
  /** Take the lock even if it seems to be held. */
  breakLock?: boolean;
  lock?: LockOptions;
  now?: () => Date;
  log?: (line: string) => void;
  startProgress?: (total: number) => Progress;
}

/**
 * Deploys a site to a bucket, or rolls back.
 *
 * @returns what was planned, and done unless it is a dry run
 * @throws DeployError with the exit code of the command
 */
export async function deployToBucket(bucket: Bucket, options: DeployOptions): Promise<DeployPlan> {
  if (options.dryRun) return (await prepare(bucket, options)).plan;
  await assertUsable(bucket);
  const lock = await takeLock(bucket, { force: options.breakLock, ...options.lock });
  try {
    return await deployLocked(bucket, lock, options);
  } finally {
    // The reason why the deploy failed matters more.
    await lock
      .release()
      .catch(() => options.log?.(`the lock could not be released: before the next deploy, ${LOCK_FREE}`));
  }
}

/** Writes, copies, lists and removes a probe before the lock is taken, so that a missing permission is named first. */
async function assertUsable(bucket: Bucket): Promise<void> {
  const key = `${RECORDS}probe/${randomUUID()}`;
  const copy = `${key}-copy`;
  await writeRecord(bucket, key, "probe");
  const isCopied = await bucket.copy(key, copy);
  const found = await bucket.list(key);
  await bucket.remove([key, copy]);
  if (!isCopied || !found.includes(copy))
    throw new DeployError(
      `${bucket.name}: an object that was just written is not in the listing. ` +
        `Deploys need a storage that shows at once what was written`,
    );
}

async function deployLocked(bucket: Bucket, lock: Lock, options: DeployOptions): Promise<DeployPlan> {
  const { log = () => undefined, indexNow, startProgress } = options;
  const prepared = await prepare(bucket, options);
  const { plan, goal } = prepared;
  const started = performance.now();
  const progress = startProgress?.(plan.uploads + plan.remove.length);
  const { number } = await executePlan(bucket, lock, prepared, options, progress?.advance).finally(() =>
    progress?.end(),
  );
  const seconds = (performance.now() - started) / 1_000;
  const read = await checkSample(bucket, goal, plan);
  log(
    plan.isPublished
      ? `nothing to upload: deploy ${number} is this site; ${read} objects checked`
      : `deploy ${number} published in ${duration(seconds)}; ${read} objects checked`,
  );
  if (indexNow !== undefined) log(await announce(bucket, changedPages(goal, prepared.state), indexNow));
  return plan;
}

/** Reads what is in the bucket, and plans what to do. Changes nothing. */
async function prepare(bucket: Bucket, options: DeployOptions) {
  const { log = () => undefined, site, all = false } = options;
  const state = await readBucketState(bucket);
  if (!options.adopt) await refuseForeignObjects(bucket, state);
  const today = (options.now?.() ?? new Date()).toISOString().slice(0, "2026-11-23".length);
  const goal = await (site ? uploadGoal(bucket, site, state, today) : rollbackGoal(bucket, state));
  const plan = planDeploy(state, goal, { all });
  if (state.touched.size > 0) log("an earlier deploy was interrupted: continuing from there");
  if (goal.rollbackTo !== undefined) log(`going back to deploy ${goal.rollbackTo}`);
  log(
    `${plan.uploads} to upload (${(plan.bytes / 1e6).toFixed(1)} MB), ${plan.remove.length} to remove, ` +
      `${plan.unchanged} unchanged`,
  );
  if (goal.rollbackTo === undefined)
    assertAgreed({
      gone: plan.gone,
      published: state.published.size,
      agreed: options.yesDelete,
      settings: changedVariables(state.history[0]?.variables ?? {}, goal.variables),
    });
  return { state, goal, plan };
}

/** A first deploy to the wrong bucket would overwrite objects with the names of our pages. */
async function refuseForeignObjects(bucket: Bucket, { history, touched }: BucketState): Promise<void> {
  if (history.length > 0 || touched.size > 0) return;
  const foreign = (await bucket.list("", 10)).find((key) => !key.startsWith(RECORDS));
  if (foreign === undefined) return;
  throw new DeployError(
    `${bucket.name} holds objects that no deploy put there, such as ${foreign}. Check --to. ` +
      `If they may be overwritten, pass --adopt`,
    EXIT.confirm,
  );
}
