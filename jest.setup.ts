import { readFileSync } from "node:fs";
import path from "node:path";
import type * as TestingLibrary from "@testing-library/dom";
import type * as FastCheck from "fast-check";

// Written by `lib/content/testing/read-for-tests.ts`. Some tests change the working directory.
const content = path.resolve(".next/cache/test-content.json");
jest.mock("./lib/content/read-content-cached", () => ({
  readContentCached: () => JSON.parse(readFileSync(content, "utf8")),
}));

// Every property has the same cases in each run, and a tenth of them unless TEST_RUNS is "whole". A failure names its
// seed and path.
jest.mock("fast-check", () => {
  const { default: fc } = jest.requireActual<typeof FastCheck>("fast-check");
  const share = process.env.TEST_RUNS === "whole" ? 1 : 0.1;
  const assert = (property: FastCheck.IRawProperty<unknown>, { numRuns = 100, ...parameters } = {}) =>
    fc.assert(property, {
      seed: 20_261_128,
      ...parameters,
      numRuns: Math.max(10, Math.ceil(numRuns * share)),
    });
  return { __esModule: true, default: { ...fc, assert } };
});

// The testing library takes a seventh of a second to load, and three test files of four have no document.
if (typeof document !== "undefined") {
  jest.requireActual("@testing-library/jest-dom");
  // The default of one second is short on a machine that is busy with other work.
  jest.requireActual<typeof TestingLibrary>("@testing-library/dom").configure({ asyncUtilTimeout: 30_000 });
  // React pauses every five milliseconds, so that on a busy machine a test would see half of an update. Here: hourly.
  const scheduler = jest.requireActual<{ unstable_forceFrameRate: (perSecond: number) => void }>("scheduler");
  scheduler.unstable_forceFrameRate(1 / 3600);
}
