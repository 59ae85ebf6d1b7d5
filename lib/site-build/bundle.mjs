import { bundle as bundleWith } from "export-kit/bundle";

/** html-validate finds its own files; next-sitemap cannot be external, its CommonJS files say they are modules. */
const EXTERNAL = ["html-validate"];

/**
 * Bundles a TypeScript entry of the project for Node.
 *
 * @param {string} projectDir the project's root
 * @param {string} entry path from the root
 * @returns {Promise<string>} absolute path of the CommonJS file
 */
export const bundle = (projectDir, entry) => bundleWith(projectDir, entry, { external: EXTERNAL });
