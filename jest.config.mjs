import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: "." });

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "node",
  roots: ["<rootDir>/app", "<rootDir>/components", "<rootDir>/lib"],
  setupFilesAfterEnv: ["@testing-library/jest-dom"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  // Two cores; a worker keeps what it has compiled.
  maxWorkers: 2,
};

const resolve = createJestConfig(config);

/** Packages that ship ES modules only and have to be compiled for Jest. */
const ES_MODULES = ["next-sitemap", "htmlparser2", "domhandler", "domutils", "dom-serializer", "domelementtype", "entities"];

export default async function jestConfig() {
  const resolved = await resolve();
  return { ...resolved, transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join("|")})/)`] };
}
