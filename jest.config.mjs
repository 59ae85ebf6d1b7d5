import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: "." });

// What a build is narrowed to is a matter of the finished site: these tests are about the code and the whole content.
process.env.LANDING_SCOPE = "";

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "node",
  roots: ["<rootDir>/app", "<rootDir>/components", "<rootDir>/lib", "<rootDir>/packages", "<rootDir>/e2e"],
  // Not Jest's own pattern: it would take lib/site-build/cli/test.mjs, which runs Jest, for a test.
  testMatch: ["**/*.test.{ts,tsx}"],
  // Trials of half a minute each: with the whole properties, before a release.
  testPathIgnorePatterns: process.env.TEST_RUNS === "whole" ? [] : ["\\.release\\.test\\."],
  testSequencer: "<rootDir>/jest.sequencer.mjs",
  globalSetup: "<rootDir>/lib/content/testing/read-for-tests.ts",
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  // Jest keeps one core back by default.
  maxWorkers: "100%",
  // Guards against hanging: longer than any test takes on a machine that is busy with much other work.
  testTimeout: 600_000,
};

const resolve = createJestConfig(config);

/** Packages that ship ES modules only and have to be compiled for Jest. */
const ES_MODULES = [
  "next-sitemap",
  "@noble/hashes",
  "@formatjs",
  "@adobe/structured-data-validator",
  "@tanstack/(react-table|table-core|react-store|store)",
  // htmlparser2
  ...["htmlparser2", "domhandler", "domutils", "dom-serializer", "domelementtype", "entities"],
  // unified and remark-parse
  ...["unified", "(remark|mdast|unist|micromark|vfile|character-entities)(-[\\w-]+)?", "trough", "bail"],
  ...["devlop", "is-plain-obj", "decode-named-character-reference", "github-slugger"],
];

export default async function jestConfig() {
  const resolved = await resolve();
  const [[files, [, options]]] = Object.entries(resolved.transform);
  const transform = { [files]: ["<rootDir>/jest.transform.mjs", options] };
  return {
    ...resolved,
    transform,
    transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join("|")})/)`],
  };
}
