/** Thread entry: posts the report of all problems, an empty text if there are none. */
import { parentPort } from "node:worker_threads";
import { findBuildProblems, reportProblems } from "./build-problems";

parentPort?.postMessage(reportProblems(findBuildProblems(new Date())));
