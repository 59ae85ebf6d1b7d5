import { Worker } from "node:worker_threads";

/**
 * Starts a worker thread.
 *
 * @param file absolute path of its bundle
 */
export function startThread(file: string, workerData: unknown): Worker {
  // React's development version is five times slower. Next sets this variable, other callers may not.
  return new Worker(file, { workerData, env: { ...process.env, NODE_ENV: "production" } });
}
