import type { Bucket } from "./bucket";
import type { BucketState } from "./bucket-state";
import type { Goal } from "./deploy-goal";
import type { DeployPlan } from "./deploy-plan";
import {
  PREVIOUS,
  removeOldRecords,
  storeSite,
  writeHistory,
  type Deploy,
  type History,
} from "./deploy-records";
import { eachInParallel } from "../each-in-parallel";
import { announceRemovals, clearJournal, UNKNOWN, type Batch } from "./journal";
import type { Lock } from "./lock";

/** Objects in a batch of the journal. After a kill two batches are uploaded again; at the end of each, uploads run dry. */
const BATCH = 2_000;

export interface ExecuteOptions {
  /** Requests at once. */
  parallel: number;
  /** Objects in a batch of the journal. */
  batch?: number;
  /** Throws to stop the deploy. */
  check?: () => void;
  /** Called when the site is published, before it is checked. Not called if it was published already. */
  onPublished?: (plan: DeployPlan) => void;
}

/**
 * Carries out a plan: uploads phase by phase, publishes by writing the history, then removes. It can be killed at any
 * moment, and the next deploy continues.
 *
 * @param onObject called after each object
 * @returns the published deploy
 */
export async function executePlan(
  bucket: Bucket,
  lock: Lock,
  { state, goal, plan }: { state: BucketState; goal: Goal; plan: DeployPlan },
  options: ExecuteOptions,
  onObject: () => void = () => undefined,
): Promise<Deploy> {
  const { parallel, batch: size = BATCH, check = () => undefined } = options;
  const { history, journal } = state;
  const [current] = history;
  if (plan.isPublished && current) {
    await bucket.remove(plan.remove);
    if (journal.batches.length > 0) await clearJournal(bucket, current.number);
    return current;
  }
  const run = { run: lock.token, rollbackTo: goal.rollbackTo };
  /** Copies the published version of a file before it is replaced or removed. */
  const keep = async (file: string): Promise<void> => {
    lock.assertHeld();
    check();
    if (!state.published.has(file) || goal.rollbackTo === current?.number) return;
    const copy = `${PREVIOUS}${current!.number}/${file}`;
    // An interrupted deploy may have replaced it, but copied it before.
    if (state.touched.has(file) && (await bucket.has(copy))) return;
    await bucket.copy(file, copy);
  };
  const batches = plan.phases.flatMap((phase) =>
    Array.from({ length: Math.ceil(phase.length / size) }, (_, index) =>
      phase.slice(index * size, (index + 1) * size),
    ),
  );
  const announce = async (batch: number, complete: number): Promise<void> => {
    const objects = batches[batch]?.map((file): Batch["objects"][number] => {
      const { sha256, size: bytes } = goal.manifest.get(file)!;
      return [file, sha256, bytes];
    });
    if (objects) await journal.append({ ...run, complete, objects });
  };
  const upload = async (file: string): Promise<void> => {
    await keep(file);
    await goal.write(file);
    onObject();
  };
  await announce(0, 0);
  for (const [batch, files] of batches.entries()) {
    // The next batch is announced beside the uploads of this one, so that none waits for it.
    const tasks = [() => announce(batch + 1, batch), ...files.map((file) => () => upload(file))];
    await eachInParallel(tasks, parallel, (task) => task());
  }
  await eachInParallel(plan.gone, parallel, keep);

  const restored = goal.rollbackTo !== undefined && goal.rollbackTo === current?.number;
  const number = (current?.number ?? 0) + 1;
  const removals: Batch = {
    ...run,
    complete: 0,
    removals: true,
    objects: plan.remove.map((file) => [file, UNKNOWN, 0]),
  };
  if (plan.remove.length > 0) await announceRemovals(bucket, number, removals);
  const deploy: Deploy = {
    number,
    ...(await storeSite(bucket, number, goal)),
    origin: goal.origin,
    at: new Date().toISOString(),
    rules: goal.rules,
    variables: goal.variables,
    assets: plan.assets,
  };
  // An undone deploy has not been published, so the one before the published one stays the one before. Assets of the one
  // before that are removed now.
  const next: History = [deploy, ...(restored ? history.slice(1, 2) : history)];
  await lock.confirm();
  check();
  await writeHistory(bucket, next);
  options.onPublished?.(plan);

  await bucket.remove(plan.remove);
  plan.remove.forEach(onObject);
  await clearJournal(bucket, number);
  await removeOldRecords(bucket, next);
  return deploy;
}
