/** Run in a thread before Next starts: sends a report of all mistakes, empty where there are none. */
import { parentPort } from "node:worker_threads";
import { findBuildProblems, reportProblems } from "./build-problems";

parentPort?.postMessage(reportProblems(findBuildProblems(new Date())));
