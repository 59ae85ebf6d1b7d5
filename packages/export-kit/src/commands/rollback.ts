import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { BUILD_RECORD } from "../paths.mjs";
import type { BuildRecord } from "../publishing/finish-site";
import { rollBack } from "../publishing/publish";
import { lockStaging } from "../staging-lock.mjs";

/**
 * `export-kit rollback`: publishes the release before as `out` again, in one step. A second call returns to the newer
 * one. Only one release before is kept, until the next build.
 */
export function run(args: string[]): void {
  parseArgs({ args });
  lockStaging(process.cwd(), "a rollback");
  rollBack(process.cwd());
  const { inputs, commit = "unknown" } = JSON.parse(readFileSync(BUILD_RECORD, "utf8")) as BuildRecord;
  console.log(`out/ is the release before: build ${inputs} of commit ${commit}.`);
}
