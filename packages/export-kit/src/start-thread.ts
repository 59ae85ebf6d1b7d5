import { Worker } from "node:worker_threads";

/**
 * Starts a bundled worker.
 *
 * @param file absolute path of the bundle
 * @param workerData what it is started with
 */
export function startThread(file: string, workerData: unknown): Worker {
  // React's development build is five times slower; Next sets this for itself, other callers may not.
  return new Worker(file, { workerData, env: { ...process.env, NODE_ENV: "production" } });
}
