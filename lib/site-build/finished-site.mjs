/** Where a finished site lies and what it was made from: for checks of it. */
import { hashInputs } from "export-kit/inputs";
import options from "../../export-kit.config.mjs";

export { BUILD_RECORD, MANIFEST, OUT, SHARDS, STAGED_SITE, STAGING } from "export-kit/paths";

/** Everything a build reads, from the project's root. */
export const INPUTS = options.inputs.paths;

/**
 * Hash over all inputs of a build.
 *
 * @param {string} root the project's root
 * @param {Record<string, string>} [settings] variables that are other than in the environment
 */
export const hashSiteInputs = (root, settings) => hashInputs(root, options, settings);
