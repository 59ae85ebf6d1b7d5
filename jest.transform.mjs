import { transformSync } from "next/dist/build/swc/index.js";
import { getJestSWCOptions } from "next/dist/build/swc/options.js";

/**
 * Next's own transformer for Jest, but a module is loaded when something of it is first used: a test of one rule about
 * the content would otherwise load schemas, calendars and parsers, a second for each test file.
 */
function createTransformer(options) {
  return {
    process(source, filename, { config }) {
      const isServer = config.testEnvironment.includes("jest-environment-node");
      const swc = getJestSWCOptions({
        ...options,
        isServer,
        filename,
        serverReferenceHashSalt: "",
        esm: false,
      });
      const imported = Array.from(source.matchAll(/^(import|}) .*from "([^"]+)";$/gm), ([, , from]) => from);
      // The testing library and our helpers register hooks, for which it is too late within a test.
      const lazy = imported.filter((specifier) => !/^@testing-library\/|\/testing$/.test(specifier));
      return transformSync(source, {
        ...swc,
        module: { ...swc.module, lazy: filename.includes("/node_modules/") ? false : lazy },
        filename,
      });
    },
  };
}

const transformer = { createTransformer };
export default transformer;
