/** The folders and inputs of a build, for commands and checks. */
import { hashInputs } from "export-kit/inputs";
import options from "../../export-kit.config.mjs";

export { BUILD_RECORD, MANIFEST, OUT, SHARDS, STAGED_SITE, STAGING } from "export-kit/paths";

export const INPUTS = options.inputs.paths;

/** @param {Record<string, string>} [settings] variables that override the environment */
export const hashSiteInputs = (root, settings) => hashInputs(root, options, settings);
