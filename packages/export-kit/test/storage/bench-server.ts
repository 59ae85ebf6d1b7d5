/** The storage of the benchmark, as a thread. */
import { parentPort } from "node:worker_threads";
import { startS3Server } from "./s3-server";

void startS3Server().then((server) => {
  parentPort!.once("message", () => void server.stop().then(() => parentPort!.close()));
  parentPort!.postMessage(server.env);
});
