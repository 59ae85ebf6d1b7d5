/** The folders and inputs of a build, for commands and checks. */
import options from "../../export-kit.config.mjs";

export {
  BUILD_RECORD,
  MANIFEST,
  OUT,
  SHARDS,
  STAGED_SITE,
  STAGING,
} from "../../packages/export-kit/src/paths.mjs";

export const INPUTS = options.inputs.paths;
